import 'server-only';

import type { FeedFaultCode } from '@/lib/calendar-feeds/faults';

interface Details {
  /** A detail for the error text. */
  detail?: number | string;
  /** The number of seconds in Retry-After. */
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

  /** The form stored with the link; `feedFaultText` makes a sentence of it. */
  get stored(): string {
    return this.detail === undefined ? this.code : `${this.code} ${this.detail}`;
  }
}
