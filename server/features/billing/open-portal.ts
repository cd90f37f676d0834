import 'server-only';

import type { Actor } from '@/server/auth/actor';
import { getPayments } from '@/server/features/billing/get-billing';
import { prisma } from '@/server/db';
import { DomainError } from '@/server/http/errors';

/**
 * POST /api/billing/portal: the address of the page for changing one's payment details.
 * @throws DomainError not_found for a user who never paid; billing_is_free; payments_unavailable (503)
 */
export async function openPortal({
  actor,
}: {
  actor: Pick<Actor, 'id'>;
}): Promise<{ data: { url: string } }> {
  const user = await prisma().user.findUnique({
    where: { id: actor.id },
    select: { stripeCustomerId: true },
  });
  if (!user?.stripeCustomerId) throw new DomainError('not_found');
  const { url } = await getPayments().openPortal(actor.id);
  return { data: { url } };
}
