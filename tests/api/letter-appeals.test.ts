import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, addMonths, dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { AppealedDto, AppealedPage } from '@/lib/decisions/contract';
import type { Listing, Review } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { forgetLetterAppeals } from '@/server/features/decisions/letters/letter-appeals';
import { makeListing } from '@/tests/factories/listing';
import { makeReview } from '@/tests/factories/review';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { auditEntries, signedInAdmin } from '@/tests/support/moderation';

let home: Listing;
let review: Review;
let byAdmin: TestClient;
let other: TestClient;
let id = 0;

const email = 'els.maes@kustverblijf.test';
const facts = 'Hij noemt de buren bij naam.';

/** A review, hidden by one of two admins. */
beforeEach(async () => {
  await truncateAll();
  home = await makeListing({ userId: (await makeUser()).id });
  await makeReview({ listingId: home.id, rating: 5 });
  review = await makeReview({ listingId: home.id, rating: 2 });
  ({ client: byAdmin } = await signedInAdmin());
  ({ client: other } = await signedInAdmin());
  await hide();
  ({ id } = await prisma().decision.findFirstOrThrow());
});

const hide = (hidden = true) =>
  byAdmin.put(`/api/reviews/${review.id}/visibility`, { hidden, reason: facts });

interface Answer {
  data: AppealedDto;
  errors: Record<string, string[]>;
}

const letter = () => ({
  ...{ reference: `B-${id}`, name: 'Els Maes', email, received_on: todayIn() as string },
  reason: 'Ik noem niemand bij naam.',
});
const enter = (changes: object = {}, by = byAdmin) =>
  by.post<Answer>('/api/decisions', { ...letter(), ...changes });
const judge = (outcome: string, by = other) =>
  by.put<Answer>(`/api/decisions/${id}/appeal`, { outcome, answer: 'U hebt gelijk.' });
const rating = async () =>
  Number((await prisma().listing.findUniqueOrThrow({ where: { id: home.id } })).rating);
const shown = async () =>
  (await prisma().review.findUniqueOrThrow({ where: { id: review.id } })).hiddenAt === null;

describe('an appeal by letter', () => {
  it('is entered in the queue, and in the log without who wrote it', async () => {
    const { status, body } = await enter({ reference: ` b ${id} ` });
    expect([status, body.data]).toMatchObject([
      201,
      { id, reference: `B-${id}`, user: null, letter: { name: 'Els Maes', email }, may_answer: false },
    ]);
    expect((await other.get<AppealedPage>('/api/decisions')).body.data).toMatchObject([
      { id, letter: { name: 'Els Maes', email }, appeal: { reason: letter().reason }, may_answer: true },
    ]);
    const [, entered] = await auditEntries();
    expect(entered).toMatchObject({ action: 'appeal.enter', details: { received_on: todayIn() } });
    expect(JSON.stringify(entered)).not.toMatch(/Els|els\.maes/);
  });

  it('waits from the day on which it came', async () => {
    await prisma().decision.updateMany({ data: { madeAt: dayToUtcDate(addDays(todayIn(), -30)) } });
    const received = addDays(todayIn(), -10);
    const { body } = await enter({ received_on: received });
    expect(body.data.appeal?.made_at.slice(0, 10)).toBe(received);
  });

  it('is entered once, also by two at the same time', async () => {
    const answers = await Promise.all([enter(), enter({}, other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect((await enter()).status).toBe(409);
  });

  it.each([
    ['reference', { reference: '' }],
    ['reference', { reference: 'M-7GH2QXAB' }],
    ['reference', { reference: 'B-0' }],
    ['reference', { reference: 'B-999999999' }],
    ['reference', { reference: 'B-99999999999999999999' }],
    ['reference', { reference: 12 }],
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(201) }],
    ['email', { email: 'els@' }],
    ['email', { email: null }],
    ['received_on', { received_on: '' }],
    ['received_on', { received_on: '30/11/2026' }],
    ['received_on', { received_on: '2026-02-30' }],
    ['received_on', { received_on: addDays(todayIn(), 1) }],
    ['received_on', { received_on: addDays(todayIn(), -1) }],
    ['reason', { reason: '' }],
    ['reason', { reason: 'x'.repeat(3001) }],
  ])('is refused with an invalid %s: %j', async (field, changes) => {
    const { status, body } = await enter(changes);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect((await prisma().decision.findFirstOrThrow()).appealedAt).toBeNull();
  });

  it('is taken if it came within six months of the decision', async () => {
    await prisma().decision.updateMany({ data: { madeAt: dayToUtcDate(addMonths(todayIn(), -8)) } });
    const last = addMonths(addMonths(todayIn(), -8), 6);
    expect((await enter({ received_on: addDays(last, 1) })).status).toBe(422);
    expect((await enter({ received_on: last })).status).toBe(201);
  });

  it('is for admins who moderate', async () => {
    expect((await enter({}, await signedIn(await makeUser()))).status).toBe(403);
    const finance = await signedIn(await makeAdmin({ staffRole: 'finance' }));
    expect((await enter({}, finance)).status).toBe(403);
  });

  it('is answered by another admin, with a letter to its address in the language of the stay', async () => {
    await prisma().bookingRequest.updateMany({ data: { locale: 'fr' } });
    await enter();
    expect((await judge('kept', byAdmin)).status).toBe(403);
    expect((await judge('kept')).status).toBe(200);
    expect(await prisma().outgoingMail.findMany({ where: { recipient: email } })).toMatchObject([
      {
        ...{ template: 'letter-appeal-answered', locale: 'fr' },
        props: { name: 'Els Maes', reference: `B-${id}`, outcome: 'kept', answer: 'U hebt gelijk.' },
      },
    ]);
    expect((await judge('reversed')).status).toBe(409);
    expect(await shown()).toBe(false);
  });
});

describe('an appeal that is granted', () => {
  it('shows a hidden review again, and it counts', async () => {
    expect(await rating()).toBe(5);
    await enter();
    expect((await judge('reversed')).status).toBe(200);
    expect(await shown()).toBe(true);
    expect(await rating()).toBe(3.5);
    const actions = (await auditEntries()).map(({ action }) => action);
    expect(actions).toEqual(['review.hide', 'appeal.enter', 'review.show', 'appeal.answer']);
  });

  it('also one that was hidden twice, as one measure', async () => {
    await hide();
    await enter();
    await judge('reversed');
    expect(await shown()).toBe(true);
  });

  it('leaves a review hidden that was hidden again for another reason', async () => {
    await hide(false);
    await hide();
    await enter();
    expect((await judge('reversed')).status).toBe(200);
    expect(await shown()).toBe(false);
  });
});

it('an appeal by letter is forgotten after 24 months, its statement by then too', async () => {
  await enter();
  await judge('kept');
  await prisma().decision.updateMany({
    data: {
      appealedAt: dayToUtcDate(addMonths(todayIn(), -25)),
      madeAt: dayToUtcDate(addMonths(todayIn(), -25)),
    },
  });
  expect(await forgetLetterAppeals()).toBe(1);
  expect(await prisma().decision.findFirstOrThrow()).toMatchObject({
    ...{ facts, appealName: null, appealEmail: null, appealReason: null, appealedAt: null, answer: null },
  });
});
