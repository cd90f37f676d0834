import 'server-only';

import type Stripe from 'stripe';
import { route } from '@/lib/desk-paths';
import type { Checkout } from '@/prisma/generated/client';
import type { PayableListing } from '@/server/features/billing/billing';
import { makeOnce } from '@/server/features/billing/make-once';
import { askStripe, isRefusal, priceIds } from '@/server/features/billing/stripe-client';
import { customerOf } from '@/server/features/billing/stripe-customer';
import { listStripePrices } from '@/server/features/billing/stripe-plans';
import type { StripePrice } from '@/server/features/billing/stripe-plans';
import { readTariffs, withTariff } from '@/server/features/billing/tariffs';
import { claimTrial, daysOf, freeTrial } from '@/server/features/billing/trial';
import { prisma, transaction } from '@/server/db';
import { env } from '@/server/env';

/** A payment page that expires sooner than this is no longer handed out. */
const LEAST_MS = 2 * 60_000;

const notOpened = 'payment_not_opened';

/** The owner's list of listings, which shows how this listing's payment went. */
const returnTo = (listingId: number, canceled = false) =>
  `${env.APP_URL}${route('dashboard.listing.index', {}, { payment: listingId, ...(canceled && { canceled: 1 }) })}`;

const isUsable = ({ sessionId, expiresAt, completedAt }: Checkout) =>
  sessionId !== null &&
  completedAt === null &&
  expiresAt !== null &&
  expiresAt.getTime() > Date.now() + LEAST_MS;

/**
 * The row of the listing's payment page, with its price; one that is no longer usable is replaced. An open page keeps
 * its price, whatever admins set since.
 */
async function claimAttempt(listing: PayableListing, { plan }: StripePrice): Promise<Checkout> {
  const listingId = listing.id;
  const priceId = plan.id;
  return transaction(async (tx) => {
    const hasTrial = await claimTrial(tx, listing);
    const { amount, trial_days: trialDays } = withTariff(plan, await readTariffs(tx));
    const sold = { priceId, hasTrial, amount, trialDays };
    await tx.checkout.createMany({ data: [{ listingId, ...sold }], skipDuplicates: true });
    await tx.$queryRaw`SELECT FROM checkouts WHERE listing_id = ${listingId} FOR UPDATE`;
    const row = await tx.checkout.findUniqueOrThrow({ where: { listingId } });
    const isSame = row.amount === amount && row.trialDays === trialDays;
    const isFree = row.sessionId === null && row.hasTrial === hasTrial && isSame;
    if (row.priceId === priceId && (isFree || isUsable(row))) return row;
    return tx.checkout.update({
      where: { listingId },
      data: {
        ...sold,
        attempt: { increment: 1 },
        ...{ sessionId: null, url: null, expiresAt: null },
        ...{ completedAt: null, subscriptionId: null, failedAt: null },
      },
    });
  });
}

const isOver = (subscription: Stripe.Subscription) =>
  subscription.status === 'canceled' || subscription.status === 'incomplete_expired';

/**
 * Gives up a payment page in favour of another one.
 * @returns false if it was submitted and its payment is made or still in progress
 */
async function giveUp(sessionId: string): Promise<boolean> {
  const { status, subscription } = await askStripe(async (stripe) => {
    const load = () => stripe.checkout.sessions.retrieve(sessionId, { expand: ['subscription'] });
    const session = await load();
    if (session.status !== 'open') return session;
    return stripe.checkout.sessions.expire(sessionId).catch((error: unknown) => {
      // It has just expired or been paid.
      if (isRefusal(error)) return load();
      throw error;
    });
  }, notOpened);
  if (status !== 'complete') return true;
  return subscription !== null && typeof subscription !== 'string' && isOver(subscription);
}

function sessionOf(
  { id, slug, ownerId }: PayableListing,
  { item, customer, trialDays, isTaxed }: SessionFacts,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { listing_id: String(id), user_id: String(ownerId), listing: slug };
  return {
    mode: 'subscription',
    customer,
    client_reference_id: String(id),
    line_items: [item],
    locale: 'nl',
    billing_address_collection: 'required',
    tax_id_collection: { enabled: true },
    customer_update: { name: 'auto', address: 'auto' },
    ...(isTaxed && { automatic_tax: { enabled: true } }),
    metadata,
    subscription_data: { metadata, ...(trialDays > 0 && { trial_period_days: trialDays }) },
    success_url: returnTo(id),
    cancel_url: returnTo(id, true),
  };
}

interface SessionFacts {
  item: Stripe.Checkout.SessionCreateParams.LineItem;
  customer: string;
  trialDays: number;
  /** VAT is added to the price, and computed by Stripe. */
  isTaxed: boolean;
}

/** Stripe's price, or another amount for its product and period. */
function itemOf({ plan, product, taxBehavior }: StripePrice, amount: number): SessionFacts['item'] {
  if (amount === plan.amount) return { price: plan.id, quantity: 1 };
  return {
    price_data: {
      currency: plan.currency.toLowerCase(),
      product,
      unit_amount: amount,
      recurring: { interval: plan.period },
      ...(taxBehavior && { tax_behavior: taxBehavior }),
    },
    quantity: 1,
  };
}

async function openSession(
  listing: PayableListing,
  row: Checkout,
  price: StripePrice,
): Promise<Stripe.Checkout.Session> {
  const { attempt, createdAt } = row;
  const { plan } = price;
  const customer = await customerOf(listing.ownerId, notOpened);
  const params = sessionOf(listing, {
    item: itemOf(price, row.amount ?? plan.amount),
    customer,
    trialDays: daysOf(row, row.trialDays ?? plan.trial_days),
    isTaxed: plan.vat_excluded,
  });
  // A page left behind by a server error cannot be paid by anybody: its address was in the response that never came.
  const name = `checkout-${listing.id}-${createdAt.getTime()}-${attempt}`;
  return makeOnce({ name, params, code: notOpened }, (stripe, ...asked) =>
    stripe.checkout.sessions.create(...asked),
  );
}

/** The page where an unpaid bill of the listing's subscription can be paid: a second subscription would not help. */
async function openBill(listingId: number): Promise<string | null> {
  const due = await prisma().subscription.findFirst({
    where: { listingId, status: 'past_due', paymentUrl: { not: null } },
    select: { paymentUrl: true },
  });
  return due?.paymentUrl ?? null;
}

/** A price on sale, or the usual one if the listing's earlier price no longer is. */
async function findPrice(priceId: string): Promise<StripePrice> {
  const prices = await listStripePrices(notOpened);
  const price = prices.find(({ plan }) => plan.id === priceId) ?? prices[0];
  if (!price) throw new Error('STRIPE_PRICE_ID names no price');
  return price;
}

/**
 * Opens Stripe's payment page for a listing, or returns the one that is open: never two at once, since both could be
 * paid. No transaction waits for Stripe.
 * @throws DomainError payment_not_opened (503) when Stripe is unavailable
 */
export async function startStripePayment(
  listing: PayableListing,
  plan: string | null,
): Promise<{ url: string }> {
  const bill = await openBill(listing.id);
  if (bill !== null) return { url: bill };
  const known = await prisma().checkout.findUnique({ where: { listingId: listing.id } });
  const priceId = plan ?? known?.priceId ?? priceIds()[0] ?? '';
  const paidPage = { url: returnTo(listing.id) };
  if (known && (known.priceId !== priceId || !isUsable(known))) {
    const open = known.failedAt === null ? known.sessionId : null;
    if (open !== null && !(await giveUp(open))) return paidPage;
  }
  await freeTrial(listing, giveUp);
  if (known?.priceId === priceId && isUsable(known) && known.url !== null) return { url: known.url };
  const price = await findPrice(priceId);
  const row = await claimAttempt(listing, price);
  if (row.url !== null) return { url: row.url };
  const { id, url, expires_at: expires, status } = await openSession(listing, row, price);
  // The same idempotency key returns the page as it was created: it may have been paid since.
  if (status !== 'open' || url === null) return paidPage;
  await prisma().checkout.updateMany({
    where: { listingId: listing.id, attempt: row.attempt, sessionId: null },
    data: { sessionId: id, url, expiresAt: new Date(expires * 1000) },
  });
  return { url };
}
