import 'server-only';

import type { IdentityDto } from '@/lib/identities/contract';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { providerName } from '@/server/features/accounts/providers';

/** GET /api/user/identities: the external accounts linked to the user's own, oldest first. */
export async function listIdentities({ actor }: { actor: Actor }): Promise<{ data: IdentityDto[] }> {
  const rows = await prisma().userIdentity.findMany({ where: { userId: actor.id }, orderBy: { id: 'asc' } });
  return {
    data: rows.map(({ id, provider, email, createdAt, lastUsedAt }) => ({
      id,
      name: providerName(provider),
      email,
      created_at: createdAt.toISOString(),
      last_used_at: lastUsedAt.toISOString(),
    })),
  };
}
