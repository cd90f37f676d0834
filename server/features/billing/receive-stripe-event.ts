import 'server-only';

import type Stripe from 'stripe';
import { isLive, stripe, webhookSecret } from '@/server/features/billing/stripe-client';
import { getBilling } from '@/server/features/billing/get-billing';
import { idOf } from '@/server/features/billing/stripe-facts';
import { enqueueSync } from '@/server/features/billing/sync-subscription';
import { transaction } from '@/server/db';
import { DomainError } from '@/server/http/errors';
import { enqueue } from '@/server/jobs/enqueue';
import { log } from '@/server/log';

interface Input {
  headers: Headers;
  rawBody: () => Promise<string>;
}

/** What an event is about: its object, and the subscription if the event names it. */
interface Subject {
  objectId: string;
  subscriptionId: string | null;
}

/** Null for a type of event that is not used. */
function subjectOf(event: Stripe.Event): Subject | null {
  switch (event.type) {
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted': {
      const { id } = event.data.object;
      return { objectId: id, subscriptionId: id };
    }
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required': {
      const { id, parent } = event.data.object;
      const subscription = parent?.subscription_details?.subscription;
      return { objectId: id, subscriptionId: subscription ? idOf(subscription) : null };
    }
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
    case 'checkout.session.async_payment_failed':
    case 'checkout.session.expired':
    case 'charge.refunded':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
      return { objectId: event.data.object.id, subscriptionId: null };
    default:
      return null;
  }
}

/**
 * The event, if Stripe signed it for us within the last minutes.
 * @throws DomainError signature_refused (400), also for events of another account, or of the other mode (test or live)
 */
async function readEvent({ headers, rawBody }: Input): Promise<Stripe.Event> {
  const client = await stripe();
  const signature = headers.get('stripe-signature') ?? '';
  try {
    const event = await client.webhooks.constructEventAsync(await rawBody(), signature, webhookSecret());
    if (event.account === undefined && event.livemode === isLive()) return event;
    log.warn({ event: event.id }, 'a message of Stripe was for somebody else');
  } catch (error) {
    if (error instanceof DomainError) throw error;
    log.warn({ err: error }, 'a message claims to come from Stripe and does not');
  }
  throw new DomainError('signature_refused');
}

/**
 * POST /api/webhooks/stripe: stores an event, once, with the job that handles it, before acknowledging it to Stripe.
 * The job asks Stripe for the current state instead of trusting the event, so events may come late, twice, or out of
 * order.
 * @throws DomainError not_found with free billing; signature_refused
 */
export async function receiveStripeEvent(input: Input): Promise<{ received: true }> {
  if (getBilling().isFree) throw new DomainError('not_found');
  const event = await readEvent(input);
  const subject = subjectOf(event);
  if (!subject) {
    log.info({ event: event.id, type: event.type }, 'a message of Stripe that means nothing to us');
    return { received: true };
  }
  await transaction(async (tx) => {
    const { count } = await tx.stripeEvent.createMany({
      data: [{ id: event.id, type: event.type, createdAt: new Date(event.created * 1000), ...subject }],
      skipDuplicates: true,
    });
    if (count === 0) return;
    if (subject.subscriptionId !== null) await enqueueSync(tx, subject.subscriptionId);
    else await enqueue(tx, 'resolve-stripe-event', { eventId: event.id });
  });
  return { received: true };
}
