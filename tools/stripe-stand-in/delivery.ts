/** Webhooks: signed as Stripe signs them, sent automatically or on a test's request. */
import { setTimeout as pause } from 'node:timers/promises';
import { Stripe } from 'stripe';
import type { Happenings, StandInEvent } from '@/tools/stripe-stand-in/happenings';

export interface Webhook {
  url: string;
  secret: string;
}

/** How a test wants events delivered. */
export interface DeliveryOptions {
  /** In a different order than they occurred, but the same one each time. */
  shuffled?: boolean | undefined;
  /** How many times each is sent. */
  repeated?: number | undefined;
  /** All concurrently. */
  together?: boolean | undefined;
}

export interface Delivery {
  event: string;
  type: string;
  /** The status of the response; 0 if there was none. */
  status: number;
}

/** Milliseconds before each retry of what was not answered with 2xx. */
const pauses = [50, 200, 1000];
const patience = 10_000;

/** The same shuffled order each time: every other one, from the end. */
function shuffle<T>(items: T[]): T[] {
  const backwards = items.toReversed();
  return [...backwards.filter((_, index) => index % 2), ...backwards.filter((_, index) => index % 2 === 0)];
}

/** 0 if nothing answers. */
async function statusOf(url: string, init: RequestInit): Promise<number> {
  try {
    const answer = await fetch(url, init);
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    return 0;
  }
}

export class Deliveries {
  #webhook: Webhook | undefined;
  #isHeld = false;
  #queue: Promise<unknown> = Promise.resolve();
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #stop = new AbortController();
  /** Every attempt made. */
  readonly made: Delivery[] = [];

  constructor(
    readonly happenings: Happenings,
    webhook: Webhook | undefined,
  ) {
    this.#webhook = webhook;
    happenings.onEvent = (event) => this.#sendLater(event);
  }

  /** Sets where events are sent from now on. */
  aimAt(webhook: Webhook): void {
    this.#webhook = webhook;
  }

  /** Stops or resumes automatic sending; events that occur in between are not sent. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
  }

  /** Body and headers as Stripe sends them; the signature carries the current time. */
  sign(event: StandInEvent, secret = this.#webhook?.secret ?? ''): { payload: string; header: string } {
    const payload = JSON.stringify(event, null, 2);
    return { payload, header: Stripe.webhooks.generateTestHeaderString({ payload, secret }) };
  }

  async #send(event: StandInEvent): Promise<Delivery> {
    const webhook = this.#webhook;
    if (!webhook) throw new Error('nobody said where events go');
    const { payload, header } = this.sign(event);
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': header };
    const signal = AbortSignal.any([this.#stop.signal, AbortSignal.timeout(patience)]);
    const init = { method: 'POST', headers, body: payload, signal, redirect: 'manual' as const };
    const status = await statusOf(webhook.url, init);
    const delivery = { event: event.id, type: event.type, status };
    this.made.push(delivery);
    if (status >= 200 && status < 300) event.pending_webhooks = 0;
    return delivery;
  }

  /** Retries after each of the pauses, then gives up. */
  async #retry(event: StandInEvent): Promise<void> {
    for (const ms of pauses) {
      await pause(ms, undefined, { signal: this.#stop.signal });
      await this.#send(event);
      if (event.pending_webhooks === 0) return;
    }
  }

  #track(work: Promise<unknown>): Promise<unknown> {
    const tracked = work.catch(() => undefined).finally(() => this.#underWay.delete(tracked));
    this.#underWay.add(tracked);
    return tracked;
  }

  /** Sends in order; an event that has to be retried does not hold up the others. */
  #sendLater(event: StandInEvent): void {
    if (this.#isHeld || !this.#webhook) return;
    this.#queue = this.#track(this.#queue.then(() => this.#sendInTurn(event)));
  }

  async #sendInTurn(event: StandInEvent): Promise<void> {
    if (this.#stop.signal.aborted) return;
    await this.#send(event);
    if (event.pending_webhooks) void this.#track(this.#retry(event));
  }

  /** Resolves when nothing is being sent. */
  async settled(): Promise<void> {
    while (this.#underWay.size) await Promise.all(this.#underWay);
  }

  /** Sends these events now, once each by default, and resolves to how each was received. */
  async deliver(
    ids: readonly string[],
    { shuffled = false, repeated = 1, together = false }: DeliveryOptions = {},
  ): Promise<Delivery[]> {
    const events = ids.map((id) => this.happenings.get(id));
    const all = Array.from({ length: repeated }, () => events).flat();
    const ordered = shuffled ? shuffle(all) : all;
    if (together) return Promise.all(ordered.map((event) => this.#send(event)));
    const deliveries: Delivery[] = [];
    for (const event of ordered) deliveries.push(await this.#send(event));
    return deliveries;
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.settled();
  }
}
