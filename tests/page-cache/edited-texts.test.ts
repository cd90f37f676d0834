import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { editedText } from '@/lib/languages/edited-text';
import { prisma } from '@/server/db';
import { renewTexts } from '@/server/edited-texts/current-texts';
import type { Handle } from '@/server/front/page-cache/capture';
import { Invalidation } from '@/server/front/page-cache/invalidation';
import { PageCache } from '@/server/front/page-cache/page-cache';
import { PageStore } from '@/server/front/page-cache/store';
import { declarePublicPage } from '@/server/http/request-context';
import { inLanguage } from '@/server/language';
import { makeStoredPage } from '@/tests/factories/stored-page';

const store = new PageStore(1e7);
const invalidation = new Invalidation(store, { renewTexts, pollHoldsMs: 20 });
/** Pages that declare no dependencies but show an edited text. */
const handle: Handle = async (_req, res) => {
  declarePublicPage({ tags: [] });
  res.end(editedText('banner') ?? 'none');
};
const limit = { admits: async () => true };
const cache = new PageCache({ handle, store, news: invalidation, limit, host: 'localhost' });
const server = createServer((req, res) => void cache.answer(req, res, 'request'));
const read = async (path: string) => {
  const { port } = server.address() as AddressInfo;
  return (await fetch(`http://127.0.0.1:${port}${path}`)).text();
};
/** As the front does once a write is answered (server/front/web.ts). */
const save = async (locale: string, version: number, body: string | null) => {
  await prisma().editedText.create({ data: { key: 'banner', locale, version, body } });
  invalidation.pollAnew();
};

beforeAll(async () => {
  await invalidation.start();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  server.close();
  await invalidation.stop();
});

it('a changed text is known before the pages that may show another are dropped', async () => {
  store.put('/contact', makeStoredPage([]), store.now());
  await save('fr', 1, 'Fermé');
  await invalidation.catchUp();
  expect(store.get('/contact')).toBeUndefined();
  expect(inLanguage('fr', () => editedText('banner'))).toBe('Fermé');
  expect(editedText('banner')).toBeNull();
});

it.each([
  ['nl', '/contact'],
  ['fr', '/fr/a-propos'],
  ['de', '/de/kontakt'],
  ['en', '/en/contact'],
])('the next visitor reads each change in %s', async (locale, path) => {
  const first = (await prisma().editedText.count({ where: { locale } })) + 1;
  for (let turn = 0; turn < 10; turn += 1) {
    await read(path);
    const body = turn === 9 ? null : `${locale} ${turn}`;
    await save(locale, first + turn, body);
    expect(await read(path)).toBe(body ?? 'none');
  }
});
