import fs from 'node:fs';
import path from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { savedFormName } from '@/lib/forms/saved-form';
import { savedResultsName } from '@/components/search/results-memory';
import { signedInCookie } from '@/lib/accounts/signed-in-hint';
import { ownRequestsName } from '@/lib/booking-requests/own-requests';
import { readCookiePreferences } from '@/lib/cookies/preferences';
import { putOffName } from '@/lib/cookies/question';
import { readFavorites } from '@/lib/favorites/favorites';
import { favoriteLinesName } from '@/lib/favorites/lines';
import { layerRegionName } from '@/lib/holidays/layer';
import { rowKeysName } from '@/lib/requests/row-keys';
import { draftName } from '@/lib/listing-form/draft';
import { placeName } from '@/lib/languages/follow-switch';
import { offerRefusedName } from '@/lib/languages/offer-language';
import { offlineCacheName } from '@/lib/offline/names';
import { loadedAnewName } from '@/lib/pages/load-anew';
import { viewMemory } from '@/lib/search/view';
import { rememberedMatches } from '@/lib/statements/remembered';
import { storedForProviders, storedItems } from '@/lib/texts/disclaimer';
import { pendingSignInCookieName } from '@/server/features/accounts/pending-sign-in';
import { knownBrowserCookieName } from '@/server/auth/known-browser';
import { sessionCookieName } from '@/server/auth/session';
import { csrfCookieName } from '@/server/http/csrf';
import { formMemoryCookie } from '@/server/http/form-memory';
import { pendingIdentityCookieName } from '@/server/features/identities/pending-identity';

/** The storage key that the function looks up. */
function askedFor(read: () => unknown): string {
  const names: string[] = [];
  vi.stubGlobal('localStorage', { getItem: (name: string) => void names.push(name) });
  read();
  expect(names).toHaveLength(1);
  return names[0] ?? '';
}

/** Every file that stores something in the browser, with its storage keys; none where callers choose the key. */
const keepers: Readonly<Record<string, () => string[]>> = {
  'lib/forms/saved-form.ts': () => [savedFormName('contact')],
  'components/search/results-memory.ts': () => [savedResultsName('a')],
  'lib/cookies/question.ts': () => [putOffName],
  'lib/pages/load-anew.ts': () => [loadedAnewName],
  'lib/cookies/preferences.ts': () => [askedFor(readCookiePreferences)],
  'lib/device-memory.ts': () => [
    ...[draftName(7, 'zeezicht'), draftName(7, null), layerRegionName, rowKeysName, viewMemory],
    ...[favoriteLinesName, ownRequestsName, askedFor(rememberedMatches)],
  ],
  'lib/languages/follow-switch.ts': () => [placeName],
  'lib/languages/offer-language.ts': () => [offerRefusedName],
  'lib/favorites/favorites.ts': () => [askedFor(readFavorites)],
  'lib/offline/offline-worker.ts': () => [offlineCacheName],
  'server/features/accounts/pending-sign-in.ts': () => [pendingSignInCookieName()],
  'server/auth/known-browser.ts': () => [knownBrowserCookieName()],
  'server/features/identities/pending-identity.ts': () => [pendingIdentityCookieName(), 'next-auth.state'],
  'server/auth/session.ts': () => [sessionCookieName(), signedInCookie],
  'server/cookies.ts': () => [],
  'server/http/csrf.ts': () => [csrfCookieName],
  'server/http/form-memory.ts': () => [formMemoryCookie],
};

const keeps =
  /Storage\.setItem|Storage\[|serializeCookie\(|document\.cookie\s*=(?!=)|cookieStore|cookies\(\)\)?\.set|indexedDB|caches\.open/;

function sources(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => path.posix.join(folder, file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));
}

const isRowOf = (name: string) => (row: string) =>
  row.endsWith('…') ? name.startsWith(row.slice(0, -1)) : name === row;

afterEach(() => vi.unstubAllGlobals());

describe("the disclaimer's list of what is kept", () => {
  const rows = [...storedItems, ...storedForProviders].map(({ name }) => name);

  it('has a row for everything that is kept, and no other', () => {
    const found = Object.values(keepers).flatMap((names) =>
      names().map((name) => rows.find(isRowOf(name)) ?? `no row for ${name}`),
    );
    expect([...new Set(found)].toSorted()).toEqual(rows.toSorted());
  });

  it('knows every file that keeps something', () => {
    const found = ['app', 'components', 'lib', 'server']
      .flatMap(sources)
      .filter((file) => keeps.test(fs.readFileSync(file, 'utf8')));
    expect(found.toSorted()).toEqual(Object.keys(keepers).toSorted());
  });
});
