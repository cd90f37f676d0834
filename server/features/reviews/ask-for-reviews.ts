import 'server-only';

import { addDays, dayToUtcDate, todayIn, utcDateToDay } from '@/lib/dates/day';
import { PRODUCT_ZONE, wallClockIn } from '@/lib/dates/zone';
import { languageOf } from '@/lib/languages/language';
import { route } from '@/lib/paths';
import { reviewableDepartures, reviewDays } from '@/lib/reviews/period';
import { listingTexts } from '@/lib/texts/listings';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { issueGuestToken } from '@/server/features/requests/guest-tokens';
import { inLanguage } from '@/server/language';
import { queueMail } from '@/server/mail/queue-mail';
import { isOwnStay } from '@/server/features/reviews/own-stay';

/** Makes the path of a guest's own page, in the transaction that writes the mail. */
type PathToStay = (tx: Tx, bookingRequestId: number) => Promise<string>;

const pathWithToken: PathToStay = async (tx, id) =>
  route('guest-stay', { token: await issueGuestToken(tx, { kind: 'booking-requests', id }) });

/** Belgian time; nobody is mailed at night. */
const hours = { from: 10, until: 21 };
/** Mails per run; the next run is a minute away. */
const MOST = 200;

const staySelect = {
  id: true,
  code: true,
  firstName: true,
  email: true,
  locale: true,
  startDate: true,
  endDate: true,
  listing: { select: { slug: true, nameHolidayHome: true } },
} as const;

/** Stays that can be reviewed and whose guests have not been asked yet, longest ago first. */
function findDue(now: Date) {
  const { start, end } = reviewableDepartures(todayIn(undefined, now));
  return prisma().bookingRequest.findMany({
    where: {
      manual: false,
      status: 'approved',
      reviewAskedAt: null,
      endDate: { gte: dayToUtcDate(start), lt: dayToUtcDate(end) },
      email: { not: '' },
      listing: { removedAt: null },
      review: { is: null },
    },
    select: staySelect,
    orderBy: { endDate: 'asc' },
    take: MOST,
  });
}

/**
 * The job 'ask-for-reviews', every minute: one mail to the guest of each stay that is over. Of two workers at once only
 * one sends it. Returns how many were queued.
 */
export async function askForReviews(now = new Date(), pathToStay = pathWithToken): Promise<number> {
  const { hour } = wallClockIn(PRODUCT_ZONE, now);
  if (hour < hours.from || hour >= hours.until) return 0;
  let asked = 0;
  for (const stay of await findDue(now)) {
    const isOurs = await transaction(async (tx) => {
      const { count } = await tx.bookingRequest.updateMany({
        where: { id: stay.id, status: 'approved', reviewAskedAt: null },
        data: { reviewAskedAt: now },
      });
      if (count === 0 || (await isOwnStay(tx, stay.id))) return false;
      const path = await inLanguage(languageOf(stay.locale), () => pathToStay(tx, stay.id));
      await writeLetter(tx, stay, path);
      return true;
    });
    if (isOurs) asked += 1;
  }
  return asked;
}

type Stay = Awaited<ReturnType<typeof findDue>>[number];

async function writeLetter(tx: Tx, stay: Stay, path: string): Promise<void> {
  const endDate = utcDateToDay(stay.endDate);
  await queueMail(tx, {
    template: 'review-asked',
    props: {
      firstName: stay.firstName,
      slug: stay.listing.slug,
      code: stay.code,
      listingName: stay.listing.nameHolidayHome ?? listingTexts.nameless,
      startDate: utcDateToDay(stay.startDate),
      endDate,
      until: addDays(reviewDays(endDate).end, -1),
      path,
    },
    to: stay.email,
    locale: languageOf(stay.locale),
    dedupeKey: `booking-request:${stay.id}:review-asked`,
  });
}
