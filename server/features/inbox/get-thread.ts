import 'server-only';

import type { InboxThreadDetail } from '@/lib/inbox/contract';
import { roles } from '@/server/auth/actor';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import type { Tx } from '@/server/db';
import { mayAnswerVisitors } from '@/server/features/inbox/policy';
import { wholeThreadSelect } from '@/server/features/inbox/select';
import { toWholeThread } from '@/server/features/inbox/serialize';
import { DomainError, authorize } from '@/server/http/errors';

/** More admins than any site has. */
const MOST_STAFF = 100;

/** Admins who can be given a thread. */
export const activeAdmins = { roleId: roles.admin, deletedAt: null, suspendedAt: null } as const;

/** A thread with all that was said; null if it does not exist. */
export async function findThread(id: number, db: Tx = prisma()): Promise<InboxThreadDetail | null> {
  const row = await db.inboxThread.findUnique({ where: { id }, select: wholeThreadSelect });
  if (!row) return null;
  const staff = await db.user.findMany({
    where: activeAdmins,
    select: { id: true, firstName: true, lastName: true },
    orderBy: { id: 'asc' },
    take: MOST_STAFF,
  });
  return toWholeThread(row, staff);
}

/**
 * The same for a change.
 * @throws DomainError not_found
 */
export async function loadThread(db: Tx, id: number): Promise<InboxThreadDetail> {
  const thread = await findThread(id, db);
  if (!thread) throw new DomainError('not_found');
  return thread;
}

interface Input {
  actor: Actor;
  params: { id: number };
}

/**
 * GET /api/admin/inbox/{id}: a thread with all that was said.
 * @throws DomainError forbidden, not_found
 */
export async function getThread({ actor, params }: Input): Promise<{ data: InboxThreadDetail }> {
  authorize(mayAnswerVisitors(actor));
  return { data: await loadThread(prisma(), params.id) };
}
