/** The service's calls: their paths, what each requires of its caller, and the form of every answer. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dispositionOf } from '@/tools/sdep-stand-in/areas';
import { itemsOf, parseBody } from '@/tools/sdep-stand-in/bulk';
import type { Words } from '@/tools/sdep-stand-in/bulk';
import { noRoute, Refusal } from '@/tools/sdep-stand-in/errors';
import { Faults, isBefore, sendWith, throwFault } from '@/tools/sdep-stand-in/faults';
import type { CallName, Fault } from '@/tools/sdep-stand-in/faults';
import type { Version } from '@/tools/sdep-stand-in/items';
import { Query } from '@/tools/sdep-stand-in/query';
import { demand } from '@/tools/sdep-stand-in/tokens';
import type { Caller, Tokens } from '@/tools/sdep-stand-in/tokens';
import type { BeforeStoring, World } from '@/tools/sdep-stand-in/world';

export const release = '1.8.0';

/** A call as it came in. */
export interface Received {
  /** Milliseconds since 1970, by the service's clock. */
  at: number;
  /** Null for a call that does not exist, and for the open ones. */
  name: CallName | null;
  method: string;
  /** With the query. */
  path: string;
  /** Null before its token was accepted. */
  clientId: string | null;
  body: string;
  /** As answered; null while it is being worked on, or cut off. */
  status: number | null;
}

interface Call {
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  sent: string;
  /** The last part of the path, where it varies. */
  id: string;
  before: BeforeStoring;
  received: Received;
}

interface Answer {
  status: number;
  body: object | Buffer;
  headers?: Record<string, string>;
}

interface Route {
  method: 'GET' | 'POST';
  /** `*` is one part of any text. */
  path: string;
  name: CallName | null;
  answer(api: Api, call: Call): Answer | Promise<Answer>;
}

const reads = ['sdep_str', 'sdep_read'];
const writes = ['sdep_str', 'sdep_write'];

/** A call that a platform makes to read. */
const reading = (
  path: string,
  name: CallName,
  run: (api: Api, call: Call, caller: Caller, query: Query) => Answer,
): Route => ({
  method: 'GET',
  path,
  name,
  answer: async (api, call) => run(api, call, await api.admit(call, reads, false), new Query(call.query)),
});

/** A call that a platform makes to write: the body is read before its token. */
const writing = (
  path: string,
  name: CallName,
  key: Words['list'],
  run: (api: Api, items: unknown[], caller: Caller, before: BeforeStoring) => Answer,
): Route => ({
  method: 'POST',
  path,
  name,
  async answer(api, call) {
    const body = parseBody(call.sent, call.headers['content-type'] ?? '');
    const caller = await api.admit(call, writes, true);
    return run(api, itemsOf(body, key), caller, call.before);
  },
});

const ok = (body: object): Answer => ({ status: 200, body });

const areaRoutes = (version: Version): Route[] => [
  reading(`/api/str/${version}/areas`, 'areas', ({ world }, _, _caller, query) => {
    const page = query.page(version === 'v1' ? null : 1000);
    query.done();
    return ok(world.areas.read(page));
  }),
  reading(`/api/str/${version}/areas/count`, 'areas', ({ world }) =>
    ok({ count: world.areas.current().length }),
  ),
  reading(`/api/str/${version}/areas/*`, 'area file', ({ world }, { id }) => {
    const { zip, filename } = world.areas.file(id);
    return {
      status: 200,
      body: zip,
      headers: { 'content-type': 'application/zip', 'content-disposition': dispositionOf(filename) },
    };
  }),
  writing(
    `/api/str/${version}/activities/bulk`,
    'activities',
    'activities',
    ({ world }, items, caller, before) => world.submitActivities(version, items, caller, before),
  ),
];

const listingRoutes: Route[] = [
  writing('/api/str/v2/listings/bulk', 'listings', 'listings', ({ world }, items, caller, before) =>
    world.submitListings(items, caller, before),
  ),
  reading('/api/str/v2/listings', 'flagged', ({ world }, _, caller, query) => {
    const [page, filters] = [query.page(1000), query.filters()];
    query.done();
    return ok(world.readFlagged(caller, filters, page));
  }),
  reading('/api/str/v2/listings/count', 'flagged', ({ world }, _, caller, query) => {
    const filters = query.filters();
    query.done();
    return ok({ count: world.flagged(caller, filters).length });
  }),
  writing(
    '/api/str/v2/listing-acknowledgements/bulk',
    'acknowledgements',
    'acknowledgements',
    ({ world }, items, caller, before) => world.acknowledge(items, caller, before),
  ),
];

const routes: readonly Route[] = [
  { method: 'GET', path: '/api/health', name: null, answer: () => ok({ status: 'OK' }) },
  {
    method: 'GET',
    path: '/api/ping',
    name: 'ping',
    answer: async (api, call) => {
      await api.admit(call, [], false);
      return ok({ status: 'OK' });
    },
  },
  {
    method: 'POST',
    path: '/api/auth/v1/token',
    name: 'token',
    answer: async ({ tokens }, { sent, headers }) =>
      ok(await tokens.issue(new URLSearchParams(sent), headers.authorization ?? '')),
  },
  ...areaRoutes('v1'),
  ...areaRoutes('v2'),
  ...listingRoutes,
];

function idIn(pattern: string, path: string): string | null {
  if (!pattern.endsWith('*')) return pattern === path ? '' : null;
  const start = pattern.slice(0, -1);
  const rest = path.startsWith(start) ? path.slice(start.length) : '';
  return rest && !rest.includes('/') ? rest : null;
}

export class Api {
  readonly received: Received[] = [];
  readonly faults = new Faults();
  /** What runs once, when such a call arrives. */
  readonly awaited = new Map<CallName, () => void>();
  /** Absent in production. */
  hasV2 = true;

  constructor(
    readonly world: World,
    readonly tokens: Tokens,
  ) {}

  async admit({ headers, received }: Call, roles: readonly string[], needsName: boolean): Promise<Caller> {
    const caller = await this.tokens.admit(headers.authorization ?? '');
    received.clientId = caller.clientId || null;
    if (roles.length) demand(caller, roles, needsName);
    return caller;
  }

  /** @throws Refusal 404 or 405 of the router itself, or 307 to the same place without the slash */
  #find(method: string, path: string): { route: Route; id: string } {
    if (!this.hasV2 && path.startsWith('/api/str/v2/')) throw noRoute();
    const fits = routes.flatMap((route) => {
      const id = idIn(route.path, path);
      return id === null ? [] : [{ route, id }];
    });
    const found = fits.find(({ route }) => route.method === method);
    if (found) return found;
    const [other] = fits;
    if (other) throw new Refusal(405, 'Method Not Allowed', { allow: other.route.method });
    const bare = path.replace(/\/$/, '');
    const isRedirected = path !== bare && !path.startsWith('/api/str/v2/');
    if (isRedirected && routes.some((route) => idIn(route.path, bare) !== null)) {
      throw new Refusal(307, '', { location: bare });
    }
    throw noRoute();
  }

  async answer(req: IncomingMessage, res: ServerResponse, sent: string): Promise<void> {
    const { pathname: path, searchParams: query, search } = new URL(req.url ?? '/', 'http://stand-in');
    const method = req.method ?? 'GET';
    const at = this.world.clock.now();
    const received: Received = {
      ...{ at, method, path: `${path}${search}`, body: sent },
      ...{ name: null, clientId: null, status: null },
    };
    this.received.push(received);
    let fault: Fault | null = null;
    let answer: Answer;
    try {
      const { route, id } = this.#find(method, path);
      received.name = route.name;
      if (route.name) {
        fault = this.faults.take(route.name);
        const happens = this.awaited.get(route.name);
        this.awaited.delete(route.name);
        happens?.();
      }
      if (fault?.how === 'cut before') return await sendWith(fault, res, Buffer.alloc(0));
      if (isBefore(fault)) throwFault(fault);
      let isStored = false;
      const before = () => {
        throwFault(fault);
        isStored = true;
      };
      const call: Call = { query, headers: req.headers, sent, id: decodeURIComponent(id), before, received };
      answer = await route.answer(this, call);
      // A call that stores nothing fails all the same.
      if (!isStored) throwFault(fault);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      answer = { status: error.status, body: { detail: error.detail }, headers: { ...error.headers } };
    }
    received.status = answer.status;
    const isFile = Buffer.isBuffer(answer.body);
    res.statusCode = answer.status;
    const headers = { 'content-type': 'application/json', ...answer.headers };
    for (const [name, value] of Object.entries(headers)) res.setHeader(name, value);
    res.setHeader('api-version', release);
    res.setHeader('cache-control', 'no-store');
    const body = isFile || answer.status !== 307 ? answer.body : Buffer.alloc(0);
    await sendWith(fault, res, Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body)));
  }
}
