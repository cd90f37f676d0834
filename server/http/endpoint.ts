import 'server-only';

import { randomUUID } from 'node:crypto';
import { queryTexts } from '@/lib/api/query-texts';
import type { z } from '@/lib/api/zod';
import type { Language } from '@/lib/languages/language';
import type { StaffRight } from '@/lib/staff/rights';
import { withAdminAction } from '@/server/audit/admin-action';
import { hasRight } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';
import { findActor } from '@/server/auth/session';
import { transaction } from '@/server/db';
import { toAnswer, toErrorAnswer } from '@/server/http/answer';
import type { Answer, Success } from '@/server/http/answer';
import { readBody, readRawBody } from '@/server/http/body';
import { cleanInput, isCleanText } from '@/server/clean-text';
import { parseCookies } from '@/server/cookies';
import { checkCsrf, checkFetchSite, checkSameOrigin } from '@/server/http/csrf';
import { UploadPlace } from '@/server/http/upload-place';
import type { UploadLimits } from '@/server/http/multipart';
import { DomainError, judge } from '@/server/http/errors';
import { languageOfCaller, languageOfForm, readFor } from '@/server/http/caller-language';
import { consume } from '@/server/http/rate-limit';
import type { LimitName } from '@/server/http/rate-limit';
import { countWrite, inTurnOf } from '@/server/http/write-turns';
import { inLanguage } from '@/server/language';
import { withoutSecrets } from '@/server/secret-paths';
import { requestContext } from '@/server/http/request-context';

/**
 * Who may call. 'public': anyone, and the use-case does not learn who. 'optional': anyone; the actor is passed, or
 * null. 'signed-in': 401 for others. 'verified': also requires a confirmed e-mail address (admins count as verified).
 * 'admin': 403 for others, and for admins without the call's `right`. An admin who still has to set up a second factor
 * gets 403 except on 'public' and 'optional', unless the call says `beforeSecondFactor`.
 */
export type Auth = 'public' | 'optional' | 'signed-in' | 'verified' | 'admin';

type ActorOf<A extends Auth> = A extends 'public' ? undefined : A extends 'optional' ? Actor | null : Actor;
type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;
type Optional = z.ZodType | undefined;

/** See `EndpointSpec.refuses`. */
export type Refusal = 400 | 401 | 403 | 404 | 409 | 422 | 423 | 451 | 502;

/** What is checked before a multipart body is read, since reading it may take minutes and fill the disk. */
interface Uploading<A extends Auth, P extends Optional> {
  limits: Pick<UploadLimits, 'files' | 'fileBytes'>;
  /** Throws if the caller may not make this call, whatever its body says. */
  admit: (caller: { actor: ActorOf<A>; params: Parsed<P> }) => Promise<unknown>;
  /** Counts one uploaded file; throws when that exceeds the limit. */
  count: (actor: Actor) => Promise<void>;
}

export interface EndpointSpec<
  A extends Auth = Auth,
  P extends Optional = Optional,
  Q extends Optional = Optional,
  B extends Optional = Optional,
> extends Success {
  auth: A;
  /** The right that an 'admin' call requires and must name. */
  right?: StaffRight;
  /** true: available to an admin who still has to set up a second factor, since it is part of setting one up. */
  beforeSecondFactor?: true;
  /** One English line for the OpenAPI document. */
  summary: string;
  params?: P;
  query?: Q;
  body?: B;
  /** If set, the body may be multipart; uploaded files are kept until the call has been answered. */
  uploads?: Uploading<A, P>;
  /**
   * Rate limit. Counted per client address. By default reads are counted; changes by a signed-in user are always
   * counted, per account. 'own': the use-case counts and refuses by itself. Open forms are counted before their body is
   * read, even if the use-case counts them again.
   */
  limit?: LimitName | 'own' | 'none';
  /**
   * false: for webhooks, which are signed by their sender, and for next-auth, which has its own token. 'same-origin':
   * for forms submitted without JavaScript.
   */
  csrf?: false | 'same-origin';
  /** For a POST that only queries. */
  changesNothing?: true;
  /** Statuses of refusals that do not follow from the rest of the declaration, for the OpenAPI document. */
  refuses?: readonly Refusal[];
  /** true: the use-case records what admins do here by itself, so that what changes nothing is not recorded. */
  audited?: true;
  /**
   * true: ends access to an account. Counted per address only, so that other activity of the account cannot block it.
   */
  endsAccess?: true;
  /** true: queues by itself, and holds no database connection while it waits. */
  ownTurns?: true;
  /** true: pages poll this call by themselves. It does not count as activity, so it does not keep a session alive. */
  background?: true;
}

/** A call's declaration: one for admins names the right it takes. */
type Declared<A extends Auth, P extends Optional, Q extends Optional, B extends Optional> = EndpointSpec<
  A,
  P,
  Q,
  B
> &
  (A extends 'admin' ? { right: StaffRight } : { right?: undefined });

export interface EndpointInput<A extends Auth, P extends Optional, Q extends Optional, B extends Optional> {
  actor: ActorOf<A>;
  params: Parsed<P>;
  query: Parsed<Q>;
  body: Parsed<B>;
  cookies: Readonly<Record<string, string>>;
  headers: Headers;
  /** The raw body, for calls that declare no `body`: a webhook's signature covers the exact bytes. */
  rawBody: () => Promise<string>;
  /** The client's address, for rate limits; never stored. */
  address: string;
}

export type Handler = ((request: Request, context: HandlerContext) => Promise<Response>) & {
  spec: EndpointSpec;
  /** The same without building a `Response`, which costs as much as many a call itself. */
  answer: (request: Request, context: HandlerContext) => Promise<Answer>;
};
type PathParams = Record<string, string | string[]>;
interface HandlerContext {
  /** Undefined for a path without parameters. */
  params: Promise<PathParams | undefined>;
}

/**
 * Declares one call of the API. Each request goes through: request id → rate limit → CSRF → actor → parse → use-case →
 * response checked against its DTO (development and tests) → JSON. Errors become responses in one place.
 */
export function endpoint<
  const A extends Auth,
  P extends Optional = undefined,
  Q extends Optional = undefined,
  B extends Optional = undefined,
>(spec: Declared<A, P, Q, B>, useCase: (input: EndpointInput<A, P, Q, B>) => Promise<unknown>): Handler {
  const answer = async (request: Request, context: HandlerContext): Promise<Answer> => {
    const requestId = requestContext()?.requestId ?? request.headers.get('x-request-id') ?? randomUUID();
    const place = new UploadPlace();
    let language: Language = 'nl';
    try {
      language = await languageOfCaller(
        request.headers,
        typeof spec.response === 'object' && 'file' in spec.response,
      );
      const input = await inLanguage(language, () => admit(spec, request, context, place));
      if (spec.csrf === 'same-origin') language = languageOfForm(input.body);
      const call = () => nameDoer(spec as EndpointSpec, request, input, () => useCase(input));
      const waits = takesTurns(spec, request.method) && !spec.ownTurns;
      const inTurn = () => (input.actor && waits ? inTurnOf(input.actor, call) : call());
      const reads = isRead(request.method) || spec.changesNothing;
      const result = await (reads ? readFor(language, inTurn) : inLanguage(language, inTurn));
      return toAnswer(spec, result, requestId);
    } catch (error) {
      const refused = { request, requestId, address: addressOf(request) };
      return await inLanguage(language, () => toErrorAnswer(error, refused));
    } finally {
      await place.leave();
    }
  };
  const handle = async (request: Request, context: HandlerContext): Promise<Response> => {
    const { body, ...head } = await answer(request, context);
    return new Response(body, head);
  };
  return Object.assign(handle, { spec: spec as EndpointSpec, answer });
}

/** The limit that calls of this method count against before anything of them is read, or null. */
function firstLimitOf(spec: EndpointSpec, method: string): LimitName | null {
  const { limit = isRead(method) ? 'reads' : 'none', auth, body, csrf } = spec;
  if (limit !== 'own' && limit !== 'none') return limit;
  const isOpenForm = !isRead(method) && (auth === 'public' || auth === 'optional') && body !== undefined;
  // Signed webhooks are never rate-limited.
  return isOpenForm && csrf !== false ? 'open-form' : null;
}

/** Whether calls of this method are rate-limited, here or by the use-case. */
export function isCounted(spec: EndpointSpec, method: string): boolean {
  return (
    (spec.auth !== 'public' && takesTurns(spec, method)) ||
    spec.limit === 'own' ||
    firstLimitOf(spec, method) !== null
  );
}

/** Only the front sets this header; it drops what a client sends under this name. */
const addressOf = (request: Request) => request.headers.get('x-client-address') ?? 'unknown';

/** Whether the call counts as a change, of which an account may make a limited number at once and per minute. */
const takesTurns = ({ changesNothing, endsAccess }: Turning, method: string) =>
  !isRead(method) && !changesNothing && !endsAccess;
type Turning = Pick<EndpointSpec, 'changesNothing' | 'endsAccess'>;

const isRead = (method: string) => method === 'GET' || method === 'HEAD';

async function admit<A extends Auth, P extends Optional, Q extends Optional, B extends Optional>(
  spec: EndpointSpec<A, P, Q, B>,
  request: Request,
  context: HandlerContext,
  place: UploadPlace,
): Promise<EndpointInput<A, P, Q, B>> {
  const address = addressOf(request);
  const reads = isRead(request.method);
  const limit = firstLimitOf(spec as EndpointSpec, request.method);
  if (limit) await consume(limit, limit === 'reads' ? address : `${limitKey(request)} ${address}`);
  if (!reads && spec.csrf !== false) checkFetchSite(request);
  if (!reads && spec.csrf === 'same-origin') checkSameOrigin(request);
  else if (!reads && spec.csrf !== false) checkCsrf(request);
  const cookies = parseCookies(request.headers.get('cookie'));
  const actor = await findAllowedActor(spec, cookies);
  if (actor && takesTurns(spec, request.method)) await countWrite(actor);
  const search = new URL(request.url).searchParams;
  const params = parseParams(spec.params, await context.params);
  const query = parse(spec.query, cleanInput(queryTexts(search)));
  const uploads = await place.open(spec as EndpointSpec, { actor, params });
  // The compiler cannot follow the conditional types of the parsed parts here.
  return {
    actor,
    params,
    query,
    body: spec.body && parse(spec.body, await readBody(request, uploads)),
    cookies,
    headers: request.headers,
    rawBody: () => readRawBody(request),
    address,
  } as EndpointInput<A, P, Q, B>;
}

interface Asked {
  actor: Actor | null | undefined;
  cookies: Readonly<Record<string, string>>;
}

/**
 * Runs the call. What an admin changes of somebody else's is recorded; if acting as somebody, with both names, even for
 * public calls that do not look up the actor.
 */
async function nameDoer<T>(
  spec: EndpointSpec,
  request: Request,
  { actor, cookies }: Asked,
  call: () => Promise<T>,
): Promise<T> {
  if (isRead(request.method) || spec.changesNothing) return call();
  const doer = spec.auth === 'public' ? await findActor(cookies) : actor;
  // Calls reserved for admins record their own changes; open calls are a visitor's, whoever makes them.
  const isAudited = spec.audited === true || !(spec.auth === 'verified' || spec.auth === 'signed-in');
  return withAdminAction(doer, request, {
    call,
    writeDown: () => transaction(async () => undefined),
    isAudited,
  });
}

/** Form limits count per form, so that two forms do not use up each other's attempts. */
function limitKey(request: Request): string {
  const { pathname } = new URL(request.url);
  return withoutSecrets(pathname).replaceAll(/\/\d+\b|\/[^/]+(?=\/(booking|contact)-requests$)/g, '');
}

async function findAllowedActor(
  {
    auth,
    right,
    beforeSecondFactor,
    background,
  }: Pick<EndpointSpec, 'auth' | 'right' | 'beforeSecondFactor' | 'background'>,
  cookies: Readonly<Record<string, string>>,
): Promise<Actor | null | undefined> {
  if (auth === 'public') return undefined;
  const actor = await findActor(cookies, !background);
  if (auth === 'optional') return actor;
  if (!actor) throw new DomainError('unauthenticated');
  if (actor.secondFactorDue && !beforeSecondFactor) throw new DomainError('second_factor_due');
  if (auth === 'signed-in') return actor;
  if (!actor.isVerified) throw new DomainError('email_not_verified');
  if (auth === 'admin' && !(right && hasRight(actor, right))) throw new DomainError('forbidden');
  return actor;
}

/** A path parameter that fails to parse cannot identify anything: 404, not 422. */
function parseParams(schema: Optional, value: PathParams | undefined): unknown {
  if (value && !Object.values(value).flat().every(isCleanText)) throw new DomainError('not_found');
  const result = schema?.safeParse(value);
  if (result && !result.success) throw new DomainError('not_found');
  return result?.data;
}

function parse(schema: Optional, value: unknown): unknown {
  return schema && judge(schema, value);
}
