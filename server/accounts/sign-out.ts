import 'server-only';

import type { Actor } from '@/server/auth/actor';
import { clearedSessionCookie, clearedSignedInHint } from '@/server/auth/session';
import { transaction } from '@/server/db';
import { reply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';
import { closeSession } from '@/server/impersonation/close-session';

/** POST /logout: ends this session; without one there is nothing to do, which is what was asked for. */
export async function signOut({ actor }: { actor: Actor | null }): Promise<Reply> {
  if (actor) await transaction((tx) => closeSession(tx, actor));
  return reply(undefined, { status: 204, cookies: [clearedSessionCookie(), clearedSignedInHint()] });
}
