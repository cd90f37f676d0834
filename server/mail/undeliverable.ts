import 'server-only';

import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';

/** Mails whose link proves that the address works: only these are sent to an undeliverable one. */
const confirmations: ReadonlySet<string> = new Set([
  'verify-email',
  'account-change-email',
  'reset-password',
]);

export const isConfirmation = (template: string): boolean => confirmations.has(template);

/** Whether mails to the address bounce permanently. */
export async function isUndeliverable(email: string): Promise<boolean> {
  return (await prisma().undeliverableAddress.count({ where: { email } })) > 0;
}

/** Those of the addresses that bounce, in lower case. */
export async function undeliverableAmong(tx: Tx, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.undeliverableAddress.findMany({
    where: { email: { in: [...emails] } },
    select: { email: true },
  });
  return new Set(rows.map(({ email }) => email.toLowerCase()));
}

/** Clears the mark: mail arrives there again. */
export async function liftMark(tx: Tx, email: string): Promise<void> {
  await tx.undeliverableAddress.deleteMany({ where: { email } });
}
