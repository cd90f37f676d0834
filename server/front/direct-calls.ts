import 'server-only';

import type { IncomingMessage, ServerResponse } from 'node:http';
import { endWithText } from '@/server/front/compress';
import type { Handler } from '@/server/http/endpoint';

/**
 * Calls that are asked for so often that the front makes them itself: the router of pages costs many times what they do.
 * Each tells of itself when its module is loaded; before that, and for every other method, the router is asked.
 */

interface Direct {
  handler: Handler;
  /** Of its path. */
  params?: Record<string, string>;
}

interface Known {
  /** By the whole path. */
  paths: Map<string, Handler>;
  /** Those with parameters. */
  patterns: Map<RegExp, Handler>;
}

// The front and the calls are bundled apart but run in one process.
const key = Symbol.for('kustverblijf.direct-calls');
const store = globalThis as typeof globalThis & { [key]?: Known };
const known = (store[key] ??= { paths: new Map(), patterns: new Map() });

/**
 * Lets the front make this GET call. Parameters of its path are named groups of a pattern that takes letters which
 * stand in an address as they are: what it does not take goes to the router.
 */
export function direct(path: string | RegExp, handler: Handler): Handler {
  if (typeof path === 'string') known.paths.set(path, handler);
  else known.patterns.set(path, handler);
  return handler;
}

export function directCall({ method, url = '/' }: IncomingMessage): Direct | undefined {
  if (method !== 'GET') return undefined;
  const queryAt = url.indexOf('?');
  const path = queryAt < 0 ? url : url.slice(0, queryAt);
  const handler = known.paths.get(path);
  if (handler) return { handler };
  for (const [pattern, made] of known.patterns) {
    const found = pattern.exec(path);
    if (found) return { handler: made, params: { ...found.groups } };
  }
  return undefined;
}

/** Makes the call and sends its answer; headers that `res` has already go with it. */
export async function makeCall(call: Direct, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const sent = Object.entries(req.headers).flatMap(([name, value]): [string, string][] =>
    [value ?? []].flat().map((one) => [name, one]),
  );
  const request = new Request(`http://${req.headers.host ?? 'localhost'}${req.url}`, { headers: sent });
  const { handler, params } = call;
  const { status, headers, body } = await handler.answer(request, { params: Promise.resolve(params) });
  res.statusCode = status;
  for (const [name, value] of headers)
    if (name === 'set-cookie') res.appendHeader(name, value);
    else res.setHeader(name, value);
  if (typeof body === 'string') endWithText(req, res, Buffer.from(body));
  else if (body === null) res.end();
  else endWithBytes(res, await bytesOf(body));
}

/** A Buffer as it is: a `Response` would copy it twice. */
const bytesOf = async (body: BodyInit): Promise<Uint8Array> =>
  body instanceof Uint8Array ? body : new Response(body).bytes();

function endWithBytes(res: ServerResponse, bytes: Uint8Array): void {
  res.setHeader('Content-Length', bytes.length);
  res.end(bytes);
}
