import 'server-only';

import { z } from '@/lib/api/zod';
import { nodeEnv } from '@/server/env';
import { withFittingToken } from '@/server/http/csrf';
import { toDomainError } from '@/server/http/errors';
import { logRefusal } from '@/server/http/log-refusal';
import { Reply } from '@/server/http/reply';
import { log, requestLog } from '@/server/log';
import { errorTexts } from '@/lib/texts/errors';

/** Turns the result of a use-case, or an error, into an API response. */

/** A response before it is a `Response`; JSON is always a complete string. */
export interface Answer {
  status: number;
  headers: Headers;
  body: BodyInit | null;
}

/** Bytes in one of these content types. `revalidated`: clients that send the ETag of their copy may get 304. */
export interface FileAnswer {
  file: readonly string[];
  /** Its JSON, if the call may return that instead. */
  json?: z.ZodType;
  revalidated?: true;
}

/** What a call declares about its success response. */
export interface Success {
  /** The body of a success; 'empty' for no body. */
  response: z.ZodType | FileAnswer | 'empty';
  /** Success status; 200 by default. */
  status?: number;
  /** Seconds that a success may be cached by anyone; by default nobody may. Only for public data. */
  maxAge?: number;
}

/** Builds the response from the result of a use-case, as its call declares it. */
export function toAnswer(success: Success, result: unknown, requestId: string): Answer {
  const { data, init } = result instanceof Reply ? result : new Reply(result);
  const status = init.status ?? success.status ?? 200;
  const kept = success.maxAge === undefined ? 'no-store' : `public, max-age=${success.maxAge}`;
  const headers = new Headers({ 'cache-control': kept, ...init.headers, 'x-request-id': requestId });
  for (const cookie of withFittingToken(init.cookies ?? [])) headers.append('set-cookie', cookie);
  if (nodeEnv !== 'production') checkFile(success.response, status, headers.get('content-type'));
  if (init.body !== undefined) return { status, headers, body: init.body };
  const json: string | undefined = init.json ?? JSON.stringify(data);
  if (json === undefined) return { status: status === 200 ? 204 : status, headers, body: null };
  const schema = schemaOf(success.response);
  if (schema && nodeEnv !== 'production') checkAnswer(schema, json);
  headers.set('content-type', 'application/json; charset=utf-8');
  return { status, headers, body: json };
}

function schemaOf(response: Success['response']): z.ZodType | undefined {
  if (response instanceof z.ZodType) return response;
  return response === 'empty' ? undefined : response.json;
}

/** A response contains what its contract says and nothing more: an extra field is a leak, so it is an error. */
function checkAnswer(schema: z.ZodType, json: string): void {
  const sent: unknown = JSON.parse(json);
  const declared: unknown = schema.parse(sent);
  const difference = firstDifference(sent, declared, 'answer');
  if (difference) throw new Error(`${difference} is not in the contract of this call`);
}

/**
 * Checks that a file has a content type named in the contract, and that 304 is sent only where the contract allows it.
 */
function checkFile(response: Success['response'], status: number, contentType: string | null): void {
  const { file, revalidated }: FileAnswer =
    response === 'empty' || response instanceof z.ZodType ? { file: [] } : response;
  const type = contentType?.split(';')[0];
  if (type && !file.includes(type)) throw new Error(`${type} is not in the contract of this call`);
  if (status === 304 && !revalidated) throw new Error('304 is not in the contract of this call');
}

function firstDifference(sent: unknown, declared: unknown, path: string): string | null {
  if (typeof sent !== 'object' || sent === null || typeof declared !== 'object' || declared === null)
    return null;
  for (const [key, value] of Object.entries(sent)) {
    if (!Object.hasOwn(declared, key)) return `${path}.${key}`;
    const deeper = firstDifference(value, Reflect.get(declared, key), `${path}.${key}`);
    if (deeper) return deeper;
  }
  return null;
}

/** The one place where an error becomes a response. */
export async function toErrorAnswer(
  thrown: unknown,
  refused: { request: Request; requestId: string; address: string },
): Promise<Answer> {
  const { requestId } = refused;
  const error = toDomainError(thrown);
  if (!error) {
    (requestId ? requestLog(requestId) : log).error({ err: thrown }, 'a call failed');
    return errorAnswer(500, { message: errorTexts.internal, request_id: requestId }, requestId);
  }
  await logRefusal(error, refused);
  const { fields, retryAfter } = error.details;
  const body = {
    message: error.text,
    ...(error.status === 422 && { errors: fields ?? { body: [error.text] } }),
  };
  return errorAnswer(error.status, body, requestId, retryAfter);
}

function errorAnswer(status: number, body: object, requestId: string, retryAfter?: number): Answer {
  const headers = new Headers({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'x-request-id': requestId,
  });
  if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
  return { status, headers, body: JSON.stringify(body) };
}
