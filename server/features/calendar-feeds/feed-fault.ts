import 'server-only';

import type { FeedFaultCode } from '@/lib/calendar-feeds/faults';

interface Details {
  /** What the sentence names. */
  detail?: number | string;
  /** Seconds for which the other side asks to be left alone. */
  retryAfter?: number;
}

/** Why a calendar could not be read. */
export class FeedFault extends Error {
  readonly code: FeedFaultCode;
  readonly detail: number | string | undefined;
  readonly retryAfter: number | undefined;

  constructor(code: FeedFaultCode, { detail, retryAfter }: Details = {}) {
    super(code);
    this.name = 'FeedFault';
    this.code = code;
    this.detail = detail;
    this.retryAfter = retryAfter;
  }

  /** As it is kept with the link; `feedFaultText` makes a sentence of it. */
  get kept(): string {
    return this.detail === undefined ? this.code : `${this.code} ${this.detail}`;
  }
}
