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

/** Letters arrive there again. */
export async function liftMark(tx: Tx, email: string): Promise<void> {
  await tx.undeliverableAddress.deleteMany({ where: { email } });
}
