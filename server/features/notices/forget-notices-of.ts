import 'server-only';

import type { Tx } from '@/server/db';

interface Leaver {
  userId: number;
  email: string;
  /** The homes that go with the account, and their reviews. */
  listingIds: readonly number[];
  reviewIds: readonly number[];
}

/** Removes the notices that a removed account sent, and those about it, its listings and their reviews. */
export async function forgetNoticesOf(
  tx: Tx,
  { userId, email, listingIds, reviewIds }: Leaver,
): Promise<void> {
  await tx.notice.deleteMany({
    where: {
      OR: [
        { email },
        { subject: 'user', subjectId: userId },
        { subject: 'listing', subjectId: { in: [...listingIds] } },
        { subject: 'review', subjectId: { in: [...reviewIds] } },
      ],
    },
  });
}
