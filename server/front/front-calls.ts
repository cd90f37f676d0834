import 'server-only';

import type { IncomingMessage, ServerResponse } from 'node:http';
import { endWithText } from '@/server/front/compress';
import type { Handler } from '@/server/http/endpoint';

/** A GET call that the front handles itself (app/front-calls.ts). */
export interface FrontCall {
  /**
   * Matches the path; parameters are named groups that only accept letters which need no escaping in an address.
   * Anything it does not match goes to Next's router.
   */
  path: RegExp;
  handler: Handler;
}

interface Asked {
  handler: Handler;
  params: Record<string, string>;
}

/** The call that a request is for; undefined if Next's router has to decide. */
export function findFrontCall(
  calls: readonly FrontCall[],
  { method, url = '/' }: IncomingMessage,
): Asked | undefined {
  if (method !== 'GET') return undefined;
  const [path = '/'] = url.split('?', 1);
  for (const call of calls) {
    const found = call.path.exec(path);
    if (found) return { handler: call.handler, params: { ...found.groups } };
  }
  return undefined;
}

/** Makes the call and sends its response, along with any headers already set on `res`. */
export async function makeCall(asked: Asked, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const sent = Object.entries(req.headers).flatMap(([name, value]): [string, string][] =>
    [value ?? []].flat().map((one) => [name, one]),
  );
  const request = new Request(`http://${req.headers.host ?? 'localhost'}${req.url}`, { headers: sent });
  const { handler, params } = asked;
  const { status, headers, body } = await handler.answer(request, { params: Promise.resolve(params) });
  res.statusCode = status;
  for (const [name, value] of headers)
    if (name === 'set-cookie') res.appendHeader(name, value);
    else res.setHeader(name, value);
  if (typeof body === 'string') endWithText(req, res, Buffer.from(body));
  else if (body === null) res.end();
  else endWithBytes(res, await bytesOf(body));
}

/** Passes a Buffer through: a `Response` would copy it twice. */
const bytesOf = async (body: BodyInit): Promise<Uint8Array> =>
  body instanceof Uint8Array ? body : new Response(body).bytes();

function endWithBytes(res: ServerResponse, bytes: Uint8Array): void {
  res.setHeader('Content-Length', bytes.length);
  res.end(bytes);
}
