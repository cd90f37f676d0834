import 'server-only';

import { shortStayTexts } from '@/lib/texts/short-stay';
import { fill } from '@/lib/texts/fill';

/**
 * - `again`: a time-out, a broken connection, 409, 429 or 5xx. Whether the call took effect is unknown, and the same
 *   request may be sent again.
 * - `refused`: 400, 403, 404, a 422 about the whole call, or a second 401. Repeating it changes nothing.
 * - `unreadable`: an answer in another form than agreed. Neither.
 */
export type SdepFault = 'again' | 'refused' | 'unreadable';

interface Facts {
  /** Absent if there was no answer. */
  status?: number;
  /** What the entry point itself says, cut to 300 characters. */
  detail?: string;
  /** How long it asks to wait. */
  retryAfterMs?: number;
  cause?: unknown;
}

/** A call to the entry point that brought no result. It never contains a secret, a token or a request. */
export class SdepError extends Error {
  override readonly name = 'SdepError';
  readonly status: number | null;
  readonly detail: string | null;
  readonly retryAfterMs: number | null;

  constructor(
    readonly fault: SdepFault,
    readonly call: string,
    { status, detail, retryAfterMs, cause }: Facts = {},
  ) {
    super(`${call}: ${status ?? 'no answer'}${detail ? `, ${detail}` : ''}`, { cause });
    this.status = status ?? null;
    this.detail = detail ?? null;
    this.retryAfterMs = retryAfterMs ?? null;
  }
}

/** For admins: what went wrong, with the status and words of the entry point. */
export function tellSdepError({ fault, status, detail }: SdepError): string {
  const text =
    status === null
      ? shortStayTexts.faults.silent
      : fill(shortStayTexts.faults[fault], { status: String(status) });
  return detail ? `${text} ${fill(shortStayTexts.faults.detail, { detail })}` : text;
}
