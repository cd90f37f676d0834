import { beforeEach, describe, expect, it } from 'vitest';
import type { NoticeDto, NoticePage } from '@/lib/notices/contract';
import type { Listing, User } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { env } from '@/server/env';
import { issueFormToken } from '@/server/http/form-token';
import { makeConcept, makeListing } from '@/tests/factories/listing';
import { makeReview } from '@/tests/factories/review';
import { makeUser } from '@/tests/factories/user';
import { outbox } from '@/tests/support/booking';
import { solvedBotCheck } from '@/tests/support/bot-check';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { auditEntries, signedInAdmin } from '@/tests/support/moderation';

let owner: User;
let home: Listing;
let byAdmin: TestClient;
let admin: User;

beforeEach(async () => {
  await truncateAll();
  owner = await makeUser();
  home = await makeListing({ userId: owner.id });
  ({ client: byAdmin, admin } = await signedInAdmin());
});

interface Refusal {
  errors: Record<string, string[]>;
}

const email = 'els.maes@kustverblijf.test';
const form = (changes: object = {}) => ({
  ...{ subject: 'listing', id: home.id, kind: 'false', good_faith: true, name: 'Els Maes', email },
  reason: 'De foto’s zijn van een ander huis, dat in Nederland staat.',
  ...changes,
});
const give = async (changes: object = {}, client = visitor()) =>
  client.post<{ reference: string }>('/api/notices', {
    ...form({ g_recaptcha_response: await solvedBotCheck() }),
    ...changes,
  });
const queue = async (query = '') => (await byAdmin.get<NoticePage>(`/api/notices${query}`)).body;
const verdict = {
  ...{ measure: 'offline', ground: 'terms', article: 'Servicevoorwaarden, artikel 6' },
  facts: 'De foto’s tonen een ander huis.',
};
const decide = (reference: string, changes: object = {}, client = byAdmin) =>
  client.put<{ data: NoticeDto } & Refusal>(`/api/notices/${reference}/decision`, { ...verdict, ...changes });

describe('POST /api/notices', () => {
  it('takes a notice and mails a receipt that repeats nothing of it', async () => {
    const { status, body } = await give();
    expect([status, body]).toEqual([202, { reference: expect.stringMatching(/^M-[2-9A-Z]{8}$/) }]);
    const mails = await outbox();
    expect(mails).toMatchObject([{ template: 'notice-received', recipient: email, locale: 'nl' }]);
    expect(mails[0]?.props).toEqual({ reference: body.reference, subjectName: home.nameHolidayHome });
    expect((await queue()).data).toMatchObject([
      {
        ...{ reference: body.reference, subject: 'listing', id: home.id, kind: 'false', email },
        ...{ name: 'Els Maes', reason: form().reason, slug: home.slug, decision: null },
      },
    ]);
  });

  it('takes one about a review and about a user, whose name it does not hand out', async () => {
    const review = await makeReview({ listingId: home.id });
    await give({ subject: 'review', id: review.id });
    await give({ subject: 'user', id: owner.id });
    expect((await queue()).data).toMatchObject([
      { subject: 'review', id: review.id, words: review.body, slug: home.slug },
      { subject: 'user', id: owner.id, subject_name: `${owner.firstName} ${owner.lastName}` },
    ]);
    expect((await outbox()).at(-1)?.props).toMatchObject({ subjectName: null });
  });

  it.each([
    ['subject', { subject: 'town' }],
    ['id', { id: 0 }],
    ['id', { id: 2_000_000_000 }],
    ['id', { id: 'x' }],
    ['kind', { kind: 'spam' }],
    ['reason', { reason: 'Te kort.' }],
    ['reason', { reason: 'x'.repeat(3001) }],
    ['name', { name: ' ' }],
    ['email', { email: 'els@' }],
    ['good_faith', { good_faith: false }],
    ['good_faith', { good_faith: undefined }],
    ['g_recaptcha_response', { g_recaptcha_response: 'verzonnen' }],
  ])('refuses an invalid %s: %j', async (field, changes) => {
    const { status, body } = await visitor().post<Refusal>('/api/notices', {
      ...form({ g_recaptcha_response: field === 'g_recaptcha_response' ? 'x' : await solvedBotCheck() }),
      ...changes,
    });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect(await prisma().notice.count()).toBe(0);
  });

  it('refuses what never was on the site', async () => {
    const concept = await makeConcept({ userId: owner.id });
    const hidden = await makeReview({ listingId: home.id, hiddenAt: new Date(), hiddenReason: 'x' });
    expect((await give({ id: concept.id })).status).toBe(422);
    expect((await give({ subject: 'review', id: hidden.id })).status).toBe(422);
  });

  it('is limited to twenty an hour per address, with and without script', async () => {
    const client = visitor();
    for (let n = 0; n < 20; n++) await client.post('/api/notices', {});
    expect((await give({}, client)).status).toBe(429);
    expect((await give()).status).toBe(202);
  });
});

describe('POST /api/notices/form', () => {
  const own = { headers: { origin: new URL(env.APP_URL).origin } };
  const send = (changes: Record<string, string> = {}, client = visitor()) =>
    client.post(
      '/api/notices/form',
      new URLSearchParams({
        ...{ subject: 'listing', id: String(home.id), kind: 'unsafe', good_faith: '1', name: 'Els', email },
        ...{ reason: 'Er is geen enkele rookmelder in huis.', website: '', locale: 'fr' },
        form_token: issueFormToken('notice', Date.now() - 60_000),
        ...changes,
      }),
      own,
    );

  it('takes a notice in the language of its page', async () => {
    const { status, headers } = await send();
    expect([status, headers.get('location')]).toEqual([303, '/fr/signaler?formulier=verzonden']);
    expect(await outbox()).toMatchObject([{ template: 'notice-received', locale: 'fr' }]);
  });

  it('shows the form about the same thing again for what is missing', async () => {
    const client = visitor();
    const { status, headers } = await send({ good_faith: '', locale: 'nl' }, client);
    expect([status, headers.get('location')]).toEqual([
      303,
      `/melden?subject=listing&id=${home.id}&formulier=nakijken`,
    ]);
    expect(client.cookies.get('form-memory')).toBeTruthy();
    expect(await prisma().notice.count()).toBe(0);
  });
});

describe('notices about a landlord', () => {
  it('go with the account, its homes and their reviews', async () => {
    const review = await makeReview({ listingId: home.id });
    for (const about of [{}, { subject: 'review', id: review.id }, { subject: 'user', id: owner.id }])
      expect((await give(about)).status).toBe(202);
    const other = await makeListing();
    await give({ id: other.id });
    await prisma().bookingRequest.deleteMany({ where: { listingId: home.id } });
    expect((await byAdmin.delete(`/api/users/${owner.id}`, { message: 'Op verzoek.' })).status).toBe(204);
    expect((await queue()).data.map(({ id }) => id)).toEqual([other.id]);
  });
});

describe('the decision', () => {
  it('takes the measure with its reasons, and tells both sides', async () => {
    const { reference } = (await give()).body;
    const { status, body } = await decide(reference);
    expect([status, body.data.decision]).toMatchObject([200, { ...verdict, by: { id: admin.id } }]);
    expect(await prisma().listing.findUniqueOrThrow({ where: { id: home.id } })).toMatchObject({
      approvedAt: null,
      denialMessage: verdict.facts,
    });
    expect(await prisma().decision.findMany()).toMatchObject([
      { measure: 'offline', ground: 'terms', article: verdict.article, afterNotice: true, userId: owner.id },
    ]);
    const mails = await outbox();
    expect(mails.map(({ template, recipient }) => [template, recipient]).toSorted()).toEqual([
      ['moderation-denied', owner.email],
      ['notice-decided', email],
      ['notice-received', email],
    ]);
    // Nobody learns who gave notice.
    expect(JSON.stringify(mails.find(({ recipient }) => recipient === owner.email))).not.toMatch(
      /Els|els\.maes/,
    );
    expect((await auditEntries()).map(({ action }) => action)).toEqual(['listing.deny', 'notice.decide']);
    expect((await queue('?state=open')).data).toEqual([]);
    expect((await queue('?state=decided')).data).toHaveLength(1);
  });

  it('is made once', async () => {
    const { reference } = (await give()).body;
    const answers = await Promise.all([decide(reference), decide(reference)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await decide(reference)).status).toBe(409);
    expect(await prisma().decision.count()).toBe(1);
  });

  it('without a measure tells the notifier alone', async () => {
    const { reference } = (await give()).body;
    expect((await decide(reference, { measure: 'none' })).status).toBe(200);
    expect((await outbox()).map(({ recipient }) => recipient)).toEqual([email, email]);
    expect(await prisma().decision.count()).toBe(0);
  });

  it('hides a review and suspends a user', async () => {
    const review = await makeReview({ listingId: home.id });
    const ofReview = (await give({ subject: 'review', id: review.id })).body;
    const ofUser = (await give({ subject: 'user', id: owner.id })).body;
    expect((await decide(ofReview.reference, { measure: 'hidden' })).status).toBe(200);
    expect((await decide(ofUser.reference, { measure: 'suspended' })).status).toBe(200);
    expect(await prisma().decision.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { measure: 'hidden', reviewId: review.id },
      { measure: 'suspended', userId: owner.id },
    ]);
  });

  it('of a second notice about a home that is denied already takes no second measure', async () => {
    const [one, other] = [(await give()).body, (await give()).body];
    await decide(one.reference);
    expect((await decide(other.reference)).status).toBe(200);
    expect(await prisma().decision.count()).toBe(1);
  });

  it('about a home that its landlord took offline meanwhile takes no second measure', async () => {
    const { reference } = (await give()).body;
    await (await signedIn(owner)).put(`/api/listings/${home.id}/disable`);
    const { status, body } = await decide(reference);
    expect([status, body.data.decision]).toMatchObject([200, { measure: 'offline' }]);
    expect(await prisma().decision.count()).toBe(0);
    expect((await prisma().listing.findUniqueOrThrow({ where: { id: home.id } })).deniedAt).toBeNull();
    expect((await outbox()).map(({ template }) => template).toSorted()).toEqual([
      'notice-decided',
      'notice-received',
    ]);
  });

  it.each([
    ['measure', { measure: 'hidden' }],
    ['measure', { measure: 'suspended' }],
    ['measure', { measure: 'removed' }],
    ['ground', { ground: null }],
    ['article', { article: ' ' }],
    ['article', { article: undefined }],
    ['facts', { facts: '' }],
  ])('refuses an invalid %s: %j', async (field, changes) => {
    const { reference } = (await give()).body;
    const { status, body } = await decide(reference, changes);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect((await queue('?state=open')).data).toHaveLength(1);
  });

  it('is for admins', async () => {
    const { reference } = (await give()).body;
    const client = await signedIn(owner);
    expect((await decide(reference, {}, client)).status).toBe(403);
    expect((await client.get('/api/notices')).status).toBe(403);
    expect((await decide('M-22222222')).status).toBe(404);
  });
});
