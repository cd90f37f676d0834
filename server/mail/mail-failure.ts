import 'server-only';

import type { MailFailureKind } from '@/lib/mail/contract';
import { maskAddresses } from '@/server/log';
import { MailOutcomeUnknown } from '@/server/mail/mailer';

const wordOf = (error: unknown, name: 'code' | 'responseCode' | 'response'): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;

function kindOf(error: unknown): MailFailureKind {
  if (error instanceof MailOutcomeUnknown) return 'unknown';
  const said = wordOf(error, 'responseCode');
  if (typeof said === 'number') return said >= 500 ? 'refused' : 'busy';
  // The codes of nodemailer and Node for connection errors: ECONNECTION, ETIMEDOUT, EDNS.
  const code = wordOf(error, 'code');
  return typeof code === 'string' && /^E[A-Z]+$/.test(code) ? 'unreachable' : 'broken';
}

const longest = 500;

/** Why a mail was not sent: `kind`, and as `message` the server's own text with addresses masked. */
export class MailFailure extends Error {
  override name = 'MailFailure';
  readonly kind: MailFailureKind;

  constructor(error: unknown) {
    const response = wordOf(error, 'response');
    const said = typeof response === 'string' ? response : error instanceof Error ? error.message : '';
    super(maskAddresses(said.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()).slice(0, longest));
    this.kind = kindOf(error);
  }
}

/** The columns of a mail without a failure. */
export const withoutFailure = { failedAt: null, failureKind: null, failure: null };
