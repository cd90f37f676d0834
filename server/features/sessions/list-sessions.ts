import 'server-only';

import type { SessionDto, SessionListAnswer } from '@/lib/sessions/contract';
import { sessionTexts } from '@/lib/texts/sessions';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/server/auth/actor';
import { sessionsOf } from '@/server/auth/session';
import { prisma } from '@/server/db';

/** More devices than anybody reads; ending all others ends the rest too. */
const mostOthers = 99;

const select = {
  id: true,
  publicId: true,
  userId: true,
  impersonatorId: true,
  device: true,
  createdAt: true,
  lastSeenAt: true,
} as const satisfies Prisma.SessionSelect;
type SessionRow = Prisma.SessionGetPayload<{ select: typeof select }>;

function deviceText(row: SessionRow, actor: Actor): string {
  const isByAdmin = row.impersonatorId !== null && row.userId === actor.id;
  return isByAdmin ? sessionTexts.byAdmin : (row.device ?? sessionTexts.unknownDevice);
}

/** GET /api/user/sessions: where the user is signed in, the current session first, then the most recently used. */
export async function listSessions({ actor }: { actor: Actor }): Promise<SessionListAnswer> {
  const where = { ...sessionsOf(actor.id), expiresAt: { gt: new Date() } };
  const [present, others] = await Promise.all([
    prisma().session.findMany({ where: { ...where, id: actor.sessionId }, select }),
    prisma().session.findMany({
      where: { ...where, id: { not: actor.sessionId } },
      orderBy: [{ lastSeenAt: 'desc' }, { publicId: 'asc' }],
      take: mostOthers,
      select,
    }),
  ]);
  const toDto = (row: SessionRow): SessionDto => ({
    id: row.publicId,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
    device: deviceText(row, actor),
    current: row.id === actor.sessionId,
  });
  return { data: [...present, ...others].map(toDto) };
}
