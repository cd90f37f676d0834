import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { MAX_ALERTS } from '@/server/features/search-alerts/record-search-alert';
import { cleanUp } from '@/server/worker/clean-up';
import { prisma } from '@/server/db';
import { letterLimits } from '@/server/mail/gate';
import { env } from '@/server/env';
import { issueFormToken } from '@/server/http/form-token';
import { makeConcept, makeListing } from '@/tests/factories/listing';
import { makeSearchAlert, makeUnconfirmedAlert } from '@/tests/factories/search-alert';
import { outbox } from '@/tests/support/booking';
import { solvedBotCheck } from '@/tests/support/bot-check';
import { visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const email = 'els.maes@kustverblijf.test';
const arrival = addDays(todayIn(), 30);
const departure = addDays(arrival, 7);
const days = `arrival=${arrival}&departure=${departure}`;
const origin = { origin: new URL(env.APP_URL).origin };

interface Refusal {
  message: string;
  errors: Record<string, string[]>;
}

async function ask(changes: Record<string, unknown> = {}, client = visitor()) {
  const isSolved = 'g_recaptcha_response' in changes;
  const g_recaptcha_response = isSolved ? undefined : await solvedBotCheck();
  const body = { email, query: 'listing_city_id=11&adults=4', g_recaptcha_response, ...changes };
  return client.post<Refusal>('/api/search-alerts', body);
}

const alerts = () => prisma().searchAlert.findMany({ orderBy: { id: 'asc' } });
const onlyAlert = () => prisma().searchAlert.findFirstOrThrow();

/** The token in the newest mail. */
async function tokenOf(): Promise<string> {
  const letters = await prisma().outgoingMail.findMany({ orderBy: { createdAt: 'desc' } });
  const { token }: { token?: string } = Object(letters[0]?.props);
  return token ?? '';
}

const press = (token: string, what: 'confirm' | 'unsubscribe') =>
  visitor().post(`/api/search-alerts/${token}/${what}`);

/** Makes the days of an alert end yesterday. */
const endsYesterday = (id: number) =>
  prisma().searchAlert.update({ where: { id }, data: { endsOn: dayToUtcDate(addDays(todayIn(), -1)) } });
const startedHoursAgo = (id: number, hours: number) =>
  prisma().searchAlert.update({
    where: { id },
    data: { createdAt: new Date(Date.now() - hours * 3_600_000) },
  });

describe('POST /api/search-alerts', () => {
  it('creates an alert that must be confirmed, and sends a mail for that', async () => {
    const answer = await ask({ query: '?adults=4&listing_city_id=11&sort_by=price_asc&page=2' });
    expect(answer).toMatchObject({ status: 202, body: { message: expect.any(String) } });
    expect(await alerts()).toMatchObject([
      { email, query: 'listing_city_id=11&adults=4', townIds: [11], leastGuests: 4, confirmedAt: null },
    ]);
    expect(await outbox()).toMatchObject([
      { template: 'search-alert-asked', recipient: email, props: { words: ['Oostende', '4 volwassenen'] } },
    ]);
  });

  it('stores no token', async () => {
    await ask();
    const token = await tokenOf();
    const { tokenHash } = await prisma().searchAlertToken.findFirstOrThrow();
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify([tokenHash, await alerts()])).not.toContain(token);
  });

  it('watches the days of one listing, and no other filters', async () => {
    const { id, nameHolidayHome } = await makeListing();
    await ask({ query: `price=0-50&adults=2&${days}`, listing_id: id });
    expect(await alerts()).toMatchObject([
      { listingId: id, query: `${days}&adults=2`, firstDay: dayToUtcDate(arrival) },
    ]);
    expect(await outbox()).toMatchObject([{ props: { homeName: nameHolidayHome } }]);
  });

  it('expires after its days, or after a year', async () => {
    await ask({ query: days });
    await ask({ query: '' });
    const [first, second] = await alerts();
    expect(first?.endsOn).toEqual(dayToUtcDate(departure));
    expect(second?.endsOn.getTime()).toBeGreaterThan(Date.now() + 364 * 86_400_000);
  });

  it.each([
    ['email', { email: undefined }],
    ['email', { email: 'els@' }],
    ['email', { email: ['a@kustverblijf.test'] }],
    ['email', { email: 'els@kustverblijf.test\nBcc: a@kustverblijf.test' }],
    ['query', { query: undefined }],
    ['query', { query: 12 }],
    ['query', { query: { adults: 4 } }],
    ['query', { query: 'x'.repeat(2001) }],
    ['query', { query: 'onbekend=1' }],
    ['query', { query: '__proto__=1' }],
    ['query', { query: 'adults=nul' }],
    ['query', { query: `arrival=${arrival}` }],
    ['query', { query: `arrival=${departure}&departure=${arrival}` }],
    ['query', { query: "listing_city_id=1' OR 1=1 --" }],
    ['query', { query: 'arrival=2020-07-01&departure=2020-07-08' }],
    ['listing_id', { listing_id: 'zee' }],
    ['listing_id', { listing_id: -1 }],
    ['listing_id', { listing_id: 1e99 }],
    ['listing_id', { listing_id: 2_000_000_000, query: days }],
    ['g_recaptcha_response', { g_recaptcha_response: 'verzonnen' }],
    ['g_recaptcha_response', { g_recaptcha_response: undefined }],
  ])('rejects an invalid %s: %j', async (field, changes) => {
    const answer = await ask({ g_recaptcha_response: 'x', ...changes });
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
    expect([await prisma().searchAlert.count(), await outbox()]).toEqual([0, []]);
  });

  it('names every invalid field', async () => {
    const { body } = await ask({ query: 'onbekend=1&adults=nul', g_recaptcha_response: 'x' });
    expect(body.errors.query).toHaveLength(2);
  });

  it('requires days if it is about one listing', async () => {
    const { id } = await makeListing();
    expect((await ask({ listing_id: id })).body.errors).toHaveProperty('query');
    const hidden = await makeConcept();
    expect((await ask({ listing_id: hidden.id, query: days })).body.errors).toHaveProperty('listing_id');
  });

  it('creates one alert for identical requests, and mails again until it is confirmed', async () => {
    await ask();
    await ask({ email: email.toUpperCase() });
    await press(await tokenOf(), 'confirm');
    await ask();
    expect(await alerts()).toHaveLength(1);
    const states = (await outbox()).map(({ props }) => Object(props).isConfirmed);
    expect(states).toEqual([false, false, true]);
  });

  it('gives the same answer if an address has enough alerts, and creates no more', async () => {
    for (let place = 1; place <= MAX_ALERTS; place += 1)
      await makeSearchAlert({ email, place, query: `adults=${place}` });
    const answer = await ask({ query: 'adults=21' });
    expect(answer.status).toBe(202);
    expect([await prisma().searchAlert.count(), await outbox()]).toEqual([MAX_ALERTS, []]);
    await prisma().searchAlert.updateMany({ where: { place: 7 }, data: { endedAt: new Date() } });
    await ask({ query: 'adults=21' });
    expect(await prisma().searchAlert.findFirst({ where: { query: 'adults=21' } })).toMatchObject({
      place: 7,
    });
  });

  it('has the limit per address enforced by the database', async () => {
    await makeSearchAlert({ email, place: 20 });
    await expect(makeSearchAlert({ email, place: 20, query: 'adults=2' })).rejects.toThrow(/open_place/);
    await expect(makeSearchAlert({ email, place: 21, query: 'adults=2' })).rejects.toThrow(/place_bounds/);
    await expect(makeSearchAlert({ email, place: 3 })).rejects.toThrow(/open_query/);
  });

  it('stays within the limit for concurrent requests', async () => {
    for (let place = 1; place <= MAX_ALERTS - 2; place += 1)
      await makeSearchAlert({ email, place, query: `adults=${place}` });
    const answers = await Promise.all([31, 32, 33, 34].map((guests) => ask({ query: `adults=${guests}` })));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202]);
    expect(await prisma().searchAlert.count({ where: { endedAt: null } })).toBe(MAX_ALERTS);
  });

  it('sends an address no more mail than the shared limit allows, and stores no more', async () => {
    for (let guests = 1; guests <= letterLimits.hour + 2; guests += 1)
      expect((await ask({ query: `adults=${guests}` })).status).toBe(202);
    expect(await outbox()).toHaveLength(letterLimits.hour);
    expect(await prisma().searchAlert.count()).toBe(letterLimits.hour);
  });

  it('is limited to ten in ten minutes per client address', async () => {
    const client = visitor();
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await client.post('/api/search-alerts', {})).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429]);
  });

  it('refuses calls without a CSRF token', async () => {
    const answer = await visitor().post('/api/search-alerts', { email, query: '' }, { csrf: false });
    expect(answer.status).toBe(419);
  });
});

describe('POST /api/search-alerts/form', () => {
  const form = (changes: Record<string, string> = {}) =>
    new URLSearchParams({
      form_token: issueFormToken('search-alert', Date.now() - 60_000),
      website: '',
      email,
      query: 'adults=4',
      ...changes,
    });
  const send = (changes: Record<string, string> = {}, headers: Record<string, string> = origin) =>
    visitor().post('/api/search-alerts/form', form(changes), { csrf: false, headers });

  it('works without JavaScript, and says so on a page', async () => {
    const answer = await send();
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      '/zoekmelding?adults=4&formulier=verzonden',
    ]);
    expect(await alerts()).toMatchObject([{ email, query: 'adults=4' }]);
  });

  it.each<Record<string, string>>([
    { email: 'els@' },
    { query: 'onbekend=1' },
    { website: 'https://kustverblijf.test' },
    { form_token: 'x' },
  ])('shows the form again for %j', async (changes) => {
    const answer = await send(changes);
    expect(answer.headers.get('location')).toContain('formulier=nakijken');
    expect(await alerts()).toEqual([]);
  });

  it('refuses forms of other sites', async () => {
    expect((await send({}, { origin: 'https://elders.test' })).status).toBe(419);
  });
});

describe('confirming', () => {
  it('happens when the button is pressed, not when the link is opened', async () => {
    await ask();
    const token = await tokenOf();
    await visitor().get(`/api/search-alerts/${token}/unsubscribe`);
    expect((await onlyAlert()).confirmedAt).toBeNull();
    expect((await press(token, 'confirm')).status).toBe(200);
    expect(await onlyAlert()).toMatchObject({ confirmedAt: expect.any(Date), endedAt: null });
  });

  it('has the same result a second time, even concurrently', async () => {
    await ask();
    const token = await tokenOf();
    const answers = await Promise.all([press(token, 'confirm'), press(token, 'confirm')]);
    const { confirmedAt } = await onlyAlert();
    answers.push(await press(token, 'confirm'));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await onlyAlert()).confirmedAt).toEqual(confirmedAt);
  });

  it('is refused once it has ended', async () => {
    await ask();
    const token = await tokenOf();
    await press(token, 'unsubscribe');
    expect((await press(token, 'confirm')).status).toBe(409);
    expect((await onlyAlert()).confirmedAt).toBeNull();
  });

  it('either wins or loses against ending at the same moment, and nothing is watched afterwards', async () => {
    await ask();
    const token = await tokenOf();
    const [confirmed, ended] = await Promise.all([press(token, 'confirm'), press(token, 'unsubscribe')]);
    expect([200, 409]).toContain(confirmed.status);
    expect([ended.status, (await onlyAlert()).endedAt]).toEqual([200, expect.any(Date)]);
  });

  it('is refused when its days are over, and more than a day after it was requested', async () => {
    await ask();
    const token = await tokenOf();
    const { id } = await onlyAlert();
    await endsYesterday(id);
    expect((await press(token, 'confirm')).status).toBe(409);
    await prisma().searchAlert.update({ where: { id }, data: { endsOn: dayToUtcDate(departure) } });
    await startedHoursAgo(id, 24);
    expect((await press(token, 'confirm')).status).toBe(404);
  });

  it.each(['x', 'x'.repeat(43), '%00', '..%2f..', "'".repeat(43)])('is 404 for %j', async (token) => {
    expect((await press(token, 'confirm')).status).toBe(404);
    expect((await press(token, 'unsubscribe')).status).toBe(404);
  });

  it('refuses calls without a CSRF token', async () => {
    await ask();
    const url = `/api/search-alerts/${await tokenOf()}/confirm`;
    expect((await visitor().post(url, undefined, { csrf: false })).status).toBe(419);
    expect((await onlyAlert()).confirmedAt).toBeNull();
  });

  it('works without JavaScript, from a page that reveals its URL to nobody', async () => {
    await ask();
    const token = await tokenOf();
    const headers = { origin: 'null', 'sec-fetch-site': 'same-origin' };
    const url = `/api/search-alerts/${token}/confirm/form`;
    const answer = await visitor().post(url, new URLSearchParams(), { csrf: false, headers });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/zoekmelding/${token}`]);
    expect((await onlyAlert()).confirmedAt).toEqual(expect.any(Date));
    const elsewhere = { origin: 'null', 'sec-fetch-site': 'cross-site' };
    expect((await visitor().post(url, undefined, { csrf: false, headers: elsewhere })).status).toBe(419);
  });
});

describe('unsubscribing', () => {
  it('is one POST without token or cookie, as mail programs send it', async () => {
    await ask();
    const token = await tokenOf();
    await press(token, 'confirm');
    const oneClick = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const url = `/api/search-alerts/${token}/unsubscribe`;
    for (let n = 0; n < 2; n += 1)
      expect((await visitor().post(url, oneClick, { csrf: false })).status).toBe(200);
    expect((await onlyAlert()).endedAt).toEqual(expect.any(Date));
  });

  it('does nothing when opened but lead to the button', async () => {
    await ask();
    const token = await tokenOf();
    const answer = await visitor().get(`/api/search-alerts/${token}/unsubscribe`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/zoekmelding/${token}`]);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect((await onlyAlert()).endedAt).toBeNull();
  });

  it('works with the button on the page', async () => {
    await ask();
    const token = await tokenOf();
    const url = `/api/search-alerts/${token}/unsubscribe/form`;
    await visitor().post(url, new URLSearchParams(), { csrf: false, headers: origin });
    expect((await onlyAlert()).endedAt).toEqual(expect.any(Date));
  });

  it('is limited for all tokens together, so that none can be guessed', async () => {
    const client = visitor();
    let last = 0;
    for (let n = 0; n < 121; n += 1) {
      const token = String(n).padStart(43, '0');
      last = (await client.post(`/api/search-alerts/${token}/unsubscribe`, undefined, { csrf: false }))
        .status;
    }
    expect(last).toBe(429);
  });
});

describe('the clean-up', () => {
  it('ends expired alerts, and deletes those never confirmed or ended long ago', async () => {
    const [over, running] = [await makeSearchAlert(), await makeSearchAlert()];
    await endsYesterday(over.id);
    const [young, old] = [await makeUnconfirmedAlert(), await makeUnconfirmedAlert()];
    await startedHoursAgo(old.id, 24);
    const long = new Date(Date.now() - 31 * 86_400_000);
    await makeSearchAlert({ endedAt: long });
    await cleanUp();
    expect((await alerts()).map(({ id, endedAt }) => [id, endedAt !== null])).toEqual([
      [over.id, true],
      [running.id, false],
      [young.id, false],
    ]);
  });
});
