import 'server-only';

import type { Actor } from '@/server/auth/actor';
import { clearedSessionCookie, endSession } from '@/server/auth/session';
import { prisma } from '@/server/db';
import { reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';

/** POST /logout: ends this session; without one there is nothing to do, which is what was asked for. */
export async function signOut({ actor }: { actor: Actor | null }): Promise<Reply> {
  if (actor) await endSession(prisma(), actor.sessionId);
  return reply(undefined, { status: 204, cookies: [clearedSessionCookie()] });
}
