import 'server-only';

import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { env } from '@/server/env';

/**
 * Tokens of forms that a browser sends without script (docs/decisions/2026-11-21-forms-without-script.md): signed,
 * bound to one form, not good at once and not for ever. Spending one records its id, so that it counts once.
 */
const minSeconds = 4;
/** Seconds. */
export const formTokenGoodFor = 2 * 3600;

export type FormTokenFault = 'forged' | 'too_fast' | 'expired';
export type FormTokenVerdict = { id: string; expiresAt: Date } | { fault: FormTokenFault };

function sign(purpose: string, body: string): string {
  return createHmac('sha256', `${env.AUTH_SECRET}:form-token`)
    .update(`${purpose}\n${body}`)
    .digest('base64url');
}

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** A token for the form that `purpose` names, such as 'booking-request:12'; rendered into a hidden field. */
export function issueFormToken(purpose: string, now = Date.now()): string {
  const body = `${Math.floor(now / 1000)}.${randomBytes(16).toString('base64url')}`;
  return `${body}.${sign(purpose, body)}`;
}

interface Judging {
  now?: number;
  /** Seconds that it took to fill in the form at least. */
  youngest?: number;
}

/** Judges a token; `id` is what to remember once it is spent, until `expiresAt`. */
export function judgeFormToken(
  purpose: string,
  token: string,
  { now = Date.now(), youngest = minSeconds }: Judging = {},
): FormTokenVerdict {
  const [issued = '', nonce = '', signature = ''] = token.split('.');
  if (!isEqual(signature, sign(purpose, `${issued}.${nonce}`))) return { fault: 'forged' };
  const age = now / 1000 - Number(issued);
  if (age < youngest) return { fault: 'too_fast' };
  if (age > formTokenGoodFor) return { fault: 'expired' };
  return { id: `form:${nonce}`, expiresAt: new Date((Number(issued) + formTokenGoodFor) * 1000) };
}
