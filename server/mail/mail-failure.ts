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
  // nodemailer and Node name faults of a connection so: ECONNECTION, ETIMEDOUT, EDNS.
  const code = wordOf(error, 'code');
  return typeof code === 'string' && /^E[A-Z]+$/.test(code) ? 'unreachable' : 'broken';
}

const longest = 500;

/** Why a letter did not leave: in a word, and as `message` in the server's own words without anybody's address. */
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

/** The columns of a letter that nothing is known against. */
export const withoutFailure = { failedAt: null, failureKind: null, failure: null };
