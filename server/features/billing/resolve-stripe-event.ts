import 'server-only';

import type Stripe from 'stripe';
import { isMissing, stripe as getStripe } from '@/server/features/billing/stripe-client';
import { idOf } from '@/server/features/billing/stripe-facts';
import { enqueueSync } from '@/server/features/billing/sync-subscription';
import { noteSession } from '@/server/features/billing/sync-checkout';
import { prisma, transaction } from '@/server/db';
import { log } from '@/server/log';

async function ofPayment(
  stripe: Stripe,
  intent: string | Stripe.PaymentIntent | null,
): Promise<string | null> {
  if (intent === null) return null;
  const { data } = await stripe.invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: idOf(intent) },
    limit: 1,
  });
  const invoiceId = data[0] && idOf(data[0].invoice);
  if (!invoiceId) return null;
  const { parent } = await stripe.invoices.retrieve(invoiceId);
  const subscription = parent?.subscription_details?.subscription;
  return subscription ? idOf(subscription) : null;
}

/** The subscription behind the object of an event; null if there is none. */
async function subscriptionOf(stripe: Stripe, type: string, objectId: string): Promise<string | null> {
  if (type.startsWith('checkout.session.')) return noteSession(objectId);
  if (type.startsWith('charge.dispute.'))
    return ofPayment(stripe, (await stripe.disputes.retrieve(objectId)).payment_intent);
  if (type.startsWith('refund.'))
    return ofPayment(stripe, (await stripe.refunds.retrieve(objectId)).payment_intent);
  return ofPayment(stripe, (await stripe.charges.retrieve(objectId)).payment_intent);
}

async function resolve(type: string, objectId: string): Promise<string | null> {
  try {
    return await subscriptionOf(await getStripe(), type, objectId);
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

/** The job 'resolve-stripe-event': finds the subscription that an event is about and queues its sync. */
export async function resolveStripeEvent({ eventId }: { eventId: string }): Promise<void> {
  const event = await prisma().stripeEvent.findUnique({ where: { id: eventId } });
  if (!event || event.processedAt !== null || event.objectId === null) return;
  const { type, objectId } = event;
  const subscriptionId = await resolve(type, objectId).catch(async (error: unknown) => {
    const failure = String(error).slice(0, 500);
    await prisma().stripeEvent.update({ where: { id: eventId }, data: { failure } });
    throw error;
  });
  if (subscriptionId === null)
    log.info({ event: eventId, type }, 'a message of Stripe is about none of ours');
  await transaction(async (tx) => {
    const done = subscriptionId === null ? { processedAt: new Date(), failure: null } : { subscriptionId };
    await tx.stripeEvent.update({ where: { id: eventId }, data: done });
    if (subscriptionId !== null) await enqueueSync(tx, subscriptionId);
  });
}
