import 'server-only';

import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import { Prisma } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { dropClosedTokens } from '@/server/guest-stays/tokens';
import { cleanUpAlerts } from '@/server/search-alerts/clean-up-alerts';
import { dropUnconfirmedSecrets } from '@/server/second-factors/confirm-totp';
import { sealSecretsAnew } from '@/server/second-factors/seal-secret';
import { sumViews } from '@/server/statistics/sum-views';

const day = 24 * 3600 * 1000;
/**
 * Letters that were sent or given up are kept this long as the proof that a change was told of; and so long is nothing
 * sent to an address that one came back from: a mailbox may work again.
 */
const keepSentMails = 90 * day;
/** What given up ones said, for an admin to send them after all. */
const keepGivenUpContents = 7 * day;

/** Longer than Stripe keeps an answer under its key, which is a day at the least. */
const keepFaults = 30 * day;

/** The hourly job 'clean-up': removes what has expired and means nothing any more, and sums what only its sum matters of. */
export async function cleanUp(now = new Date()): Promise<void> {
  const db = prisma();
  await db.session.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.userToken.deleteMany({ where: { expiresAt: { lt: new Date(now.getTime() - day) } } });
  await db.pendingSignIn.deleteMany({ where: { expiresAt: { lt: now } } });
  await db.passkeyChallenge.deleteMany({ where: { expiresAt: { lt: now } } });
  await dropUnconfirmedSecrets(db, now);
  await sealSecretsAnew(db);
  await db.spentBotCheck.deleteMany({ where: { expiresAt: { lt: now } } });
  await dropClosedTokens(db, todayIn(undefined, now));
  await db.rateLimit.deleteMany({ where: { expire: { lt: now.getTime() } } });
  await cleanUpAlerts(db, now);
  const before = { lt: new Date(now.getTime() - keepSentMails) };
  await db.outgoingMail.deleteMany({ where: { OR: [{ sentAt: before }, { givenUpAt: before }] } });
  await db.outgoingMail.updateMany({
    where: { givenUpAt: { lt: new Date(now.getTime() - keepGivenUpContents) } },
    data: { props: Prisma.DbNull },
  });
  await db.stripeFault.deleteMany({ where: { failedAt: { lt: new Date(now.getTime() - keepFaults) } } });
  await db.undeliverableAddress.deleteMany({ where: { since: before } });
  const today = todayIn(undefined, now);
  await sumViews(today);
  // Without its salt nobody can tell whose a day's hashes are, not even by trying every address.
  await db.viewSalt.deleteMany({ where: { day: { lt: dayToUtcDate(today) } } });
  // The newest row stays: it tells who follows the log that nothing was missed.
  await db.$executeRaw`
    DELETE FROM changes
    WHERE created_at < ${new Date(now.getTime() - day)} AND id < (SELECT max(id) FROM changes)`;
}
