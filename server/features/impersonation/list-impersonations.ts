import 'server-only';

import { z } from '@/lib/api/zod';
import type { ImpersonationDto, ImpersonationListAnswer } from '@/lib/impersonation/contract';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';

/** More than anybody reads. */
const MOST = 20;

const details = z.object({ reason: z.string() }).catch({ reason: '' });

/** When admins acted as this user, who, and why; the latest first. */
export async function loadImpersonations(userId: number): Promise<ImpersonationDto[]> {
  const rows = await prisma().auditLog.findMany({
    where: { subjectType: 'user', subjectId: userId, action: 'impersonation.start' },
    orderBy: { id: 'desc' },
    take: MOST,
    select: { createdAt: true, details: true, actor: { select: { firstName: true } } },
  });
  return rows.map((row) => ({
    started_at: row.createdAt.toISOString(),
    admin_first_name: row.actor?.firstName || null,
    reason: details.parse(row.details).reason || null,
  }));
}

/** GET /api/user/impersonations. */
export async function listImpersonations({ actor }: { actor: Actor }): Promise<ImpersonationListAnswer> {
  return { data: await loadImpersonations(actor.id) };
}
