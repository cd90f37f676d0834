import 'server-only';

import { dayToUtcDate, todayIn, utcDateToDay } from '@/lib/dates/day';
import { languageOf } from '@/lib/languages/language';
import { listingTexts } from '@/lib/texts/listings';
import { wayInFor } from '@/lib/way-in/words';
import type { Prisma } from '@/prisma/generated/client';
import type { Tx } from '@/server/db';
import { issueGuestToken } from '@/server/features/requests/guest-tokens';
import {
  dueOf,
  isToldAtOnce,
  translatedWayIn,
  wayInListingSelect,
  wayInSelect,
  wayInTranslationsSelect,
} from '@/server/features/way-in/way-in-columns';
import { DomainError } from '@/server/http/errors';
import { queueMail } from '@/server/mail/queue-mail';

const staySelect = {
  ...wayInSelect,
  id: true,
  code: true,
  manual: true,
  firstName: true,
  email: true,
  locale: true,
  endDate: true,
  listing: {
    select: {
      ...wayInListingSelect,
      ...wayInTranslationsSelect,
      slug: true,
      nameHolidayHome: true,
      userId: true,
      user: { select: { email: true } },
    },
  },
} as const satisfies Prisma.BookingRequestSelect;
type Stay = Prisma.BookingRequestGetPayload<{ select: typeof staySelect }>;

/** The address of a manual booking was typed by the landlord, whose texts are not mailed there (docs/rules/mail.md). */
const isMailed = ({ manual, email }: Stay) => !manual && email !== '';

/** Marks it as told, once, and mails the guest. Returns whether it was not told before. */
async function tell(tx: Tx, stay: Stay, now: Date): Promise<boolean> {
  const { id, listing } = stay;
  const { count } = await tx.bookingRequest.updateMany({
    where: { id, status: 'approved', arrivalInfoAt: null },
    data: { arrivalInfoAt: now },
  });
  if (count === 0) return false;
  if (!isMailed(stay) || listing.arrivalInfo === null) return true;
  const locale = languageOf(stay.locale);
  const told = wayInFor(locale, listing.arrivalInfo, translatedWayIn(listing.translations));
  await queueMail(tx, {
    template: 'way-in',
    props: {
      firstName: stay.firstName,
      slug: listing.slug,
      code: stay.code,
      listingName: listing.nameHolidayHome ?? listingTexts.nameless,
      startDate: utcDateToDay(stay.startDate),
      endDate: utcDateToDay(stay.endDate),
      arrivalInfo: told.words,
      arrivalInfoLocale: told.locale,
      token: await issueGuestToken(tx, { kind: 'booking-requests', id }),
    },
    to: stay.email,
    locale,
    replyTo: listing.user.email,
    from: listing.userId,
    dedupeKey: `booking-request:${id}:way-in`,
  });
  return true;
}

/**
 * Tells the guests of these stays how to get in, where that has become due: after a payment, or on the day. The
 * transaction has locked them. Returns how many were told.
 */
export async function tellWayIn(tx: Tx, ids: readonly number[], now = new Date()): Promise<number> {
  const stays = await tx.bookingRequest.findMany({
    where: {
      id: { in: [...ids] },
      manual: false,
      status: 'approved',
      arrivalInfoAt: null,
      email: { not: '' },
      endDate: { gte: dayToUtcDate(todayIn(undefined, now)) },
      listing: { removedAt: null, arrivalInfo: { not: null } },
    },
    select: staySelect,
    orderBy: { id: 'asc' },
  });
  let told = 0;
  for (const stay of stays)
    if (!isToldAtOnce(stay) && dueOf(stay, now) === null && (await tell(tx, stay, now))) told += 1;
  return told;
}

/**
 * Tells the guest now, whatever it would wait for. The transaction has locked the stay, which is approved.
 * @throws DomainError no_arrival_info, arrival_info_given (409)
 */
export async function handOutWayIn(tx: Tx, id: number): Promise<void> {
  const stay = await tx.bookingRequest.findUniqueOrThrow({ where: { id }, select: staySelect });
  if (stay.listing.arrivalInfo === null) throw new DomainError('no_arrival_info');
  if (dueOf(stay) === null || !(await tell(tx, stay, new Date())))
    throw new DomainError('arrival_info_given');
}
