import 'server-only';

import type { PasskeyDto, SecondFactorsDto } from '@/lib/second-factors/contract';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';

/** Without the key: a passkey is identified by its name. */
export const passkeySelect = { id: true, name: true, createdAt: true, lastUsedAt: true } as const;

interface PasskeyRow {
  id: number;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export function serializePasskey({ id, name, createdAt, lastUsedAt }: PasskeyRow): PasskeyDto {
  return {
    id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  };
}

/** The second factors of an account. */
export async function loadSecondFactors(userId: number): Promise<SecondFactorsDto> {
  const [totp, passkeys] = await Promise.all([
    prisma().totpFactor.count({ where: { userId, confirmedAt: { not: null } } }),
    prisma().passkey.findMany({ where: { userId }, orderBy: { id: 'asc' }, select: passkeySelect }),
  ]);
  return { totp: totp > 0, passkeys: passkeys.map(serializePasskey) };
}

/** GET /api/user/second-factors: the user's own. */
export async function getSecondFactors({ actor }: { actor: Actor }): Promise<{ data: SecondFactorsDto }> {
  return { data: await loadSecondFactors(actor.id) };
}
