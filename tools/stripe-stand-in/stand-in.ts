/**
 * A stateful stand-in for Stripe over HTTP: the real client library talks to it, people pay on its pages, its clock can
 * be advanced, and its events are signed and delivered. Nothing leaves this machine.
 */
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Api } from '@/tools/stripe-stand-in/api';
import type { Call, Failure } from '@/tools/stripe-stand-in/api';
import { Clock } from '@/tools/stripe-stand-in/clock';
import { answerControl } from '@/tools/stripe-stand-in/control';
import { Deliveries } from '@/tools/stripe-stand-in/delivery';
import type { Delivery, DeliveryOptions, Webhook } from '@/tools/stripe-stand-in/delivery';
import { Happenings } from '@/tools/stripe-stand-in/happenings';
import type { StandInEvent } from '@/tools/stripe-stand-in/happenings';
import { hostedPage } from '@/tools/stripe-stand-in/pages';
import { payInvoice, paySession, setOutcome, settle } from '@/tools/stripe-stand-in/paying';
import type { Given, Payment } from '@/tools/stripe-stand-in/paying';
import { closeDispute, openDispute } from '@/tools/stripe-stand-in/refunds';
import { State } from '@/tools/stripe-stand-in/state';
import type { PaymentOutcome } from '@/tools/stripe-stand-in/state';
import type { World } from '@/tools/stripe-stand-in/routes';

export interface SoldPrice {
  id: string;
  productName: string;
  /** In cents. */
  unitAmount: number;
  interval: 'year' | 'month';
  trialDays?: number;
  taxBehavior?: 'inclusive' | 'exclusive';
}

export interface StandInOptions {
  /** The port on 127.0.0.1; a free one by default. */
  port?: number;
  /** The only key it accepts; by default `sk_test_standin`. */
  secretKey?: string;
  webhook?: Webhook;
  prices: SoldPrice[];
  /** If given, the clock stands still at this moment until it is advanced; by default it runs with the machine's. */
  now?: Date;
  /**
   * Whether a subscription is active already while its first payment takes days, as Stripe does for some payment
   * methods; by default it is incomplete until the bank has paid.
   */
  slowPaymentIsActive?: boolean;
  /** Part of every id, letters and digits: a different one for each run keeps ids unique across runs. */
  idMark?: string;
}

/** Everything a test can do besides calling the API; also available at `/_stand-in` (control.ts). */
export interface StripeStandIn {
  /** `http://127.0.0.1:PORT`, for the API and the pages. */
  origin: string;
  secretKey: string;
  clock: {
    now(): Date;
    /** Advances the clock, through every renewal, payment retry and expiry on the way. */
    advance(to: Date | string | { days: number }): void;
  };
  /** Sets the outcome of a customer's or subscription's payments from now on. */
  setPaymentOutcome(customerOrSubscription: string, outcome: PaymentOutcome): void;
  /** Pays a session as a person would on its page. */
  payCheckout(session: string, payment?: Payment, given?: Given): 'complete' | 'declined';
  /** Settles a payment that is pending or requires action: that of a session, a subscription or an invoice. */
  settle(id: string, outcome: 'succeeds' | 'fails'): void;
  payInvoice(invoice: string): void;
  /** The bank disputes a charge; returns the id of the dispute. */
  dispute(charge: string): string;
  closeDispute(dispute: string, status: 'won' | 'lost'): void;
  /** All events, oldest first. */
  events(): readonly StandInEvent[];
  /** The body and `stripe-signature` of an event, to pass to a webhook by hand. */
  sign(event: string, secret?: string): { payload: string; header: string };
  deliver(events: readonly string[], options?: DeliveryOptions): Promise<Delivery[]>;
  /** Every attempted delivery. */
  deliveries(): readonly Delivery[];
  /** Stops automatic sending, which is on from the start, or resumes it; events in between are not sent later. */
  holdDeliveries(isHeld?: boolean): void;
  /** Resolves when no delivery or retry is in progress. */
  delivered(): Promise<void>;
  setWebhook(webhook: Webhook): void;
  /** A failure for the next API calls. */
  failNext(failure: Failure): void;
  calls(): readonly Call[];
  close(): Promise<void>;
}

function fill(world: World, prices: SoldPrice[]): void {
  for (const { id, productName, unitAmount, interval, trialDays, taxBehavior } of prices) {
    world.state.prices.put({
      id,
      product: world.state.id('prod'),
      productName,
      unitAmount,
      interval,
      trialDays: trialDays ?? null,
      taxBehavior: taxBehavior ?? 'unspecified',
      created: world.state.now(),
    });
  }
}

async function answerPage(world: World, req: IncomingMessage, res: ServerResponse, url: URL, sent: string) {
  const shown = hostedPage(world, url, req.method === 'POST' ? new URLSearchParams(sent) : null);
  if (!shown) return false;
  if ('location' in shown) res.writeHead(303, { location: shown.location }).end();
  else {
    const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' };
    res.writeHead(shown.status, headers).end(shown.body);
  }
  return true;
}

/** Starts a stand-in; it is listening when the promise resolves. */
export async function startStripeStandIn(options: StandInOptions): Promise<StripeStandIn> {
  const clock = new Clock(options.now);
  let origin = '';
  const state = new State(
    options.idMark ?? '',
    () => clock.now(),
    () => origin,
  );
  state.slowPaymentIsActive = options.slowPaymentIsActive ?? false;
  const happenings = new Happenings(state);
  const world: World = { state, happenings };
  fill(world, options.prices);
  const deliveries = new Deliveries(happenings, options.webhook);
  const api = new Api(world, options.secretKey ?? 'sk_test_standin');

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const sent = await text(req);
    const url = new URL(req.url ?? '/', origin);
    clock.catchUp(world);
    if (url.pathname.startsWith('/_stand-in/')) return answerControl(standIn, req, res, url, sent);
    if (await answerPage(world, req, res, url, sent)) return;
    await api.answer(req, res, sent);
  }

  const server = createServer((req, res) => {
    answer(req, res).catch((error: unknown) => {
      process.stderr.write(`the stand-in for Stripe: ${error instanceof Error ? error.stack : error}\n`);
      if (res.headersSent) res.destroy();
      else res.writeHead(500, { 'content-type': 'text/plain' }).end(String(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  origin = `http://127.0.0.1:${port}`;

  const standIn: StripeStandIn = {
    origin,
    secretKey: api.secretKey,
    clock: {
      now: () => new Date(clock.now() * 1000),
      advance: (to) => clock.advance(world, to),
    },
    setPaymentOutcome: (id, outcome) => setOutcome(world, id, outcome),
    payCheckout: (id, payment = 'card', given = {}) =>
      paySession(world, state.sessions.get(id), payment, given),
    settle: (id, outcome) => settle(world, id, outcome),
    payInvoice: (id) => payInvoice(world, id),
    dispute: (charge) => openDispute(world, charge).id,
    closeDispute: (id, status) => void closeDispute(world, id, status),
    events: () => happenings.all(),
    sign: (id, secret) => deliveries.sign(happenings.get(id), secret),
    deliver: (ids, options) => deliveries.deliver(ids, options),
    deliveries: () => deliveries.made,
    holdDeliveries: (isHeld = true) => deliveries.hold(isHeld),
    delivered: () => deliveries.settled(),
    setWebhook: (webhook) => deliveries.aimAt(webhook),
    failNext: (failure) => api.failNext(failure),
    calls: () => api.calls,
    async close() {
      await deliveries.stop();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
  return standIn;
}
