import 'server-only';

import { isBillingCountry } from '@/lib/profile/billing-countries';
import type { UpdateUserInput } from '@/lib/profile/contract';
import { postalCodeProblem } from '@/lib/profile/postal-code';
import type { Tx } from '@/server/db';
import { invalid } from '@/server/http/errors';

/**
 * Validates the postal code for the account's country after the change, if either of them changes.
 * @throws DomainError 422 on `billing_postal_code`
 */
export async function checkPostalCode(tx: Tx, userId: number, body: UpdateUserInput): Promise<void> {
  const { billing_postal_code: code, billing_country: country } = body;
  if (code === undefined && country === undefined) return;
  const kept = await tx.user.findUniqueOrThrow({
    where: { id: userId },
    select: { billingPostalCode: true, billingCountry: true },
  });
  const [after, place] = [code ?? kept.billingPostalCode, country ?? kept.billingCountry];
  if (!after || code === null) return;
  const problem = postalCodeProblem(after, country !== null && isBillingCountry(place) ? place : null);
  if (problem !== null) throw invalid({ billing_postal_code: [problem] });
}
