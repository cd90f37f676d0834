import 'server-only';

import { beginSession, holdForSignIn } from '@/server/accounts/begin-session';
import type { Begun } from '@/server/accounts/begin-session';
import type { Actor } from '@/server/auth/actor';
import { deviceOf } from '@/server/auth/device';
import type { Tx } from '@/server/db';

interface Vouched {
  userId: number;
  /** Who the browser was signed in as before. */
  actor: Actor | null;
  headers: Headers;
}

/**
 * A provider's word as the first factor: what follows is what follows a password, the second factor where there is one.
 * Null for an account that is suspended or gone. The provider's own session is its own affair.
 */
export async function openVouchedSession(tx: Tx, { userId, actor, headers }: Vouched): Promise<Begun | null> {
  // First, as a suspension does: either it ends this, or it finds the session to end.
  if (!(await holdForSignIn(tx, userId, actor))) return null;
  return beginSession(tx, {
    userId,
    remember: false,
    device: deviceOf(headers),
    passwordAt: null,
    actor,
    identity: null,
  });
}
