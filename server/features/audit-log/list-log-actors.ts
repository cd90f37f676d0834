import 'server-only';

import type { LogActor } from '@/lib/audit-log/contract';
import type { Actor } from '@/server/auth/actor';
import { roles } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { mayReadAuditLog } from '@/server/features/audit-log/policy';
import { authorize } from '@/server/http/errors';

/**
 * The admins by name, to filter the log by who acted.
 * @throws DomainError forbidden
 */
export async function listLogActors({ actor }: { actor: Actor }): Promise<LogActor[]> {
  authorize(mayReadAuditLog(actor));
  const rows = await prisma().user.findMany({
    where: { roleId: roles.admin, deletedAt: null },
    select: { id: true, firstName: true, lastName: true },
    orderBy: [{ firstName: 'asc' }, { lastName: 'asc' }, { id: 'asc' }],
  });
  return rows.map(({ id, firstName, lastName }) => ({ id, name: `${firstName} ${lastName}`.trim() }));
}
