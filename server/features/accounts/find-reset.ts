import 'server-only';

import type { NewFactor } from '@/lib/second-factors/changes';
import { findTokenOwner } from '@/server/features/account-safety/user-tokens';
import { prisma } from '@/server/db';
import { findNewFactors } from '@/server/features/second-factors/new-factors';

/** What the password-reset page has to ask besides the new password: nothing for an invalid link. */
export async function findResetQuestions({
  email,
  token,
}: {
  email: string;
  token: string;
}): Promise<{ newFactors: NewFactor[] }> {
  const userId = await findTokenOwner(prisma(), token, ['reset_password']);
  const isOwn = userId !== null && (await prisma().user.count({ where: { id: userId, email } })) > 0;
  return { newFactors: isOwn ? await findNewFactors(prisma(), userId) : [] };
}
