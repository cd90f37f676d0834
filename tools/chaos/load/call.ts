/** One call of a visitor, and its outcome as far as known. */
import { setTimeout } from 'node:timers/promises';
import type { Visitor } from '@/tests/operations/support/visitor';

/** 'unknown': cut off, or a server error: it may or may not have happened. */
export type Outcome = 'done' | 'refused' | 'unknown';

export interface Answer<Body> {
  outcome: Outcome;
  /** 0 without an answer. */
  status: number;
  /** The JSON of a 'done' answer, else undefined. */
  body: Body | undefined;
  /** The body of any other answer. */
  said: string;
}

/** How often each status was answered; 0 is a connection that was cut. */
export const answered = new Map<number, number>();

/** Milliseconds before retrying a busy calendar, which has one writer and one waiting. */
const BACK_MS = 60;

export async function call<Body>(
  visitor: Visitor,
  method: string,
  path: string,
  body?: object,
): Promise<Answer<Body>> {
  const got = await visitor
    .call(method, path, body)
    .then(async (response) => ({
      status: response.status,
      isBusy: response.status === 409 && response.headers.has('retry-after'),
      text: await response.text(),
    }))
    .catch(() => null);
  answered.set(got?.status ?? 0, (answered.get(got?.status ?? 0) ?? 0) + 1);
  if (!got || got.status >= 500)
    return { outcome: 'unknown', status: got?.status ?? 0, body: undefined, said: got?.text ?? '' };
  if (got.isBusy) {
    await setTimeout(BACK_MS);
    return call(visitor, method, path, body);
  }
  const { status, text } = got;
  if (status >= 300) return { outcome: 'refused', status, body: undefined, said: text };
  const isJson = text.startsWith('{') || text.startsWith('[');
  return { outcome: 'done', status, body: isJson ? JSON.parse(text) : undefined, said: '' };
}
