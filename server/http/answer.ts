import 'server-only';

import { z } from '@/lib/api/zod';
import { nodeEnv } from '@/server/env';
import { withFittingToken } from '@/server/http/csrf';
import { toDomainError } from '@/server/http/errors';
import { logRefusal } from '@/server/http/log-refusal';
import { Reply } from '@/server/http/reply';
import { log, requestLog } from '@/server/log';
import { errorTexts } from '@/lib/texts/errors';

/** How the API answers: what a use-case gave, or an error, in one place. */

/** What is answered; who wants a `Response` makes one of it. JSON is a text as a whole. */
export interface Answer {
  status: number;
  headers: Headers;
  body: BodyInit | null;
}

/** Bytes of one of these kinds; `revalidated`: who sends the tag of what it has may be told 304. */
export interface FileAnswer {
  file: readonly string[];
  revalidated?: true;
}

/** What a call declares of its success. */
export interface Success {
  /** What a success answers; 'empty' for no body. */
  response: z.ZodType | FileAnswer | 'empty';
  /** Success status, 200 unless told. */
  status?: number;
  /** Seconds that anyone may keep a success for; unless told, nobody keeps an answer. Of what is public alone. */
  maxAge?: number;
}

/** What a use-case gave, as its call declares it. */
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
  if (success.response instanceof z.ZodType && nodeEnv !== 'production') checkAnswer(success.response, json);
  headers.set('content-type', 'application/json; charset=utf-8');
  return { status, headers, body: json };
}

/** An answer holds what its contract says and nothing more: a leak is a fault, not an extra. */
function checkAnswer(schema: z.ZodType, json: string): void {
  const sent: unknown = JSON.parse(json);
  const declared: unknown = schema.parse(sent);
  const difference = firstDifference(sent, declared, 'answer');
  if (difference) throw new Error(`${difference} is not in the contract of this call`);
}

/** A file is of a kind that its contract names, and nobody is told 304 who is not promised it. */
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

/** The one place where an error becomes an answer. */
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
