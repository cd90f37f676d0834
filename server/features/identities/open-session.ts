import 'server-only';

import { beginSession, holdForSignIn } from '@/server/features/accounts/begin-session';
import type { Begun } from '@/server/features/accounts/begin-session';
import type { Actor } from '@/server/auth/actor';
import { deviceOf } from '@/server/auth/device';
import type { Tx } from '@/server/db';
import { logSignIn } from '@/server/http/log-refusal';

interface Vouched {
  userId: number;
  /** Who this browser was signed in as before. */
  actor: Actor | null;
  headers: Headers;
  /** The client's address. */
  address: string;
}

/**
 * Starts a session with the provider's answer as the first factor; as after a password, a second factor is asked for if
 * there is one. Null for an account that is suspended or gone. The provider's own session is left alone.
 */
export async function openVouchedSession(
  tx: Tx,
  { userId, actor, headers, address }: Vouched,
): Promise<Begun | null> {
  // Locks first, as a suspension does: either that ends this, or it finds the session to end.
  if (!(await holdForSignIn(tx, userId, actor))) return null;
  const begun = await beginSession(tx, {
    userId,
    remember: false,
    device: deviceOf(headers),
    passwordAt: null,
    actor,
    identity: null,
  });
  logSignIn('provider', { userId, address, isThrough: begun.data !== null });
  return begun;
}
