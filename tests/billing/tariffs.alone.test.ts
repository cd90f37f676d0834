import {
  MONTH,
  TRIAL,
  YEAR,
  deliver,
  newEvents,
  sessionIdOf,
  standIn,
  subscriptionOf,
} from '@/tests/support/billing';
import { beforeEach, describe, expect, it } from 'vitest';
import type { PlanDto } from '@/lib/billing/contract';
import type { FreePeriodPage, MoneyDto } from '@/lib/billing/tariffs';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { User } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { paymentGraceDays } from '@/server/features/settings/payment-grace-days';
import { makeConcept, makeListing } from '@/tests/factories/listing';
import { makePicture } from '@/tests/factories/picture';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

let owner: User;
let landlord: TestClient;
let boss: User;
let admin: TestClient;

const usual = {
  version: 0,
  payment_grace_days: 14,
  plans: [
    { id: YEAR, amount: 149_00, trial_days: 0 },
    { id: MONTH, amount: 15_00, trial_days: 0 },
    { id: TRIAL, amount: 100_00, trial_days: 30 },
  ],
};
/** The year at another price, with days on trial. */
const changed = {
  ...usual,
  plans: [{ id: YEAR, amount: 159_50, trial_days: 7 }, ...usual.plans.slice(1)],
};

const put = (body: unknown) => admin.put<{ data: MoneyDto; errors: object }>('/api/admin/money', body);
const shown = async () =>
  (await landlord.get<{ data: PlanDto[] }>('/api/billing/plans')).body.data.map((plan) => [
    plan.amount,
    plan.amount_per_year,
    plan.trial_days,
  ]);

async function openPage(listingId: number, plan: string) {
  const { body } = await landlord.put<{ url: string }>(`/api/listings/${listingId}`, {
    action: 'enable',
    plan,
  });
  return body.url;
}

async function makeReady() {
  const listing = await makeConcept({ userId: owner.id });
  await makePicture({ listingId: listing.id });
  return listing;
}

beforeEach(async () => {
  await truncateAll();
  newEvents();
  [owner, boss] = [await makeUser(), await makeAdmin()];
  [landlord, admin] = [await signedIn(owner), await signedIn(boss)];
});

describe('tariffs', () => {
  it('are those of Stripe until an admin changes them', async () => {
    const { body } = await admin.get<{ data: MoneyDto }>('/api/admin/money');
    expect(body.data).toMatchObject(usual);
    expect(body.data.plans[0]).toMatchObject({ usual_amount: 149_00, usual_trial_days: 0, period: 'year' });
  });

  it('are shown to the next landlord and charged from then on, and the change is logged', async () => {
    const { status, body } = await put(changed);
    expect([status, body.data.version]).toEqual([200, 1]);
    expect(await shown()).toEqual([
      [159_50, 159_50, 7],
      [15_00, 180_00, 0],
      [100_00, 100_00, 30],
    ]);
    const listing = await makeReady();
    standIn.payCheckout(sessionIdOf(await openPage(listing.id, YEAR)));
    await deliver();
    expect(await subscriptionOf(listing.id)).toMatchObject({
      amount: 159_50,
      period: 'year',
      status: 'active',
    });
    expect(await prisma().user.count({ where: { id: owner.id, trialStartedAt: { not: null } } })).toBe(1);
    expect(await prisma().auditLog.findFirst({ where: { action: 'money.update' } })).toMatchObject({
      actorId: boss.id,
      details: {
        'Jaar, per jaar: prijs': { from: '€\u00a0149,-', to: '€\u00a0159,50' },
        'Jaar, per jaar: dagen op proef': { from: 0, to: 7 },
      },
    });
  });

  it('do not change a page that is open, nor what was sold', async () => {
    const [open, paid] = [await makeReady(), await makeReady()];
    standIn.payCheckout(sessionIdOf(await openPage(paid.id, YEAR)));
    await deliver();
    const url = await openPage(open.id, YEAR);
    await put(changed);
    expect(await openPage(open.id, YEAR)).toBe(url);
    standIn.payCheckout(sessionIdOf(url));
    await deliver();
    expect([(await subscriptionOf(open.id)).amount, (await subscriptionOf(paid.id)).amount]).toEqual([
      149_00, 149_00,
    ]);
  });

  it('follow Stripe again where they are set to the same', async () => {
    await put(changed);
    await put({ ...usual, version: 1 });
    expect(await prisma().appSetting.findUnique({ where: { key: 'tariffs' } })).toMatchObject({
      value: { version: 2, plans: {} },
    });
  });

  it('hold the days of grace', async () => {
    expect(await paymentGraceDays()).toBe(14);
    expect((await put({ ...usual, payment_grace_days: 60 })).status).toBe(200);
    expect(await paymentGraceDays()).toBe(60);
    await prisma().appSetting.update({ where: { key: 'payment_grace_days' }, data: { value: 61 } });
    expect(await paymentGraceDays()).toBe(14);
  });

  it('changed by somebody else meanwhile are a conflict, and of two at once one wins', async () => {
    const answers = await Promise.all([put(changed), put({ ...usual, payment_grace_days: 9 })]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await put(usual)).status).toBe(409);
    expect(await prisma().auditLog.count({ where: { action: 'money.update' } })).toBe(1);
  });

  const year = (values: object) => ({ plans: [{ ...usual.plans[0], ...values }, ...usual.plans.slice(1)] });

  const refused: readonly (readonly [string, object])[] = [
    ...[0, 99, 1_000_001, 12.5, '149', null, undefined].map((amount): [string, object] => [
      'plans.0.amount',
      year({ amount }),
    ]),
    ...[-1, 731, 1.5, '7', null, undefined].map((trial_days): [string, object] => [
      'plans.0.trial_days',
      year({ trial_days }),
    ]),
    ...[0, 61, 1.5, '14', null, undefined].map((payment_grace_days): [string, object] => [
      'payment_grace_days',
      { payment_grace_days },
    ]),
    ['plans.0.id', year({ id: 5 })],
    ['plans', { plans: usual.plans.slice(1) }],
    ['plans', { plans: [...usual.plans, { id: 'price_other', amount: 500, trial_days: 0 }] }],
    ['plans', { plans: [...usual.plans, usual.plans[0]] }],
    ['plans', { plans: 'geen' }],
    ['version', { version: -1 }],
    ['version', { version: undefined }],
  ];
  it.each(refused)('reject under %s: %j', async (field, values) => {
    const { status, body } = await put({ ...usual, ...values });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect(await prisma().appSetting.count()).toBe(0);
  });
});

describe('running free periods', () => {
  it('are listed, the first to end first, until one is ended', async () => {
    const homes = [
      await makeListing({ userId: owner.id }),
      await makeListing({ userId: owner.id }),
      await makeListing({ userId: owner.id }),
    ];
    const today = todayIn();
    const untils = [null, today, addDays(today, -1)];
    for (const [place, { id: listingId }] of homes.entries()) {
      const until = untils[place];
      const data = { listingId, until: until ? dayToUtcDate(until) : null, grantedById: boss.id };
      await prisma().freePeriod.create({ data });
    }
    const list = async () =>
      (await admin.get<FreePeriodPage>('/api/admin/free-periods')).body.data.map((row) => [
        row.listing_id,
        row.until,
      ]);
    expect(await list()).toEqual([
      [homes[1]?.id, today],
      [homes[0]?.id, null],
    ]);
    await admin.delete(`/api/listings/${homes[1]?.id}/free-period`);
    expect(await list()).toEqual([[homes[0]?.id, null]]);
  });
});
