/** The API over HTTP: authentication, versions, idempotency, and the form of responses. */
import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Stripe } from 'stripe';
import { accountRoutes } from '@/tools/stripe-stand-in/account';
import { checkoutRoutes } from '@/tools/stripe-stand-in/checkout';
import { customerRoutes } from '@/tools/stripe-stand-in/customers';
import { invalid, Refusal, unknownUrl } from '@/tools/stripe-stand-in/errors';
import { expand } from '@/tools/stripe-stand-in/expand';
import { list, parseForm, read } from '@/tools/stripe-stand-in/form';
import type { Nested } from '@/tools/stripe-stand-in/form';
import { invoiceRoutes } from '@/tools/stripe-stand-in/invoices';
import { paymentRoutes } from '@/tools/stripe-stand-in/payments';
import { priceRoutes } from '@/tools/stripe-stand-in/prices';
import { refundRoutes } from '@/tools/stripe-stand-in/refunds';
import type { Route, World } from '@/tools/stripe-stand-in/routes';
import { subscriptionRoutes } from '@/tools/stripe-stand-in/subscriptions';
import { z } from 'zod';

/** A call as received. */
export interface Call {
  method: string;
  /** Without the query. */
  path: string;
  idempotencyKey: string | null;
}

/** A failure that the next calls get instead of a response. */
export interface Failure {
  count: number;
  how: 'status 500' | 'status 429' | 'reset' | 'hang';
  /** The work is done nevertheless: only its response is lost. */
  workIsDone?: boolean | undefined;
}

interface Answer {
  status: number;
  body: string;
  requestId: string;
}

interface Remembered {
  /** A hash of the request. */
  hash: string;
  answer: Promise<Answer>;
}

const routes: readonly Route[] = [
  ...accountRoutes,
  ...checkoutRoutes,
  ...customerRoutes,
  ...invoiceRoutes,
  ...paymentRoutes,
  ...priceRoutes,
  ...refundRoutes,
  ...subscriptionRoutes,
];

/** The id in `path` if it matches this route; an empty string if the route has none. */
function match({ path: pattern }: Route, path: string): string | undefined {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  if (wanted.length !== given.length) return undefined;
  const fits = wanted.every((piece, index) => piece === ':id' || piece === given[index]);
  return fits ? decodeURIComponent(given[wanted.indexOf(':id')] ?? '') : undefined;
}

function findRoute(method: string, path: string): { route: Route; id: string } {
  for (const route of routes) {
    const id = route.method === method ? match(route, path) : undefined;
    if (id !== undefined) return { route, id };
  }
  throw unknownUrl(method, path);
}

const failures = {
  'status 500': {
    status: 500,
    error: { message: 'An unknown error occurred.', type: 'api_error' },
  },
  'status 429': {
    status: 429,
    error: { code: 'rate_limit', message: 'Request rate limit exceeded.', type: 'invalid_request_error' },
  },
};

const write = (value: unknown) => JSON.stringify(value, null, 2);
const headerOf = (req: IncomingMessage, name: string) => {
  const value = req.headers[name];
  return Array.isArray(value) ? value[0] : value;
};

export class Api {
  readonly calls: Call[] = [];
  readonly #remembered = new Map<string, Remembered>();
  #failure: Failure | undefined;

  constructor(
    readonly world: World,
    readonly secretKey: string,
  ) {}

  failNext(failure: Failure): void {
    this.#failure = { ...failure };
  }

  #takeFailure(): Failure | undefined {
    if (!this.#failure || this.#failure.count <= 0) return undefined;
    this.#failure.count -= 1;
    return this.#failure;
  }

  async answer(req: IncomingMessage, res: ServerResponse, sent: string): Promise<void> {
    const { pathname: path, search } = new URL(req.url ?? '/', 'http://stand-in');
    const method = req.method ?? 'GET';
    const key = headerOf(req, 'idempotency-key') ?? null;
    this.calls.push({ method, path, idempotencyKey: key });
    const failure = this.#takeFailure();
    // Nothing was started, so nothing is stored for the key either.
    if (failure?.how === 'status 429') return this.#send(res, this.#broken('status 429'));
    const isLost = failure?.how === 'reset' || failure?.how === 'hang';
    const work = () => this.#work(failure, () => this.#run(req, method, path, search.slice(1), sent));
    const asked = isLost && !failure.workIsDone ? null : await this.#once(req, method, path, sent, work);
    if (failure?.how === 'reset') return void req.socket.destroy();
    if (failure?.how === 'hang' || !asked) return;
    const { answer, isReplay } = asked;
    if (key !== null) res.setHeader('idempotency-key', key);
    if (isReplay) res.setHeader('idempotent-replayed', 'true');
    this.#send(res, answer);
  }

  /** The result of a call that started: a failure of the service occurs before or after the work is done. */
  async #work(failure: Failure | undefined, run: () => Promise<Answer>): Promise<Answer> {
    if (failure?.how !== 'status 500') return run();
    if (failure.workIsDone) await run();
    return this.#broken('status 500');
  }

  #broken(how: keyof typeof failures): Answer {
    const { status, error } = failures[how];
    return { status, body: write({ error }), requestId: this.world.state.id('req') };
  }

  #send(res: ServerResponse, { status, body, requestId }: Answer): void {
    res.writeHead(status, {
      'content-type': 'application/json',
      'request-id': requestId,
      'stripe-version': Stripe.API_VERSION,
    });
    res.end(body);
  }

  /**
   * The same key and the same request get one response, however often and however close together they arrive; a failure
   * of the service is one too, as documented at https://docs.stripe.com/api/idempotent_requests.
   */
  async #once(req: IncomingMessage, method: string, path: string, sent: string, run: () => Promise<Answer>) {
    const key = headerOf(req, 'idempotency-key');
    if (method !== 'POST' || key === undefined) return { answer: await run(), isReplay: false };
    const hash = createHash('sha256').update(`${path}\n${sent}`).digest('hex');
    const known = this.#remembered.get(key);
    if (known && known.hash !== hash) {
      const refusal = new Refusal(
        400,
        'idempotency_error',
        `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      );
      return { answer: this.#refused(refusal), isReplay: false };
    }
    if (known) return { answer: await known.answer, isReplay: true };
    const answer = run();
    this.#remembered.set(key, { hash, answer });
    // A rejected call did nothing, and may be repeated.
    const { status } = await answer;
    if (status >= 400 && status < 500) this.#remembered.delete(key);
    return { answer: await answer, isReplay: false };
  }

  #refused(refusal: Refusal): Answer {
    return { status: refusal.status, body: write(refusal.body()), requestId: this.world.state.id('req') };
  }

  async #run(
    req: IncomingMessage,
    method: string,
    path: string,
    query: string,
    sent: string,
  ): Promise<Answer> {
    const requestId = this.world.state.id('req');
    try {
      this.#admit(req);
      const { route, id } = findRoute(method, path);
      const { expand: expanded, ...parameters } = parseForm(sent || query);
      const paths = expanded === undefined ? [] : read(list(z.string()), expandedPaths(expanded));
      this.world.happenings.request = {
        id: requestId,
        idempotency_key: headerOf(req, 'idempotency-key') ?? null,
      };
      const drawn = route.answer(this.world, parameters, id);
      // A copy for this response only: expansion must not change a stored event.
      const own: object = JSON.parse(JSON.stringify(drawn));
      expand(this.world.state, own, paths);
      return { status: 200, body: write(own), requestId };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { status: error.status, body: write(error.body()), requestId };
    } finally {
      this.world.happenings.request = null;
    }
  }

  /** @throws Refusal for another key, and for a version other than the package's, whose shapes the stand-in has */
  #admit(req: IncomingMessage): void {
    const given = /^Bearer (.+)$/.exec(headerOf(req, 'authorization') ?? '')?.[1];
    if (given === undefined) {
      throw new Refusal(
        401,
        'invalid_request_error',
        "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
      );
    }
    if (given !== this.secretKey) {
      const shown = `${given.slice(0, 8)}${'*'.repeat(8)}${given.slice(-4)}`;
      throw new Refusal(401, 'invalid_request_error', `Invalid API Key provided: ${shown}`);
    }
    const version = headerOf(req, 'stripe-version');
    if (version !== Stripe.API_VERSION) {
      throw invalid(
        `Invalid Stripe API version: ${version ?? 'none'}. The stand-in has ${Stripe.API_VERSION}.`,
      );
    }
  }
}

function expandedPaths(expanded: string | Nested): Nested {
  return typeof expanded === 'string' ? { 0: expanded } : expanded;
}
