import 'server-only';

import { dayOfMoment, dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { decisionReference } from '@/lib/decisions/reference';
import { prisma } from '@/server/db';
import type { GuestSource } from '@/server/erasures/guest-source';
import { guestDataUntil } from '@/server/features/requests/guest-data-until';
import { inBatches } from '@/server/features/requests/in-batches';

/** The statement stays, without the appeal: its words and answer are personal data. */
const forgotten = {
  ...{ appealName: null, appealEmail: null, appealReason: null, appealedAt: null },
  ...{ outcome: null, answer: null, answeredAt: null, answeredById: null },
} as const;

/** The appeals that came by letter with an address; erasing the guest removes them. */
export const guestAppeals: GuestSource = {
  async read(address) {
    const rows = await prisma().decision.findMany({
      where: { appealEmail: address },
      orderBy: { id: 'asc' },
    });
    return rows.map(({ id, appealName: name, appealEmail: email, appealReason: reason, ...row }) => ({
      ...{ reference: decisionReference(id), name, email, reason },
      received_on: row.appealedAt && dayOfMoment(row.appealedAt),
      ...{ outcome: row.outcome, answer: row.answer },
    }));
  },

  async erase(tx, address) {
    const where = { appealEmail: address };
    const rows = await tx.decision.findMany({ where, select: { id: true } });
    const { count } = await tx.decision.updateMany({ where, data: forgotten });
    return { rows: count, ids: rows.map(({ id }) => id), marks: [] };
  },
};

/**
 * Part of the daily job 'anonymise-guests' (docs/rules/personal-data.md#guests): removes appeals that came by letter 24
 * months ago. Returns how many.
 */
export async function forgetLetterAppeals(today: Day = todayIn()): Promise<number> {
  const where = { appealEmail: { not: null }, appealedAt: { lt: dayToUtcDate(await guestDataUntil(today)) } };
  return inBatches(
    async (limit) => (await prisma().decision.updateMany({ where, data: forgotten, limit })).count,
  );
}
