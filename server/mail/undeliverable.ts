import 'server-only';

import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';

/** Letters that prove an address works once somebody follows their link: these alone go to a marked one. */
const confirmations: ReadonlySet<string> = new Set([
  'verify-email',
  'account-change-email',
  'reset-password',
]);

export const isConfirmation = (template: string): boolean => confirmations.has(template);

/** Whether letters to the address come back for good. */
export async function isUndeliverable(email: string): Promise<boolean> {
  return (await prisma().undeliverableAddress.count({ where: { email } })) > 0;
}

/** Those of the addresses that letters come back from, in small letters. */
export async function undeliverableAmong(tx: Tx, emails: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.undeliverableAddress.findMany({
    where: { email: { in: [...emails] } },
    select: { email: true },
  });
  return new Set(rows.map(({ email }) => email.toLowerCase()));
}

/** Letters arrive there again. */
export async function liftMark(tx: Tx, email: string): Promise<void> {
  await tx.undeliverableAddress.deleteMany({ where: { email } });
}
