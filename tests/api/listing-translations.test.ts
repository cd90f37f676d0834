/** The landlord's words in other languages: who may write and read them, and what others see of them. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Language } from '@/lib/languages/language';
import type { OwnListing, PublicListing } from '@/lib/listings/contract';
import { noTranslations } from '@/lib/listings/translations';
import type { ChangedPage } from '@/lib/moderation/contract';
import type { Listing, User } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { findListingPage } from '@/server/features/listings/page/find-listing-page';
import { inLanguage } from '@/server/language';
import { makeConcept, makeListing } from '@/tests/factories/listing';
import { makePicture, makeStoredPhoto } from '@/tests/factories/picture';
import { makeAdmin, makeCoLandlord, makeUser } from '@/tests/factories/user';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { listingBody, toBody } from '@/tests/support/listing-form';
import type { Refused } from '@/tests/support/listing-form';

type Saved = { data: OwnListing };

const stored = makeStoredPhoto();
let owner: User;
let client: TestClient;
let listing: Listing;
beforeEach(async () => {
  owner = await makeUser();
  client = await signedIn(owner);
  listing = await makeListing({ userId: owner.id });
  await makePicture({ listingId: listing.id, photo: await stored });
});

const put = (body: unknown) => client.put<Saved>(`/api/listings/${listing.id}`, body);
const show = (by: TestClient = visitor()) =>
  by.get<{ data: PublicListing & Partial<OwnListing> }>(`/api/listings/${listing.id}`);

const kept = () => prisma().listingTranslation.count({ where: { listingId: listing.id } });

const french = {
  description: 'À deux pas de la plage.',
  house_rules: 'Pas de fêtes.\nCalme après 22 heures.',
  arrival_info: 'La clé est dans le coffret 4711.',
};
const translations = { ...noTranslations, fr: french };

describe('saving translations', () => {
  it.each([
    [
      'a form',
      () =>
        toBody({
          'translations[fr][description]': ` ${french.description} `,
          'translations[fr][house_rules]': french.house_rules.replace('\n', '\r\n'),
          'translations[fr][arrival_info]': french.arrival_info,
        }),
    ],
    ['JSON', () => ({ translations: { fr: french } })],
  ])('accepts them as %s', async (_how, body) => {
    const { status, body: answer } = await put(body());
    expect([status, answer.data.translations]).toEqual([200, translations]);
    expect((await show(client)).body.data.translations).toEqual(translations);
  });

  it('accepts them with a new listing, and in a POST with _method=PUT', async () => {
    const fields = { 'translations[en][house_rules]': 'No parties.' };
    const made = await client.post<Saved>('/api/listings', await listingBody(fields));
    expect(made.status).toBe(201);
    expect(made.body.data.translations.en).toEqual({ ...noTranslations.en, house_rules: 'No parties.' });
    const { body } = await client.post<Saved>(
      `/api/listings/${made.body.data.id}`,
      toBody({ _method: 'PUT', 'translations[de][description]': 'Am Meer.' }),
    );
    expect(body.data.translations).toMatchObject({
      de: { description: 'Am Meer.' },
      en: { house_rules: 'No parties.' },
    });
  });

  it('leaves what is absent, and takes away what is empty', async () => {
    await put({ translations: { fr: french, de: { description: 'Am Meer.' } } });
    await put({ price: 140, translations: {} });
    const { body } = await put(
      toBody({ 'translations[fr][description]': '  ', 'translations[fr][house_rules]': 'Silence.' }),
    );
    expect(body.data.translations).toEqual({
      ...noTranslations,
      fr: { ...french, description: null, house_rules: 'Silence.' },
      de: { ...noTranslations.de, description: 'Am Meer.' },
    });
    const gone = { translations: { fr: { house_rules: '', arrival_info: null }, de: { description: '' } } };
    expect((await put(gone)).body.data.translations).toEqual(noTranslations);
    expect(await kept()).toBe(0);
  });

  it('accepts each as long as the Dutch one may be, and shorter', async () => {
    const long = {
      description: 'é'.repeat(750),
      house_rules: 'x'.repeat(1500),
      arrival_info: 'x'.repeat(3000),
    };
    const { status, body } = await put({ translations: { de: long, en: { description: 'x' } } });
    expect([status, body.data.translations]).toEqual([
      200,
      { ...noTranslations, de: long, en: { ...noTranslations.en, description: 'x' } },
    ]);
  });

  it.each<[string, unknown]>([
    ['translations.fr.description', { fr: { description: 'x'.repeat(751) } }],
    ['translations.de.house_rules', { de: { house_rules: 'x'.repeat(1501) } }],
    ['translations.en.arrival_info', { en: { arrival_info: 'x'.repeat(3001) } }],
    ['translations.en.description', { en: { description: 7 } }],
    ['translations.fr.house_rules', { fr: { house_rules: ['x'] } }],
    ['translations.fr.arrival_info', { fr: { arrival_info: { deep: 'x' } } }],
    ['translations.fr', { fr: { title: 'x' } }],
    ['translations.fr', { fr: 'Bonjour' }],
    ['translations.de', { de: [french] }],
    ['translations', { es: { description: 'x' } }],
    ['translations', { nl: { description: 'x' } }],
    ['translations', { FR: { description: 'x' } }],
    ['translations', 'Bonjour'],
    ['translations', []],
  ])('refuses on %s: %j', async (field, given) => {
    await put({ translations: { fr: french } });
    const { status, body } = await put({ translations: given, price: 141 });
    expect([status, Object.keys((body as unknown as Refused).errors)]).toEqual([422, [field]]);
    expect((await show(client)).body.data).toMatchObject({ translations, price: listing.price });
  });

  it('refuses the same of a form, each fault under its own name', async () => {
    const { status, body } = await client.put<Refused>(
      `/api/listings/${listing.id}`,
      toBody({
        'translations[fr][description]': 'x'.repeat(751),
        'translations[en][arrival_info]': 'x'.repeat(3001),
        price: '9,5',
      }),
    );
    expect([status, body.errors]).toEqual([
      422,
      {
        price: ['Vanafprijs moet een ronde prijs zijn, zonder komma'],
        'translations.fr.description': ['Omschrijving (Frans) mag hoogstens 750 tekens hebben.'],
        'translations.en.arrival_info': ['Aankomstinfo (Engels) mag hoogstens 3000 tekens hebben.'],
      },
    ]);
  });

  it('requires none for publishing, and keeps an approved listing approved', async () => {
    const concept = await makeConcept({ userId: owner.id });
    await makePicture({ listingId: concept.id, photo: await stored });
    expect((await client.put(`/api/listings/${concept.id}`, { action: 'enable' })).status).toBe(200);
    expect((await put({ translations: { fr: french } })).body.data.approved_at).not.toBeNull();
  });

  it('is for the owner and admins', async () => {
    const manager = await makeCoLandlord();
    await prisma().listingManager.create({
      data: { listingId: listing.id, email: manager.email, userId: manager.id },
    });
    const body = { translations: { fr: french } };
    const path = `/api/listings/${listing.id}`;
    expect((await (await signedIn(manager)).put(path, body)).status).toBe(403);
    expect((await (await signedIn(await makeUser())).put(path, body)).status).toBe(403);
    expect((await visitor().put(path, body)).status).toBe(401);
    expect((await (await signedIn(await makeAdmin())).put(path, body)).status).toBe(200);
    const entry = await prisma().auditLog.findFirstOrThrow({
      where: { action: 'listing.update', subjectId: listing.id },
    });
    expect(entry.details).toEqual({ fields: ['translations'] });
  });
});

describe('reading translations', () => {
  beforeEach(() => put({ translations: { fr: french } }));

  it('is for everybody, except of how to get in', async () => {
    const { arrival_info: secret, ...open } = french;
    const none = { description: null, house_rules: null };
    for (const by of [visitor(), await signedIn(await makeUser())]) {
      const { body, text } = await show(by);
      expect(body.data.translations).toEqual({ fr: open, de: none, en: none });
      expect(body.data.description).toBe(listing.description);
      expect(text).not.toContain(secret);
      expect(text).not.toContain('arrival_info');
    }
  });

  it('includes how to get in for calendar managers and admins', async () => {
    const manager = await makeCoLandlord();
    await prisma().listingManager.create({
      data: { listingId: listing.id, email: manager.email, userId: manager.id },
    });
    for (const user of [manager, await makeAdmin()]) {
      expect((await show(await signedIn(user))).body.data.translations).toEqual(translations);
    }
  });

  it('is part of the export of the owner, and ends with the listing', async () => {
    const { text } = await client.get(`/api/users/${owner.id}/export`);
    expect(text).toContain('La clé est dans le coffret 4711.');
    expect((await client.delete(`/api/listings/${listing.id}`)).status).toBe(204);
    expect(await kept()).toBe(0);
  });

  it('is part of a copy', async () => {
    const { body } = await client.post<Saved>(`/api/listings/${listing.id}/copy`);
    expect(body.data.translations).toEqual(translations);
    await put({ translations: { fr: { description: '' } } });
    expect((await client.get<Saved>(`/api/listings/${body.data.id}`)).body.data.translations).toEqual(
      translations,
    );
  });
});

describe('the page of a listing', () => {
  const page = (locale: Language) =>
    inLanguage(locale, async () => {
      const found = await findListingPage(listing.slug, () => Promise.resolve(null));
      return found?.listing;
    });

  it('has the words of its language, else the Dutch ones, and no others', async () => {
    await put({ house_rules: 'Geen feestjes.', translations: { fr: french } });
    const dutch = { description: listing.description, house_rules: 'Geen feestjes.' };
    const { arrival_info: secret, ...own } = french;
    expect(await page('fr')).toMatchObject({ ...own, translated: ['description', 'house_rules'] });
    for (const locale of ['nl', 'de'] as const) {
      const found = await page(locale);
      expect(found).toMatchObject(dutch);
      expect(found).not.toHaveProperty('translated');
      expect(found).not.toHaveProperty('translations');
      expect(JSON.stringify(found)).not.toContain(french.description);
    }
    expect(JSON.stringify(await page('fr'))).not.toContain(secret);
  });
});

describe('what admins see of translations', () => {
  const changed = async (admin: TestClient) =>
    (await admin.get<ChangedPage>('/api/listings/changed?limit=100')).body.data.filter(
      ({ id }) => id === listing.id,
    );

  it('is what changed of them since they looked, by language', async () => {
    const admin = await signedIn(await makeAdmin());
    await prisma().$executeRaw`SELECT keep_listing_snapshot(${listing.id}::int)`;
    await put({ translations: { fr: { arrival_info: french.arrival_info } } });
    expect(await changed(admin)).toEqual([]);
    await put({ translations: { fr: french, en: { description: 'By the sea.' } } });
    const [change] = await changed(admin);
    const { arrival_info: secret, ...open } = french;
    const none = { description: null, house_rules: null };
    expect(change?.before).toMatchObject({ translations: { fr: none, de: none, en: none }, facts: null });
    expect(change?.after).toMatchObject({
      translations: { fr: open, de: none, en: { description: 'By the sea.', house_rules: null } },
      facts: null,
    });
    expect(JSON.stringify(change)).not.toContain(secret);
    // Saving the same again does not make it a later change.
    await put({ price: listing.price, translations: { fr: french } });
    expect((await changed(admin)).map(({ changed_at }) => changed_at)).toEqual([change?.changed_at]);
    const seen = { version: change?.version };
    await put({ translations: { en: { description: 'By the beach.' } } });
    expect((await admin.put(`/api/listings/${listing.id}/changes/seen`, seen)).status).toBe(409);
    const [now] = await changed(admin);
    expect(
      (await admin.put(`/api/listings/${listing.id}/changes/seen`, { version: now?.version })).status,
    ).toBe(204);
    expect(await changed(admin)).toEqual([]);
    await put({ translations: { fr: { description: '' } } });
    await put({ translations: { fr: french } });
    expect(await changed(admin)).toEqual([]);
  });
});

describe('the database', () => {
  it('keeps translations within their bounds, whoever writes', async () => {
    const row = { listingId: listing.id, locale: 'fr', description: 'Bonjour' };
    const create = (data: object) => prisma().listingTranslation.create({ data: { ...row, ...data } });
    await create({});
    for (const data of [
      {},
      { locale: 'nl' },
      { locale: 'es' },
      { locale: 'de', description: '' },
      { locale: 'de', description: null },
      { locale: 'de', description: 'x'.repeat(751) },
      { locale: 'de', houseRules: '' },
    ])
      await expect(create(data)).rejects.toThrow(/constraint|too long/i);
  });

  it('logs changes of them in the change log', async () => {
    const told = () => prisma().change.count({ where: { kind: 'home', subjectId: listing.id } });
    const before = await told();
    await prisma().listingTranslation.create({
      data: { listingId: listing.id, locale: 'fr', description: 'Bonjour' },
    });
    expect(await told()).toBe(before + 1);
  });
});
