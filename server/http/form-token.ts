import 'server-only';

import { randomBytes } from 'node:crypto';
import { isSigned, sign } from '@/server/keys';

/**
 * Tokens for forms that a browser submits without JavaScript (docs/decisions/2026-11-21-forms-without-script.md):
 * signed, bound to one form, valid only after some seconds and for a limited time. Spending one records its id, so that
 * it counts once.
 */
const minSeconds = 4;
/** In seconds. */
export const formTokenGoodFor = 2 * 3600;

export type FormTokenFault = 'forged' | 'too_fast' | 'expired';
export type FormTokenVerdict = { id: string; expiresAt: Date } | { fault: FormTokenFault };

const signed = (purpose: string, body: string) => `${purpose}\n${body}`;

/** A token for the form identified by `purpose`, such as 'booking-request:12'; rendered into a hidden field. */
export function issueFormToken(purpose: string, now = Date.now()): string {
  const body = `${Math.floor(now / 1000)}.${randomBytes(16).toString('base64url')}`;
  return `${body}.${sign('form-token', signed(purpose, body))}`;
}

interface Judging {
  now?: number;
  /** Minimum number of seconds to fill in the form. */
  youngest?: number;
}

/** Checks a token; `id` is what to remember once it is spent, until `expiresAt`. */
export function judgeFormToken(
  purpose: string,
  token: string,
  { now = Date.now(), youngest = minSeconds }: Judging = {},
): FormTokenVerdict {
  const [issued = '', nonce = '', signature = ''] = token.split('.');
  if (!isSigned('form-token', signed(purpose, `${issued}.${nonce}`), signature)) return { fault: 'forged' };
  const age = now / 1000 - Number(issued);
  if (age < youngest) return { fault: 'too_fast' };
  if (age > formTokenGoodFor) return { fault: 'expired' };
  return { id: `form:${nonce}`, expiresAt: new Date((Number(issued) + formTokenGoodFor) * 1000) };
}
