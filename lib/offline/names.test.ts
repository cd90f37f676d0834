import { expect, it } from 'vitest';
import { languages } from '@/lib/languages/language';
import { languageOfPath } from '@/lib/languages/of-path';
import { matchRoute } from '@/lib/match-route';
import { offlinePathFor, offlinePaths } from '@/lib/offline/names';

it.each(languages)('the offline page in %s is that of the table of routes', (of) => {
  expect(languageOfPath(offlinePaths[of])).toBe(of);
  expect(matchRoute(offlinePaths[of], of)).toEqual({ name: 'offline', params: {} });
});

it.each([
  ['/', '/offline'],
  ['/aanbod/zeezicht', '/offline'],
  ['/friet', '/offline'],
  ['/nl/aanbod', '/offline'],
  ['/fr', '/fr/hors-ligne'],
  ['/fr/locations/zeezicht', '/fr/hors-ligne'],
  ['/de/kontakt', '/de/offline'],
  ['/en/nowhere', '/en/offline'],
])('in place of %s comes %s', (wanted, shown) => {
  expect(offlinePathFor(wanted)).toBe(shown);
});
