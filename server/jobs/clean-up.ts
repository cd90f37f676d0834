import 'server-only';

import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import { prisma } from '@/server/db';

const day = 24 * 3600 * 1000;
/** Sent letters are kept this long as the proof that a change was told of. */
const keepSentMails = 90 * day;

/** The hourly job 'clean-up': removes what has expired and means nothing any more. */
export async function cleanUp(now = new Date()): Promise<void> {
  const db = prisma();
  await db.session.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.userToken.deleteMany({ where: { expiresAt: { lt: new Date(now.getTime() - day) } } });
  await db.spentBotCheck.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.rateLimit.deleteMany({ where: { expire: { lt: now.getTime() } } });
  await db.outgoingMail.deleteMany({ where: { sentAt: { lt: new Date(now.getTime() - keepSentMails) } } });
  // Without its salt nobody can tell whose a day's hashes are, not even by trying every address.
  await db.viewSalt.deleteMany({ where: { day: { lt: dayToUtcDate(todayIn(undefined, now)) } } });
  // The newest row stays: it tells who follows the log that nothing was missed.
  await db.$executeRaw`
    DELETE FROM search_changes
    WHERE created_at < ${new Date(now.getTime() - day)} AND id < (SELECT max(id) FROM search_changes)`;
}
