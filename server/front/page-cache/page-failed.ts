import 'server-only';

import type { ServerResponse } from 'node:http';
import { statusOfPage } from '@/server/http/request-context';
import type { RequestContext } from '@/server/http/request-context';

/** A page that threw while it was rendered. Next has passed what it threw to `notePageFailure`, which logs it. */
export class PageFailed extends Error {
  override readonly name = 'PageFailed';
  /** 503 for a temporary reason. */
  readonly status: 500 | 503;

  constructor(context: RequestContext) {
    super('the page failed');
    this.status = statusOfPage(500, context) === 503 ? 503 : 500;
  }
}

type Callback = () => void;

/** Calls what a write or an end was given to call. */
function acknowledge(given: readonly unknown[]): void {
  const callback = given.find((value): value is Callback => typeof value === 'function');
  if (callback) process.nextTick(callback);
}

/**
 * Withholds the body that Next writes for a page that failed, and calls `answer` in its place once that is complete.
 * Any other page passes as it is written.
 */
export function withholdFailure(res: ServerResponse, answer: () => void): void {
  const { write, end, flushHeaders } = res;
  const isFailure = () => !res.headersSent && res.statusCode === 500;
  res.flushHeaders = () => {
    if (!isFailure()) flushHeaders.call(res);
  };
  res.write = ((...given: Parameters<typeof write>) => {
    if (!isFailure()) return write.apply(res, given);
    acknowledge(given);
    return true;
  }) as typeof write;
  res.end = ((...given: Parameters<typeof end>) => {
    if (!isFailure()) return end.apply(res, given);
    Object.assign(res, { write, end, flushHeaders });
    acknowledge(given);
    answer();
    return res;
  }) as typeof end;
}
