/** The language of the page from which a guest asked something stays with it. */
import { beforeEach, describe, expect, it } from 'vitest';
import { prisma } from '@/server/db';
import { issueFormToken } from '@/server/http/form-token';
import { guestAlerts } from '@/server/features/search-alerts/guest-alerts';
import { guestQuestions } from '@/server/features/contact-requests/guest-questions';
import { makeGuestToken } from '@/tests/factories/guest-token';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';
import { bookingForm, outbox } from '@/tests/support/booking';
import { solvedBotCheck } from '@/tests/support/bot-check';
import { signedIn, visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const email = 'els.maes@kustverblijf.test';
const question = {
  first_name: 'Els',
  last_name: 'Maes',
  email,
  country: 'be',
  subject: 'Parkeren',
  message: 'Y a-t-il un garage ?',
};

interface Wish {
  /** Its call, for a listing. */
  path: (id: number) => string;
  fields: Record<string, unknown>;
  purpose: (id: number) => string;
  stored: () => Promise<{ locale: string }>;
}

const wishes = {
  request: {
    path: (id) => `/api/listings/${id}/booking-requests`,
    fields: bookingForm({ email }),
    purpose: (id) => `booking-request:${id}`,
    stored: () => prisma().bookingRequest.findFirstOrThrow(),
  },
  question: {
    path: (id) => `/api/listings/${id}/contact-requests`,
    fields: question,
    purpose: (id) => `contact-request:${id}`,
    stored: () => prisma().contactRequest.findFirstOrThrow(),
  },
  alert: {
    path: () => '/api/search-alerts',
    fields: { email, query: 'listing_city_id=11&adults=4' },
    purpose: () => 'search-alert',
    stored: () => prisma().searchAlert.findFirstOrThrow(),
  },
} satisfies Record<string, Wish>;

const send = async (wish: Wish, id: number, changes: object) =>
  visitor().post<{ errors?: Record<string, string[]> }>(wish.path(id), {
    ...wish.fields,
    g_recaptcha_response: await solvedBotCheck(),
    ...changes,
  });

const submit = (wish: Wish, id: number, changes: Record<string, string>) => {
  const form_token = issueFormToken(wish.purpose(id), Date.now() - 60_000);
  const fields = Object.entries({ form_token, ...wish.fields, ...changes });
  return visitor().post(
    `${wish.path(id)}/form`,
    new URLSearchParams(fields.map(([name, value]): [string, string] => [name, String(value)])),
    { csrf: false, headers: { origin: 'http://localhost:3000' } },
  );
};

describe.each<[string, Wish]>(Object.entries(wishes))('%s', (_what, wish) => {
  it.each(['nl', 'fr', 'de', 'en'])('from a page in %s is stored with it', async (locale) => {
    const { id } = await makeListing();
    expect((await send(wish, id, { locale })).status).toBeLessThan(300);
    expect((await wish.stored()).locale).toBe(locale);
  });

  it.each([{}, { locale: null }])('is Dutch with %j', async (changes) => {
    const { id } = await makeListing();
    expect((await send(wish, id, changes)).status).toBeLessThan(300);
    expect((await wish.stored()).locale).toBe('nl');
  });

  it.each(['es', 'FR', 'fr-BE', '', 1, ['fr'], {}])('is refused with %j', async (locale) => {
    const { id } = await makeListing();
    const { status, body } = await send(wish, id, { locale });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['locale']]);
  });

  it.each([
    ['fr', 'fr'],
    ['es', 'nl'],
    ['', 'nl'],
  ])('without script from %j is stored with %s', async (locale, stored) => {
    const { id } = await makeListing();
    expect((await submit(wish, id, { locale })).status).toBe(303);
    expect((await wish.stored()).locale).toBe(stored);
  });
});

describe('whoever reads it', () => {
  it('is told it by the landlord’s page and the guest’s own', async () => {
    const owner = await makeUser();
    const { id } = await makeListing({ userId: owner.id });
    const landlord = await signedIn(owner);
    await send(wishes.request, id, { locale: 'de' });
    await send(wishes.question, id, { locale: 'fr' });
    for (const [kind, table, locale] of [
      ['booking-requests', prisma().bookingRequest.findFirstOrThrow(), 'de'],
      ['contact-requests', prisma().contactRequest.findFirstOrThrow(), 'fr'],
    ] as const) {
      const request = await table;
      const desk = await landlord.get(`/api/${kind}/${request.id}`);
      const list = await landlord.get(`/api/users/${owner.id}/${kind}`);
      const token = await makeGuestToken({ kind, id: request.id });
      const own = await visitor().get(`/api/stays/${token}`);
      expect(desk.body).toMatchObject({ data: { locale } });
      expect(list.body).toMatchObject({ data: [{ locale }] });
      expect(own.body).toMatchObject({ data: { locale } });
    }
  });

  it('finds it among a guest’s own data', async () => {
    const { id } = await makeListing();
    await send(wishes.question, id, { locale: 'fr' });
    await send(wishes.alert, id, { locale: 'en' });
    expect(await guestQuestions.read(email)).toMatchObject([{ locale: 'fr' }]);
    expect(await guestAlerts.read(email)).toMatchObject([{ locale: 'en' }]);
  });
});

it('an alert asked for again keeps its language, also in its letter', async () => {
  const { id } = await makeListing();
  for (const locale of ['fr', 'nl']) await send(wishes.alert, id, { locale });
  expect(await prisma().searchAlert.findMany()).toMatchObject([{ locale: 'fr' }]);
  const [first, second] = (await outbox()).map(({ props }) => Reflect.get(Object(props), 'words'));
  expect(first).toEqual(second);
});
