import 'server-only';

import { todayIn } from '@/lib/dates/day';
import type { Prisma } from '@/prisma/generated/client';
import { prisma, transaction } from '@/server/db';
import { isReporting } from '@/server/features/dac7/dac7-setting';
import { reportedStays } from '@/server/features/dac7/load-sellers';
import { queueStatement } from '@/server/features/dac7/queue-statement';
import { queueMail } from '@/server/mail/queue-mail';

/** Days from the first mail to each reminder; after the last, nothing new may be published. */
const steps = [
  { from: 0, to: 30 },
  { from: 30, to: 60 },
] as const;
const DAY = 24 * 3600 * 1000;
/** From this day of January, statements not yet sent with a file are mailed; the law says by the 31st. */
const STATEMENTS_FROM = 24;

const reader = { id: true, email: true, firstName: true } as const;
type Reader = Prisma.UserGetPayload<{ select: typeof reader }>;

const active = { deletedAt: null, suspendedAt: null } as const;

async function queueAsked(tx: Prisma.TransactionClient, user: Reader, days: 0 | 30 | 60): Promise<void> {
  await queueMail(tx, {
    template: 'tax-details-asked',
    props: { firstName: user.firstName, days },
    to: user.email,
    dedupeKey: `tax-details:${user.id}:${days}:${todayIn()}`,
  });
}

/** Landlords with a home that is or was public, who were not asked yet. */
async function askNew(now: Date): Promise<number> {
  const users = await prisma().user.findMany({
    where: {
      ...active,
      taxDetails: null,
      taxReminder: null,
      listings: { some: { firstPublishedAt: { not: null }, removedAt: null } },
    },
    select: reader,
    orderBy: { id: 'asc' },
  });
  for (const user of users)
    await transaction(async (tx) => {
      const { count } = await tx.taxReminder.createMany({
        data: [{ userId: user.id, askedAt: now }],
        skipDuplicates: true,
      });
      if (count > 0) await queueAsked(tx, user, 0);
    });
  return users.length;
}

async function remindAgain(now: Date): Promise<number> {
  let told = 0;
  for (const { from, to } of steps.toReversed()) {
    const before = new Date(now.getTime() - to * DAY);
    const due = { reminded: from, askedAt: { lte: before }, user: active } as const;
    const rows = await prisma().taxReminder.findMany({ where: due, select: { user: { select: reader } } });
    for (const { user } of rows)
      await transaction(async (tx) => {
        const moved = { where: { userId: user.id, reminded: from }, data: { reminded: to } };
        const { count } = await tx.taxReminder.updateMany(moved);
        if (count === 0) return;
        told += 1;
        await queueAsked(tx, user, to);
      });
  }
  return told;
}

/** In the last days of January, tells those with stays the year before what is reported on them. */
async function tellStatements(now: Date): Promise<number> {
  const today = todayIn(undefined, now);
  if (today.slice(5, 7) !== '01' || Number(today.slice(8)) < STATEMENTS_FROM) return 0;
  const year = Number(today.slice(0, 4)) - 1;
  const users = await prisma().user.findMany({
    where: { ...active, listings: { some: { bookingRequests: { some: reportedStays(year) } } } },
    select: reader,
    orderBy: { id: 'asc' },
  });
  for (const user of users)
    await transaction((tx) => queueStatement(tx, user, { year, about: String(year), corrected: false }));
  return users.length;
}

/** The job 'remind-of-tax'; does nothing unless the platform reports. Returns how many mails were due. */
export async function remindOfTax(now: Date = new Date()): Promise<number> {
  if (!(await isReporting())) return 0;
  return (await remindAgain(now)) + (await askNew(now)) + (await tellStatements(now));
}
