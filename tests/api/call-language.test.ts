/** In which language calls report errors and success; their data stay Dutch. */
import { beforeEach, describe, expect, it } from 'vitest';
import { prisma } from '@/server/db';
import { issueGuestFormToken } from '@/server/features/guest-stays/submit-plain-forms';
import { readAcceptLanguage } from '@/server/http/caller-language';
import { openFormMemory } from '@/server/http/form-memory';
import { issueFormToken } from '@/server/http/form-token';
import { makeListing } from '@/tests/factories/listing';
import { makeOccupancy } from '@/tests/factories/occupancy';
import { makeUser } from '@/tests/factories/user';
import { bookingForm } from '@/tests/support/booking';
import { solvedBotCheck } from '@/tests/support/bot-check';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { makeTalk, offer } from '@/tests/support/conversation';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

interface Told {
  message: string;
  errors?: Record<string, string[]>;
}

const accepting = (language: string) => ({ headers: { 'accept-language': language } });

describe('the language that a caller accepts', () => {
  it.each([
    ['fr', 'fr'],
    ['fr-BE', 'fr'],
    ['DE-at', 'de'],
    ['nl-BE,nl;q=0.9,en;q=0.8', 'nl'],
    ['en-US,en;q=0.9,fr;q=0.8', 'en'],
    ['en;q=0.3, fr; q=0.7, de;q=0.5', 'fr'],
    ['es,it;q=0.9,de;q=0.1', 'de'],
    ['fr;q=0.5,de;q=0.5', 'fr'],
    ['fr;q=0', 'nl'],
    ['fr;q=2,de;q=x,en;q=0.001', 'en'],
    ['es', 'nl'],
    ['*', 'nl'],
    ['', 'nl'],
    ['french', 'nl'],
    [',;q=1,;', 'nl'],
  ])('%j: %s', (header, language) => {
    expect(readAcceptLanguage(header)).toBe(language);
  });

  it('is Dutch without the header', () => expect(readAcceptLanguage(null)).toBe('nl'));
});

const postContact = (client: TestClient, language?: string) =>
  client.post<Told>('/api/contact', {}, language ? accepting(language) : undefined);

describe('a call without session', () => {
  it('is told in the language it accepts what is wrong with its fields', async () => {
    const [dutch, french, german, english] = await Promise.all(
      [undefined, 'fr-BE,fr;q=0.9', 'de', 'en-GB'].map((one) => postContact(visitor(), one)),
    );
    expect([dutch, french, german, english].map((one) => one?.status)).toEqual([422, 422, 422, 422]);
    const told = [dutch, french, german, english].map((one) => one?.body.errors?.email?.[0]);
    expect(told).toEqual([
      'E-mailadres is verplicht.',
      expect.stringMatching(/adresse/i),
      expect.stringContaining('E-Mail'),
      expect.stringContaining('mail'),
    ]);
    expect(new Set(told).size).toBe(4);
    const messages = [dutch, french, german, english].map((one) => one?.body.message);
    expect(new Set(messages).size).toBe(4);
    const fields = [dutch, french, german, english].map((one) => Object.keys(one?.body.errors ?? {}));
    for (const one of fields) expect(one).toEqual(fields[0]);
  });

  it('is told so too of what is not there, and of a query', async () => {
    const gone = (language: string) => visitor().get<Told>('/api/listings/weg', accepting(language));
    const [dutch, french] = [await gone('nl'), await gone('fr')];
    expect([dutch.status, french.status]).toEqual([404, 404]);
    expect(french.body.message).not.toBe(dutch.body.message);
    const { slug } = await makeListing();
    const path = `/api/listings/${slug}/booking-price?from=2020-01-01&to=2020-01-04&adults=2`;
    const refused = await Promise.all(['nl', 'en'].map((one) => visitor().get<Told>(path, accepting(one))));
    expect(refused.map(({ status }) => status)).toEqual([422, 422]);
    const [first, second] = refused.map(({ body }) => JSON.stringify(body.errors));
    expect(second).not.toBe(first);
  });

  it('is told so whole, with what completes the sentence', async () => {
    const talk = await makeTalk();
    const { start_date, end_date } = offer();
    await talk.landlord.offer();
    await makeOccupancy({ listingId: talk.listing.id, source: 'blocked', start: start_date, end: end_date });
    const accept = `/api/stays/${talk.token}/accept-offer`;
    const taken = await talk.guestClient.post<Told>(accept, {}, accepting('fr'));
    expect([taken.status, taken.body.message]).toEqual([
      409,
      'Ces dates ne sont plus libres\u{a0}: elles chevauchent une période bloquée.',
    ]);
    const agreement = `/api/stays/${talk.token}/agreement`;
    const unread = await talk.guestClient.post<Told>(agreement, { name: 'An' }, accepting('de'));
    expect([unread.status, unread.body.errors?.sha256]).toEqual([
      422,
      ['Laden Sie die Seite neu und lesen Sie zuerst den Mietvertrag.'],
    ]);
  });

  it('is told so when it signs in in vain, and asks for another password', async () => {
    const login = (language: string) =>
      visitor().post<Told>('/login', { email: 'an@kustverblijf.test', password: 'x' }, accepting(language));
    const [dutch, german] = [await login('nl'), await login('de')];
    expect([dutch.status, german.status]).toEqual([422, 422]);
    expect(german.body.message).not.toBe(dutch.body.message);
    const forgot = async (language: string) =>
      visitor().post<Told>(
        '/forgot-password',
        { email: 'an@kustverblijf.test', g_recaptcha_response: await solvedBotCheck() },
        accepting(language),
      );
    const sent = [await forgot('nl'), await forgot('fr')];
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect(sent[1]?.body.message).not.toBe(sent[0]?.body.message);
  });

  it('counts with a session that is over', async () => {
    const client = await signedIn(await makeUser());
    await prisma().session.deleteMany();
    const { body } = await postContact(client, 'fr');
    expect(body.errors?.email?.[0]).toMatch(/adresse e-mail/i);
  });
});

it('a call with a session is told in Dutch', async () => {
  const client = await signedIn(await makeUser());
  const [with_, without] = [await postContact(client, 'fr'), await postContact(visitor())];
  expect(with_.body).toEqual(without.body);
});

const addCost = ({ id }: { id: number }, kind: string, optional: boolean) =>
  prisma().listingCost.create({
    data: { listingId: id, place: 1, kind, amountCents: 900, per: 'stay', optional, onSite: false },
  });

describe('data', () => {
  it.each([
    ['a home', (slug: string) => `/api/listings/${slug}`],
    ['its reviews', (slug: string) => `/api/listings/${slug}/reviews`],
    ['a price', (slug: string) => `/api/listings/${slug}/booking-price?from=START&to=END&adults=2`],
    ['a search', () => '/api/listings?arrival=START&departure=END'],
    ['a search without results', () => '/api/listings?arrival=START&departure=END&listing_city_id=1'],
    ['points of the map', () => '/api/listings/coordinates'],
    ['towns', () => '/api/listing-cities'],
    ['options', () => '/api/listing-options'],
  ])('of %s do not follow it', async (_what, pathOf) => {
    const listing = await makeListing();
    await addCost(listing, 'cleaning', false);
    const { start_date, end_date } = bookingForm();
    const path = pathOf(listing.slug).replace('START', String(start_date)).replace('END', String(end_date));
    const [dutch, french] = await Promise.all(['nl', 'fr'].map((one) => visitor().get(path, accepting(one))));
    expect(dutch?.text).toBe(french?.text);
    expect([dutch?.status, french?.status]).toEqual([200, 200]);
  });

  it('of a request do not either, nor what is stored of it', async () => {
    const listing = await makeListing();
    await addCost(listing, 'bed_linen', true);
    const { status, body } = await visitor().post<{ data: { quote: { lines: object[] } } }>(
      `/api/listings/${listing.id}/booking-requests`,
      { ...bookingForm({ extras: ['Bedlinnen'] }), g_recaptcha_response: await solvedBotCheck() },
      accepting('fr'),
    );
    expect(status).toBe(201);
    expect(body.data.quote.lines).toMatchObject([{ label: 'Bedlinnen', optional: false }]);
    const { quote } = await prisma().bookingRequest.findFirstOrThrow();
    expect(quote).toMatchObject({ lines: [{ label: 'Bedlinnen', optional: false }] });
  });
});

const fromPage = { origin: 'http://localhost:3000' };
const memoryOf = (client: TestClient) => openFormMemory(client.cookies.get('form-memory'));

function submit(client: TestClient, listing: { id: number }, changes: Record<string, unknown>) {
  const form_token = issueFormToken(`booking-request:${listing.id}`, Date.now() - 60_000);
  const fields = Object.entries({ form_token, ...bookingForm(), ...changes });
  return client.post(
    `/api/listings/${listing.id}/booking-requests/form`,
    new URLSearchParams(fields.map(([name, value]): [string, string] => [name, String(value)])),
    // What a browser itself prefers does not matter: the form's page does.
    { csrf: false, headers: { ...fromPage, 'accept-language': 'en' } },
  );
}

describe('a form without script', () => {
  it.each([
    ['fr', 'demande-de-reservation/merci', '/fr/locations/'],
    ['de', 'buchungsanfrage/danke', '/de/ferienwohnungen/'],
    ['en', 'booking-request/thank-you', '/en/holiday-homes/'],
    ['nl', 'reserverings-aanvragen/bedankt', '/aanbod/'],
    ['xx', 'reserverings-aanvragen/bedankt', '/aanbod/'],
    ['', 'reserverings-aanvragen/bedankt', '/aanbod/'],
  ])('of a page in %j leads on in it', async (locale, path, overview) => {
    const listing = await makeListing();
    const { status, headers } = await submit(visitor(), listing, { locale });
    expect(status).toBe(303);
    expect(headers.get('location')).toBe(`${overview}${listing.slug}/${path}?zonder-script=1`);
  });

  it('is shown again with its errors in that language', async () => {
    const listing = await makeListing();
    const client = visitor();
    const { headers } = await submit(client, listing, { locale: 'fr', email: 'els', end_date: '2020-01-01' });
    const page = `/fr/locations/${listing.slug}/demande-de-reservation`;
    expect(headers.get('location')).toBe(page);
    expect(headers.getSetCookie()[0]).toContain(`Path=${page};`);
    expect(memoryOf(client)?.errors.email?.[0]).toMatch(/adresse e-mail/i);
    expect(memoryOf(client)?.values).not.toHaveProperty('locale');
  });

  it('on the guest’s page leads back to it, and notes in Dutch what happened', async () => {
    const talk = await makeTalk();
    const { headers } = await talk.guestClient.post(
      `/api/stays/${talk.token}/withdraw/form`,
      new URLSearchParams({ form_token: issueGuestFormToken(talk.token), locale: 'de' }),
      { csrf: false, headers: fromPage },
    );
    expect(headers.get('location')).toBe(`/de/aufenthalt/${talk.token}`);
    expect(await prisma().message.findMany()).toMatchObject([{ body: 'De gast trok de aanvraag in.' }]);
  });

  it.each(['confirm', 'unsubscribe'])('%s of an alert leads back to it', async (action) => {
    const token = 'a'.repeat(43);
    const { status, headers } = await visitor().post(
      `/api/search-alerts/${token}/${action}/form`,
      new URLSearchParams({ locale: 'en' }),
      { csrf: false, headers: fromPage },
    );
    expect([status, headers.get('location')]).toEqual([303, `/en/search-alert/${token}`]);
  });
});
