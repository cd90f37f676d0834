import 'server-only';

import { Agent, request } from 'undici';
import type { RequestDetails } from 'web-push';
import { demandReadable, guardedConnector } from '@/server/features/calendar-feeds/address-guard';
import type { AllowList } from '@/server/features/calendar-feeds/address-guard';
import { FeedFault } from '@/server/features/calendar-feeds/feed-fault';

/** Sends to the address that a browser gave for its messages: hostile input (docs/rules/push.md#addresses). */

const TIMEOUT_MS = 10_000;

/**
 * The outcome. 'gone': the browser is no longer there; 'forbidden': the address is an internal one; 'refused': another
 * try would end the same way; 'later': it may succeed later.
 */
export type PostResult =
  | { kind: 'sent' | 'gone' | 'forbidden' }
  | { kind: 'refused' | 'later'; status: number | null };

export type PostNote = (details: RequestDetails) => Promise<PostResult>;

function resultOf(status: number): PostResult {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (status === 404 || status === 410) return { kind: 'gone' };
  return { kind: status === 429 || status >= 500 ? 'later' : 'refused', status };
}

const textHeaders = (headers: RequestDetails['headers']) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));

/** Whether our own guard refused the address; undici may wrap its error. */
function isForbidden(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof FeedFault) return true;
  return false;
}

/**
 * A sender that only connects to public addresses, or those in `allowed`, and follows no redirects. Its errors contain
 * no address.
 */
export function makePostNote(allowed: AllowList): PostNote {
  const agent = new Agent({ connect: guardedConnector(allowed), maxHeaderSize: 16_384, allowH2: false });
  return async ({ endpoint, method, headers, body }) => {
    try {
      const url = new URL(endpoint);
      demandReadable(url, allowed);
      const { statusCode, body: answer } = await request(url, {
        dispatcher: agent,
        method,
        headers: textHeaders(headers),
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      // The body of the response is of no use.
      await answer.dump({ limit: 16_384 }).catch(() => undefined);
      return resultOf(statusCode);
    } catch (error) {
      return isForbidden(error) ? { kind: 'forbidden' } : { kind: 'later', status: null };
    }
  };
}
