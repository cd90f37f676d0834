import 'server-only';

import type { Tx } from '@/server/db';
import { isReporting } from '@/server/features/dac7/dac7-setting';
import { DomainError } from '@/server/http/errors';

/** The last reminder, in days after the first letter. */
const LAST = 60;

/**
 * Refuses to publish anything new of a landlord who was reminded twice and still gave no tax details.
 * @throws DomainError tax_details_due
 */
export async function requireTaxDetails(tx: Tx, userId: number): Promise<void> {
  const overdue = await tx.taxReminder.findUnique({ where: { userId }, select: { reminded: true } });
  if (overdue?.reminded === LAST && (await isReporting(tx))) throw new DomainError('tax_details_due');
}
