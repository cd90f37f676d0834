import 'server-only';

import { randomUUID } from 'node:crypto';
import { checkNewPassword } from '@/server/features/accounts/check-new-password';
import { setPassword } from '@/server/features/accounts/set-password';
import type { PasswordOwner } from '@/server/auth/password-rules';
import { hashPassword } from '@/server/auth/passwords';
import type { Tx } from '@/server/db';
import { queueMail } from '@/server/mail/queue-mail';

/**
 * Hashes a new password, before the transaction because it takes time.
 * @throws DomainError invalid on `password` if it is too easy
 */
export async function preparePassword(password: string, owner: PasswordOwner): Promise<string> {
  await checkNewPassword(password, owner);
  return hashPassword(password);
}

interface NewPassword {
  account: { id: number; email: string };
  passwordHash: string;
  /** The session that goes on; all others end. */
  keepSession: string;
}

/** Stores it and tells the owner. */
export async function storePassword(
  tx: Tx,
  { account, passwordHash, keepSession }: NewPassword,
): Promise<void> {
  await setPassword(tx, account.id, passwordHash, keepSession);
  await queueMail(tx, {
    template: 'password-changed',
    props: { token: null },
    to: account.email,
    dedupeKey: `password-changed:${randomUUID()}`,
  });
}
