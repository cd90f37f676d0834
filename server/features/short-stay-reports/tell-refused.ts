import 'server-only';

import { listingName } from '@/lib/listings/title';
import { faultWords } from '@/lib/short-stay-reports/fault-words';
import type { Tx } from '@/server/db';
import { queueMails } from '@/server/mail/queue-mail';
import type { Letter } from '@/server/mail/queue-mail';

/** The most stays that a letter names one by one. */
const MOST_NAMED = 20;

/**
 * Tells landlords which of their stays were refused because of their contents, and what to correct: one letter per
 * landlord for each answer, with each stay once.
 */
export async function tellRefused(tx: Tx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const rows = await tx.stayReport.findMany({
    where: { id: { in: [...ids] }, toldAt: null, listing: { removedAt: null } },
    select: {
      id: true,
      code: true,
      errors: true,
      listing: {
        select: {
          slug: true,
          nameHolidayHome: true,
          user: { select: { id: true, firstName: true, email: true } },
        },
      },
    },
    orderBy: { id: 'asc' },
  });
  const letters: Letter<'stay-report-refused'>[] = [];
  for (const [owner, own] of Map.groupBy(rows, (row) => row.listing?.user.id)) {
    const user = own[0]?.listing?.user;
    if (!user) continue;
    letters.push({
      template: 'stay-report-refused',
      props: {
        ownerFirstName: user.firstName,
        stays: own.slice(0, MOST_NAMED).map((row) => ({
          code: row.code,
          listingName: listingName({ name: row.listing?.nameHolidayHome ?? null }),
          why: faultWords(row.errors),
        })),
        more: Math.max(0, own.length - MOST_NAMED),
      },
      to: user.email,
      dedupeKey: `stay-report-refused:${owner}:${own.map(({ id }) => id).join(',')}`.slice(0, 200),
    });
  }
  await queueMails(tx, letters);
  await tx.stayReport.updateMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    data: { toldAt: new Date() },
  });
}
