import 'server-only';

import type { Actor } from '@/server/auth/actor';
import { signedOutReply } from '@/server/features/sessions/signed-out';
import { transaction } from '@/server/db';
import type { Reply } from '@/server/http/reply';
import { closeSession } from '@/server/features/accounts/close-session';

/** POST /logout: ends this session, if there is one. */
export async function signOut({ actor }: { actor: Actor | null }): Promise<Reply> {
  if (actor) await transaction(async (tx) => void (await closeSession(tx, actor)));
  return signedOutReply();
}
