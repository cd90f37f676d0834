import 'server-only';

import type { FrontPageRowModel } from '@/lib/front-page/front-page-model';
import { recentRow } from '@/lib/front-page/rows';
import { withCarried } from '@/lib/search/carried-stay';
import { findRows, snapshotNow } from '@/server/features/front-page/find-rows';
import type { Overview } from '@/server/http/request-context';

export interface FoundRow {
  /** Null if there are too few listings for a row. */
  row: FrontPageRowModel | null;
  searches: Overview[];
}

/**
 * The home page's row of newest listings, for pages without listings of their own to show.
 *
 * @param query the days and the party of the page (`carriedQuery`), which its links pass on; '' for neither
 */
export async function findRecentRow(query: string): Promise<FoundRow> {
  const { rows, searches } = await findRows([recentRow()], await snapshotNow());
  const [row] = rows;
  return { row: row ? { ...row, href: withCarried(row.href, query), query } : null, searches };
}
