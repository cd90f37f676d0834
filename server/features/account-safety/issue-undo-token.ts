import 'server-only';

import { issueToken } from '@/server/features/account-safety/user-tokens';
import type { Tx } from '@/server/db';

export interface AddressOwner {
  id: number;
  email: string;
  emailVerifiedAt: Date | null;
}

/**
 * Issues a link for whoever reads the account's current address; it gives the account back to that address whatever
 * happens to it meanwhile (`undoEmailChange`). Null for an address that was never confirmed: it may be a stranger's,
 * who would be handed the account.
 */
export async function issueUndoToken(
  tx: Tx,
  { id, email, emailVerifiedAt }: AddressOwner,
): Promise<string | null> {
  return emailVerifiedAt && issueToken(tx, { userId: id, kind: 'undo_email_change', oldEmail: email });
}
