import 'server-only';

import type { IncomingMessage, ServerResponse } from 'node:http';
import { endWithText } from '@/server/http/compress';
import type { Handler } from '@/server/http/endpoint';

/**
 * Calls that are asked for so often that the front makes them itself: the router of pages costs many times what they do.
 * Each tells of itself when its module is loaded; before that, and for every other method, the router is asked.
 */

// The front and the calls are bundled apart but run in one process.
const key = Symbol.for('kustverblijf.direct-calls');
const store = globalThis as typeof globalThis & { [key]?: Map<string, Handler> };
const calls = (store[key] ??= new Map<string, Handler>());

/** Lets the front make this GET call, which has no parameters in its path. */
export function direct(path: string, handler: Handler): Handler {
  calls.set(path, handler);
  return handler;
}

export function directCall({ method, url = '/' }: IncomingMessage): Handler | undefined {
  if (method !== 'GET' || calls.size === 0) return undefined;
  const queryAt = url.indexOf('?');
  return calls.get(queryAt < 0 ? url : url.slice(0, queryAt));
}

/** Makes the call and sends its answer; headers that `res` has already go with it. */
export async function makeCall(call: Handler, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const headers = Object.entries(req.headers).flatMap(([name, value]): [string, string][] =>
    [value ?? []].flat().map((one) => [name, one]),
  );
  const request = new Request(`http://${req.headers.host ?? 'localhost'}${req.url}`, { headers });
  const answer = await call(request, { params: Promise.resolve(undefined) });
  const body = Buffer.from(await answer.arrayBuffer());
  res.statusCode = answer.status;
  for (const [name, value] of answer.headers)
    if (name === 'set-cookie') res.appendHeader(name, value);
    else res.setHeader(name, value);
  endWithText(req, res, body);
}
