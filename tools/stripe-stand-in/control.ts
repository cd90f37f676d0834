/**
 * `/_stand-in/NAME`: what a test can do in this process, for other processes. Queries (`GET`) are events, calls,
 * deliveries, clock; actions (`POST`, JSON) are the rest. Responses are JSON: `{result}` or `{error}`.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import { Refusal } from '@/tools/stripe-stand-in/errors';
import type { StripeStandIn } from '@/tools/stripe-stand-in/stand-in';

interface Action {
  run(standIn: StripeStandIn, sent: unknown): unknown;
}

const action = <T>(schema: z.ZodType<T>, run: (standIn: StripeStandIn, given: T) => unknown): Action => ({
  run: (standIn, sent) => run(standIn, schema.parse(sent)),
});

const id = z.string();
const ending = z.enum(['succeeds', 'fails']);
const nothing = z.strictObject({});

const questions: Readonly<Record<string, (standIn: StripeStandIn) => unknown>> = {
  events: (standIn) => standIn.events(),
  calls: (standIn) => standIn.calls(),
  deliveries: (standIn) => standIn.deliveries(),
  clock: (standIn) => standIn.clock.now(),
};

const actions: Readonly<Record<string, Action>> = {
  'advance-clock': action(
    z.union([z.strictObject({ to: z.iso.datetime() }), z.strictObject({ days: z.number() })]),
    ({ clock }, given) => clock.advance('to' in given ? given.to : given),
  ),
  'set-payment-outcome': action(
    z.strictObject({ of: id, outcome: z.enum(['succeeds', 'fails', 'processing', 'requires_action']) }),
    (standIn, { of, outcome }) => standIn.setPaymentOutcome(of, outcome),
  ),
  'pay-checkout': action(
    z.strictObject({
      session: id,
      payment: z.enum(['card', 'bank', 'fails']).optional(),
      vatNumber: z.string().optional(),
      country: z.string().length(2).optional(),
    }),
    (standIn, { session, payment, ...given }) => standIn.payCheckout(session, payment, given),
  ),
  settle: action(z.strictObject({ id, outcome: ending }), (standIn, { id, outcome }) =>
    standIn.settle(id, outcome),
  ),
  'pay-invoice': action(z.strictObject({ invoice: id }), (standIn, { invoice }) =>
    standIn.payInvoice(invoice),
  ),
  dispute: action(z.strictObject({ charge: id }), (standIn, { charge }) => standIn.dispute(charge)),
  'close-dispute': action(
    z.strictObject({ dispute: id, status: z.enum(['won', 'lost']) }),
    (standIn, { dispute, status }) => standIn.closeDispute(dispute, status),
  ),
  deliver: action(
    z.strictObject({
      events: z.array(id),
      shuffled: z.boolean().optional(),
      repeated: z.number().int().min(1).optional(),
      together: z.boolean().optional(),
    }),
    (standIn, { events, ...options }) => standIn.deliver(events, options),
  ),
  'hold-deliveries': action(z.strictObject({ isHeld: z.boolean().default(true) }), (standIn, { isHeld }) =>
    standIn.holdDeliveries(isHeld),
  ),
  delivered: action(nothing, (standIn) => standIn.delivered()),
  'set-webhook': action(z.strictObject({ url: z.url(), secret: z.string() }), (standIn, webhook) =>
    standIn.setWebhook(webhook),
  ),
  'fail-next': action(
    z.strictObject({
      count: z.number().int().min(0),
      how: z.enum(['status 500', 'status 429', 'reset', 'hang']),
      workIsDone: z.boolean().optional(),
    }),
    (standIn, failure) => standIn.failNext(failure),
  ),
};

function send(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

const isWrong = (error: unknown): error is Error =>
  error instanceof Refusal ||
  error instanceof z.ZodError ||
  error instanceof SyntaxError ||
  error instanceof RangeError;

/** Answers a query or performs an action. */
export async function answerControl(
  standIn: StripeStandIn,
  req: IncomingMessage,
  res: ServerResponse,
  url: URL,
  sent: string,
): Promise<void> {
  const name = url.pathname.slice('/_stand-in/'.length);
  const question = req.method === 'GET' ? questions[name] : undefined;
  if (question) return send(res, 200, { result: question(standIn) });
  const wanted = req.method === 'POST' ? actions[name] : undefined;
  if (!wanted) return send(res, 404, { error: `There is no ${req.method} /_stand-in/${name}.` });
  try {
    const result = await wanted.run(standIn, JSON.parse(sent || '{}'));
    send(res, 200, { result: result ?? null });
  } catch (error) {
    if (!isWrong(error)) throw error;
    send(res, 400, { error: error.message });
  }
}
