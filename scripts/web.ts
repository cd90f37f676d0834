/** The web server process, and nothing else: part of `npm start`, or alone as `npm run web`. */
import process from 'node:process';
import { frontCalls } from '@/app/front-calls';
import { followParent } from '@/scripts/launch/follow';
import { demandSettings } from '@/scripts/machine/demand-settings';
import { SearchCounter } from '@/server/features/figures/count-searches';
import { renewTexts } from '@/server/edited-texts/current-texts';
import { findDraft } from '@/server/features/edited-texts/find-draft';
import { goneStatus } from '@/server/features/listings/find-deleted-listing';
import { searchIndex } from '@/server/features/search/search-index';
import { warmSearch } from '@/server/features/search/warm-search';
import { ViewCounter } from '@/server/features/statistics/count-views';
import { isOpenedByPerson, visitedSlug } from '@/server/features/statistics/visit';
import { startWeb } from '@/server/front/web';

// Nothing this process writes may be readable by other accounts of the machine.
process.umask(0o077);
demandSettings();
followParent();
await startWeb({
  calls: frontCalls,
  search: searchIndex(),
  warmSearch,
  goneStatus,
  visitedSlug,
  views: new ViewCounter(),
  isOpenedByPerson,
  searches: new SearchCounter(),
  texts: { renew: renewTexts, findDraft },
});
