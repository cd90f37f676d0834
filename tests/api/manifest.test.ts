import { expect, it } from 'vitest';
import { visitor } from '@/tests/support/client';

const read = async (query = '') =>
  (await visitor().get<{ shortcuts: { url: string }[] }>(`/manifest.webmanifest${query}`)).body;

it('a home screen shows the site in Dutch', async () => {
  const { headers, text } = await visitor().get('/manifest.webmanifest');
  expect(headers.get('content-type')).toBe('application/manifest+json');
  expect(text).toMatch(
    /^\{"name":"Kustverblijf - Vakantieverhuur aan de Belgische kust","short_name":"Kustverblijf","description":"[^"]+","lang":"nl-BE","id":"\/","start_url":"\/","scope":"\/"/,
  );
});

it.each([
  ['fr', '/fr', '/fr/locations', '/fr/locations/favoris'],
  ['de', '/de', '/de/ferienwohnungen', '/de/ferienwohnungen/merkliste'],
  ['en', '/en', '/en/holiday-homes', '/en/holiday-homes/favourites'],
] as const)('and in %s: the same site, begun in that language', async (lang, start, homes, favourites) => {
  const dutch = await read();
  const found = await read(`?language=${lang}`);
  expect(found).toMatchObject({ lang, start_url: start, id: '/', scope: '/' });
  expect(found.shortcuts.map(({ url }) => url)).toEqual([homes, favourites]);
  const words = (value: unknown) =>
    [...JSON.stringify(value).matchAll(/"(?:name|description|short_name)":"([^"]+)"/g)].map(
      ([, text]) => text,
    );
  // The site's own name is the same everywhere.
  expect(words(found).filter((text) => words(dutch).includes(text))).toEqual(['Kustverblijf']);
});

it('asked for in another language it is Dutch', async () => {
  expect(await read('?language=it')).toEqual(await read());
});
