/** The stand-in's time, and what happens with time alone: renewals, payment retries, expiry. */
import { attempt, expireSubscription, outcomeFor, renew } from '@/tools/stripe-stand-in/billing';
import { expireSession } from '@/tools/stripe-stand-in/checkout';
import type { World } from '@/tools/stripe-stand-in/routes';

/** A fixed clock if a start was given, else the machine's time; either can be advanced. */
export class Clock {
  readonly #stands: boolean;
  #offset: number;
  /** The moment being processed, while catching up. */
  #moment: number | null = null;

  constructor(begin?: Date) {
    this.#stands = begin !== undefined;
    this.#offset = begin ? Math.floor(begin.getTime() / 1000) : 0;
  }

  #present(): number {
    return this.#offset + (this.#stands ? 0 : Math.floor(Date.now() / 1000));
  }

  now(): number {
    return this.#moment ?? this.#present();
  }

  /** Advances the clock and performs everything that falls due on the way. */
  advance(world: World, to: Date | string | { days: number }): void {
    const isSpan = typeof to === 'object' && 'days' in to;
    const by = isSpan ? to.days * 86_400 : new Date(to).getTime() / 1000 - this.#present();
    if (!(by >= 0)) throw new RangeError('the clock goes forwards only');
    const before = this.#present();
    this.#offset += Math.round(by);
    this.catchUp(world, before);
  }

  /** Performs everything due by now, each at its own moment. */
  catchUp(world: World, since = this.#present()): void {
    const present = this.#present();
    let earliest = since;
    for (let next = nextDue(world); next && next.at <= present; next = nextDue(world)) {
      earliest = Math.max(Math.min(earliest, present), next.at);
      this.#moment = earliest;
      next.run();
    }
    this.#moment = null;
  }
}

interface Due {
  at: number;
  run: () => void;
}

const renewing = new Set(['active', 'trialing', 'past_due']);

function nextDue(world: World): Due | undefined {
  const { state } = world;
  const due: Due[] = [];
  for (const session of state.sessions.where(({ status }) => status === 'open')) {
    due.push({ at: session.expiresAt, run: () => expireSession(world, session) });
  }
  for (const invoice of state.invoices.where(({ status }) => status === 'open')) {
    const subscription = state.subscriptions.get(invoice.subscription);
    if (invoice.nextAttempt === null) continue;
    due.push({
      at: invoice.nextAttempt,
      run: () => attempt(world, invoice, outcomeFor(world, subscription)),
    });
  }
  for (const subscription of state.subscriptions.where()) {
    if (renewing.has(subscription.status)) {
      due.push({ at: subscription.periodEnd, run: () => renew(world, subscription) });
    }
    const waits = state.intents.find(state.invoices.find(subscription.latestInvoice)?.intent ?? null);
    if (subscription.incompleteUntil !== null && waits?.status !== 'processing') {
      due.push({ at: subscription.incompleteUntil, run: () => expireSubscription(world, subscription) });
    }
  }
  return due.toSorted((a, b) => a.at - b.at)[0];
}
