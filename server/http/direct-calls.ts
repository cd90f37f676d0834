import 'server-only';

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Answer } from '@/server/http/answer';
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
  const { status, headers: own, body } = await call.answer(request, { params: Promise.resolve(undefined) });
  res.statusCode = status;
  for (const [name, value] of own)
    if (name === 'set-cookie') res.appendHeader(name, value);
    else res.setHeader(name, value);
  const bytes = typeof body === 'string' ? Buffer.from(body) : await bytesOf(body);
  endWithText(req, res, bytes);
}

const bytesOf = async (body: Answer['body']) => Buffer.from(await new Response(body).arrayBuffer());
