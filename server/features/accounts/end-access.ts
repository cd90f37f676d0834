import 'server-only';

import { endAllTokens } from '@/server/features/account-safety/user-tokens';
import { endAllSessions } from '@/server/auth/session';
import type { Tx } from '@/server/db';

/**
 * Ends everything open to whoever used an account until now: its sessions on every device, except `keepSession`, and
 * every pending link. For a new password, a suspension, a restored address. Locks the account: a request in progress in
 * one of the sessions waits for that, and then finds its session gone (`requireLiveSession`).
 */
export async function endAccess(tx: Tx, userId: number, keepSession?: string): Promise<void> {
  await endAllSessions(tx, userId, keepSession);
  await endAllTokens(tx, userId);
}
