import 'server-only';

import type { Actor } from '@/server/auth/actor';
import { requireRecentPassword } from '@/server/features/account-safety/require-recent-password';
import { prisma } from '@/server/db';
import { makeCreationOptions } from '@/server/features/second-factors/passkeys';

/** How long creating a passkey may take, in milliseconds. */
const patience = 10 * 60 * 1000;

/**
 * POST /api/user/second-factors/passkeys/options: the WebAuthn options for creating a passkey, for this session and
 * once. Each call replaces the previous challenge.
 * @throws DomainError password_needed, password_of_other (423)
 */
export async function offerPasskey({ actor }: { actor: Actor }) {
  await requireRecentPassword(actor);
  const name = `${actor.firstName} ${actor.lastName}`.trim();
  const data = await makeCreationOptions({ id: actor.id, email: actor.email, name });
  const { sessionId } = actor;
  const offer = { challenge: data.challenge, expiresAt: new Date(Date.now() + patience) };
  await prisma().passkeyChallenge.upsert({
    where: { sessionId },
    create: { sessionId, ...offer },
    update: offer,
  });
  return { data };
}

/**
 * Takes the challenge that the session's new passkey has to sign, for one attempt: it is removed, whether the attempt
 * succeeds or not.
 */
export async function takePasskeyChallenge(sessionId: string): Promise<string | null> {
  const known = await prisma().passkeyChallenge.findUnique({ where: { sessionId } });
  if (!known) return null;
  const { count } = await prisma().passkeyChallenge.deleteMany({
    where: { sessionId, challenge: known.challenge, expiresAt: { gt: new Date() } },
  });
  return count === 1 ? known.challenge : null;
}
