import {
  MONTH,
  YEAR,
  newEvents,
  receive,
  runBillingJobs,
  sessionIdOf,
  standIn,
} from '@/tests/support/billing';
import { beforeEach, expect, it } from 'vitest';
import type { User } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { makeConcept } from '@/tests/factories/listing';
import { makePicture } from '@/tests/factories/picture';
import { makeUser } from '@/tests/factories/user';
import { startStripePayment } from '@/server/features/billing/stripe-checkout';
import { truncateAll } from '@/tests/support/database';

/** `BILLING_LIVES=1000 npm run test:api -- tests/billing/lives` simulates that many. */
const LIVES = Number(process.env.BILLING_LIVES ?? 20);

beforeEach(truncateAll);

/** The same random numbers each time. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const random = seeded(20261123);
const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;

function shuffled<T>(items: readonly T[]): T[] {
  const all = [...items];
  for (let at = all.length - 1; at > 0; at -= 1) {
    const other = Math.floor(random() * (at + 1));
    [all[at], all[other]] = [all[other] as T, all[at] as T];
  }
  return all;
}

interface Life {
  owner: User;
  listingId: number;
  session: string;
}

async function begin(owner: User): Promise<Life> {
  const listing = await makeConcept({ userId: owner.id });
  await makePicture({ listingId: listing.id });
  const payable = { id: listing.id, slug: listing.slug, ownerId: owner.id };
  const { url } = await startStripePayment(payable, pick([YEAR, MONTH]));
  return { owner, listingId: listing.id, session: sessionIdOf(url) };
}

const idOfSession = async (session: string) => {
  const { stripe } = await import('@/server/features/billing/stripe-client');
  const { subscription } = await (await stripe()).checkout.sessions.retrieve(session);
  return typeof subscription === 'string' ? subscription : (subscription?.id ?? null);
};

/** An event at some moment of a subscription's life. */
async function happen(subscription: string): Promise<void> {
  const { stripe } = await import('@/server/features/billing/stripe-client');
  const client = await stripe();
  const { status } = await client.subscriptions.retrieve(subscription);
  const isOver = status === 'canceled' || status === 'incomplete_expired';
  const { data } = await client.invoices.list({ subscription, limit: 100 });
  const paid = data.filter((invoice) => invoice.status === 'paid' && invoice.total > 0);
  const open = data.find((invoice) => invoice.status === 'open');
  const act = pick([
    'fail',
    'work',
    'cancel',
    'resume',
    'refund',
    'part',
    'pay',
    'dispute',
    'end',
    'nothing',
  ]);
  if (act === 'fail' || act === 'work')
    standIn.setPaymentOutcome(subscription, act === 'fail' ? 'fails' : 'succeeds');
  if (!isOver && (act === 'cancel' || act === 'resume'))
    await client.subscriptions.update(subscription, { cancel_at_period_end: act === 'cancel' });
  if (!isOver && act === 'end') await client.subscriptions.cancel(subscription);
  if (status === 'past_due' && act === 'pay' && open) standIn.payInvoice(open.id);
  const last = pick(paid.length > 0 ? paid : [null]);
  if (!last || !['refund', 'part', 'dispute'].includes(act)) return;
  const payments = await client.invoicePayments.list({
    invoice: last.id,
    expand: ['data.payment.payment_intent.latest_charge'],
  });
  const intent = payments.data.find((payment) => payment.status === 'paid')?.payment.payment_intent;
  const charge = intent && typeof intent !== 'string' ? intent.latest_charge : null;
  if (!charge || typeof charge === 'string') return;
  const left = charge.amount - charge.amount_refunded;
  if (act === 'dispute') {
    if (!charge.disputed && left === charge.amount) standIn.dispute(charge.id);
  } else if (left > 0 && !charge.disputed)
    await client.refunds.create({ charge: charge.id, amount: act === 'part' ? Math.min(left, 500) : left });
}

/** Everything that remains of a life in the database, without numbers and ids. */
async function endState(): Promise<unknown> {
  const subscriptions = await prisma().subscription.findMany({
    select: {
      ...{ stripeSubscriptionId: true, userId: true, listingId: true, name: true, status: true },
      ...{ amount: true, period: true, cycleEndsAt: true, endsAt: true, failedAt: true, paymentUrl: true },
    },
    orderBy: { stripeSubscriptionId: 'asc' },
  });
  const orders = await prisma().order.findMany({
    select: {
      ...{ stripeInvoiceId: true, userId: true, status: true, subtotal: true, total: true, refunded: true },
      ...{ stripePaymentIntentId: true, processedAt: true, createdAt: true },
      creditNotes: {
        select: { stripeRefundId: true, subtotal: true, total: true, createdAt: true },
        orderBy: { stripeRefundId: 'asc' },
      },
    },
    orderBy: { stripeInvoiceId: 'asc' },
  });
  const listings = await prisma().listing.findMany({
    select: { id: true, disabledAt: true },
    orderBy: { id: 'asc' },
  });
  return {
    subscriptions,
    orders,
    listings: listings.map(({ id, disabledAt }) => [id, disabledAt === null]),
  };
}

/** Each yearly series is numbered 1, 2, 3 …, and nobody is mailed twice about one thing. */
async function expectWhole(): Promise<void> {
  const numbers = [
    ...(await prisma().order.findMany({ select: { number: true } })),
    ...(await prisma().creditNote.findMany({ select: { number: true } })),
  ].map(({ number }) => number);
  const bySeries = Map.groupBy(numbers, (number) => number.split('-')[0] ?? '');
  expect(bySeries.size).toBeGreaterThan(0);
  for (const of of bySeries.values()) {
    const counted = of.map((number) => Number(number.split('-')[1])).toSorted((a, b) => a - b);
    expect(counted).toEqual(counted.map((_, at) => at + 1));
  }
  const received = await prisma().outgoingMail.count({ where: { template: 'payment-received' } });
  expect(received).toBe(await prisma().order.count());
}

async function forgetBilling(): Promise<void> {
  await prisma().creditNote.deleteMany();
  await prisma().order.deleteMany();
  await prisma().subscription.deleteMany();
  await prisma().stripeEvent.deleteMany();
  await prisma().invoiceNumber.deleteMany();
  await prisma().outgoingMail.deleteMany();
  await prisma().listing.updateMany({ data: { disabledAt: new Date(), unpaidAt: null } });
}

it(
  `${LIVES} lives end the same, whatever the order of their events`,
  async () => {
    newEvents();
    const told: string[] = [];
    const tellInOrder = async () => {
      const events = newEvents();
      told.push(...events);
      for (const id of events) await receive(standIn.sign(id));
      await runBillingJobs();
    };
    const lives: Life[] = [];
    for (let n = 0; n < LIVES; n += 1) lives.push(await begin(await makeUser()));
    for (const { session } of lives) standIn.payCheckout(session, pick(['card', 'card', 'bank'] as const));
    await tellInOrder();
    for (const { session } of lives.filter(() => random() < 0.7)) {
      const { payment_status: paid } = await (
        await (await import('@/server/features/billing/stripe-client')).stripe()
      ).checkout.sessions.retrieve(session);
      if (paid === 'unpaid') standIn.settle(session, pick(['succeeds', 'fails']));
    }
    await tellInOrder();
    for (let month = 0; month < 6; month += 1) {
      for (const { session } of lives) {
        const subscription = await idOfSession(session);
        if (subscription) await happen(subscription);
      }
      standIn.clock.advance({ days: pick([10, 33, 70]) });
      await tellInOrder();
    }
    await expectWhole();
    const inOrder = await endState();

    await forgetBilling();
    const fivefold = shuffled(told.flatMap((id) => Array.from({ length: 5 }, () => id)));
    for (let at = 0; at < fivefold.length; at += 200) {
      await Promise.all(fivefold.slice(at, at + 200).map((id) => receive(standIn.sign(id))));
      // Some events arrive long before the jobs of earlier ones are done.
      if (random() < 0.5) await runBillingJobs();
    }
    await runBillingJobs();
    await expectWhole();
    expect(await endState()).toEqual(inOrder);
  },
  LIVES * 3000 + 60_000,
);

it('200 concurrent payments get 200 numbers without a gap, though some fail halfway', async () => {
  const { transaction } = await import('@/server/db');
  const { takeNumber } = await import('@/server/features/billing/take-number');
  const at = new Date('2026-12-31T23:30:00Z');
  const outcomes = await Promise.allSettled(
    Array.from({ length: 240 }, (_, n) =>
      transaction(async (tx) => {
        const number = await takeNumber(tx, '', at);
        if (n % 6 === 5) throw new Error('half-way');
        return number;
      }),
    ),
  );
  const numbers = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  // It is already the new year in Belgium.
  const expected = Array.from({ length: 200 }, (_, n) => `2027-${String(n + 1).padStart(6, '0')}`);
  expect(numbers.toSorted()).toEqual(expected);
});
