/** The events: each a snapshot of an object at that moment, stored in order and passed to the delivery. */
import { Stripe } from 'stripe';
import { missing } from '@/tools/stripe-stand-in/errors';
import type { State } from '@/tools/stripe-stand-in/state';

type EmittedType =
  | 'charge.dispute.closed'
  | 'charge.dispute.created'
  | 'charge.failed'
  | 'charge.refunded'
  | 'charge.succeeded'
  | 'checkout.session.async_payment_failed'
  | 'checkout.session.async_payment_succeeded'
  | 'checkout.session.completed'
  | 'checkout.session.expired'
  | 'customer.created'
  | 'customer.subscription.created'
  | 'customer.subscription.deleted'
  | 'customer.subscription.updated'
  | 'customer.tax_id.created'
  | 'customer.updated'
  | 'invoice.created'
  | 'invoice.finalized'
  | 'invoice.paid'
  | 'invoice.payment_action_required'
  | 'invoice.payment_failed'
  | 'invoice.payment_succeeded'
  | 'invoice.voided'
  | 'refund.created';

export type StandInEvent = Extract<Stripe.Event, { type: EmittedType }>;
type Body<E> = E extends StandInEvent ? Pick<E, 'type' | 'data'> : never;

/** The request that caused an event; null when caused by time alone. */
type RequestNote = Stripe.Event.Request | null;

export class Happenings {
  readonly #events: StandInEvent[] = [];
  readonly #state: State;
  /** Called with each event. */
  onEvent: (event: StandInEvent) => void = () => undefined;
  request: RequestNote = null;

  constructor(state: State) {
    this.#state = state;
  }

  emit(body: Body<StandInEvent>): void {
    const envelope = {
      id: this.#state.id('evt'),
      object: 'event' as const,
      api_version: Stripe.API_VERSION,
      created: this.#state.now(),
      livemode: false,
      pending_webhooks: 1,
      request: this.request,
    };
    const event: StandInEvent = { ...envelope, ...body };
    this.#events.push(event);
    this.onEvent(event);
  }

  /** All events, oldest first. */
  all(): readonly StandInEvent[] {
    return this.#events;
  }

  get(id: string): StandInEvent {
    const event = this.#events.find((one) => one.id === id);
    if (!event) throw missing('event', id);
    return event;
  }
}
