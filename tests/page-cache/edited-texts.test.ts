import { afterAll, beforeAll, expect, it } from 'vitest';
import { editedText } from '@/lib/languages/edited-text';
import { prisma } from '@/server/db';
import { renewTexts } from '@/server/edited-texts/current-texts';
import { Invalidation } from '@/server/front/page-cache/invalidation';
import { PageStore } from '@/server/front/page-cache/store';
import { inLanguage } from '@/server/language';
import { makeStoredPage } from '@/tests/factories/stored-page';

const store = new PageStore(1e7);
const invalidation = new Invalidation(store, { renewTexts });

beforeAll(() => invalidation.start());
afterAll(() => invalidation.stop());

it('a changed text is known before the pages that may show another are dropped', async () => {
  store.put('/contact', makeStoredPage([]), store.now());
  await invalidation.catchUp();
  expect(store.get('/contact')).toBeDefined();
  await prisma().editedText.create({ data: { key: 'banner', locale: 'fr', version: 1, body: 'Fermé' } });
  await invalidation.catchUp();
  expect(store.get('/contact')).toBeUndefined();
  expect(inLanguage('fr', () => editedText('banner'))).toBe('Fermé');
  expect(editedText('banner')).toBeNull();
});
