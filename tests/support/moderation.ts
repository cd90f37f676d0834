/** Shared by tests of admins' actions. */
import { prisma } from '@/server/db';
import { makeAdmin } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';

export async function signedInAdmin() {
  const admin = await makeAdmin();
  return { admin, client: await signedIn(admin) };
}

/** The audit log, oldest first. */
export function auditEntries() {
  return prisma().auditLog.findMany({
    orderBy: { id: 'asc' },
    select: { actorId: true, action: true, subjectType: true, subjectId: true, details: true },
  });
}
