import 'server-only';

import { prisma } from '@/server/db';
import { findPendingIdentity } from '@/server/features/identities/pending-identity';
import { providerName } from '@/server/features/accounts/providers';

/** What the page after a provider's answer has to ask; only shown in the browser that was sent back. */
export interface PendingStep {
  /** Whether the verified address has an account: then its password is asked for. */
  hasAccount: boolean;
  email: string;
  /** The provider's display name. */
  name: string;
  firstName: string;
  lastName: string;
  returnPath: string;
}

export async function describePending(
  cookies: Readonly<Record<string, string>>,
): Promise<PendingStep | null> {
  const pending = await findPendingIdentity(cookies);
  if (!pending) return null;
  const { email, provider, firstName, lastName, returnPath } = pending;
  const known = await prisma().user.findUnique({ where: { email }, select: { id: true } });
  return { hasAccount: known !== null, email, name: providerName(provider), firstName, lastName, returnPath };
}
