/**
 * A client of the API in tests: finds a path's handler among the `route.ts` files as the router does, keeps cookies,
 * fetches the CSRF token automatically. There is no server in between; everything else is real.
 */
import { randomInt } from 'node:crypto';
import type { Handler } from '@/server/http/endpoint';
import { transaction } from '@/server/db';
import { startSession } from '@/server/auth/session';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';
type RouteModule = Partial<Record<Method, Handler>>;

/** Every route file of the application by its path on disk. */
export const routeModules = import.meta.glob<RouteModule>('/app/**/route.ts');

interface Found {
  module: RouteModule;
  params: Record<string, string | string[]>;
}

/** '/app/(session)/api/x/[id]/route.ts' → '/api/x/[id]'. */
export function toUrlPattern(file: string): string {
  return (
    file
      .replace(/^\/app/, '')
      .replace(/\/route\.ts$/, '')
      .replaceAll(/\/\([^)]+\)/g, '') || '/'
  );
}

function toMatcher(pattern: string): RegExp {
  const source = pattern
    .replaceAll(/[.+?^$()|]/g, (character) => (character === '.' ? '.' : `\\${character}`))
    .replaceAll(/\[\.\.\.(\w+)\]/g, '(?<$1>.+)')
    .replaceAll(/\[(\w+)\]/g, '(?<$1>[^/]+)');
  return new RegExp(`^${source}$`);
}

/** Fixed paths before parameters, parameters before catch-alls. */
const weight = (pattern: string) => pattern.replaceAll(/\[\.\.\./g, '~~').replaceAll('[', '~');
const table = Object.entries(routeModules)
  .map(([file, load]) => ({ pattern: toUrlPattern(file), load }))
  .sort((a, b) => (weight(a.pattern) < weight(b.pattern) ? -1 : 1))
  .map((entry) => ({ ...entry, matcher: toMatcher(entry.pattern) }));

async function findRoute(pathname: string): Promise<Found | null> {
  for (const { matcher, load, pattern } of table) {
    const match = matcher.exec(pathname);
    if (!match) continue;
    const params: Found['params'] = {};
    for (const [name, value] of Object.entries(match.groups ?? {})) {
      params[name] = pattern.includes(`[...${name}]`) ? value.split('/') : decodeURIComponent(value);
    }
    return { module: await load(), params };
  }
  return null;
}

export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  body: T;
  text: string;
  /** The same undecoded. */
  bytes: Uint8Array;
}

interface CallOptions {
  headers?: Record<string, string>;
  /** Omits the CSRF token. */
  csrf?: false;
}

export class TestClient {
  readonly cookies = new Map<string, string>();
  #fetching: Promise<unknown> | null = null;
  /** Each client has its own IP address, so that the limits of one test do not affect another. */
  readonly address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

  get = <T = unknown>(path: string, options?: CallOptions) => this.call<T>('GET', path, undefined, options);
  post = <T = unknown>(path: string, body?: unknown, options?: CallOptions) =>
    this.call<T>('POST', path, body, options);
  put = <T = unknown>(path: string, body?: unknown, options?: CallOptions) =>
    this.call<T>('PUT', path, body, options);
  delete = <T = unknown>(path: string, body?: unknown, options?: CallOptions) =>
    this.call<T>('DELETE', path, body, options);

  async call<T>(method: Method, path: string, body?: unknown, options: CallOptions = {}): Promise<Answer<T>> {
    if (method !== 'GET' && options.csrf !== false && !this.cookies.has('XSRF-TOKEN')) {
      await this.#fetchToken();
    }
    const url = new URL(path, 'http://localhost:3000');
    const found = await findRoute(url.pathname);
    const handler = found?.module[method];
    if (!found || !handler) throw new Error(`no handler for ${method} ${url.pathname}`);
    const response = await handler(this.#request(method, url, body, options), {
      // As in the router: undefined for a path without parameters, not an empty object.
      params: Promise.resolve(Object.keys(found.params).length > 0 ? found.params : undefined),
    });
    this.#keepCookies(response);
    const bytes = new Uint8Array(await response.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    const isJson = response.headers.get('content-type')?.includes('json');
    // Tests state which shape they expect; the handler checked it against its contract.
    return {
      status: response.status,
      headers: response.headers,
      text,
      bytes,
      body: (isJson ? JSON.parse(text) : undefined) as T,
    };
  }

  /** Once for concurrent calls: a late answer would replace the token of a session that one of them started. */
  #fetchToken(): Promise<unknown> {
    this.#fetching ??= this.call('GET', '/sanctum/csrf-cookie').finally(() => (this.#fetching = null));
    return this.#fetching;
  }

  #request(method: Method, url: URL, body: unknown, { headers = {}, csrf }: CallOptions): Request {
    const all = new Headers({ accept: 'application/json', 'x-client-address': this.address, ...headers });
    if (this.cookies.size > 0) {
      all.set('cookie', [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    }
    const token = this.cookies.get('XSRF-TOKEN');
    if (method !== 'GET' && csrf !== false && token) all.set('x-xsrf-token', token);
    const raw =
      typeof body === 'string' ||
      body instanceof FormData ||
      body instanceof URLSearchParams ||
      body instanceof ReadableStream;
    if (body !== undefined && !raw && !all.has('content-type')) all.set('content-type', 'application/json');
    const payload = body === undefined ? undefined : raw ? body : JSON.stringify(body);
    // Node only sends a stream with `duplex`, which the DOM types do not know.
    return new Request(url, { method, headers: all, body: payload, duplex: 'half' } as RequestInit);
  }

  #keepCookies(response: Response): void {
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split('; ');
      const at = pair.indexOf('=');
      const name = pair.slice(0, at);
      if (attributes.includes('Max-Age=0')) this.cookies.delete(name);
      else this.cookies.set(name, pair.slice(at + 1));
    }
  }
}

/** A client without a session. */
export function visitor(): TestClient {
  return new TestClient();
}

/** A client with a session of this user, who has just given the password. */
export async function signedIn(user: { id: number }, remember = false): Promise<TestClient> {
  const client = new TestClient();
  const session = { userId: user.id, remember, device: null, passwordAt: new Date() };
  const cookie = await transaction((tx) => startSession(tx, session));
  const [pair = ''] = cookie.split('; ');
  const at = pair.indexOf('=');
  client.cookies.set(pair.slice(0, at), pair.slice(at + 1));
  return client;
}
