/** The demo landlord's manual bookings, agreed on elsewhere, and guests' payments. */
import { addDays, dayToUtcDate, utcDateToDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { isFree } from '@/lib/stays/judge';
import { columnOfTime } from '@/server/columns';
import type { Prisma } from '@/prisma/generated/client';
import type { askedPayments } from './asked-payments';
import { momentOn } from './moments';
import { accountIds, demoPhone } from './people';
import { Random } from './random';
import { occupancyOf } from './requests';
import type { ListingDays, StayRow } from './requests';
import { drawCode, drawUuid } from './uuid';

interface Written {
  readonly listingId: number;
  readonly firstName: string;
  readonly lastName: string;
  /** From how many days after today to look for free nights, and for how many. */
  readonly from: number;
  readonly nights: number;
  readonly adults: number;
  readonly children: number;
  /** Whole euros; null for family. */
  readonly total: number | null;
  readonly note: string;
}

const written: readonly Written[] = [
  {
    ...{ listingId: 1, firstName: 'Familie', lastName: 'Verstraete', from: 31, nights: 4 },
    ...{ adults: 2, children: 2, total: null, note: 'Wijzelf, met de kleinkinderen.' },
  },
  {
    ...{ listingId: 2, firstName: 'Lieve', lastName: 'Coppens', from: 9, nights: 5, adults: 2, children: 0 },
    ...{ total: 640, note: 'Belde zelf. Komt elk jaar terug en betaalt de rest bij aankomst.' },
  },
  {
    ...{ listingId: 2, firstName: 'Rik', lastName: 'Devos', from: -48, nights: 3, adults: 2, children: 1 },
    ...{ total: 390, note: 'Via de buren.' },
  },
];

/** The first free and unrequested nights within four months after `from`. */
function roomFor({ calendar }: ListingDays, { from, nights }: Written, today: Day): Day | null {
  const taken = [
    ...calendar.blocks,
    ...calendar.stays.filter(({ status }) => /approved|pending/.test(status)),
  ];
  const last = addDays(today, from + 120);
  for (let start = addDays(today, from); start < last; start = addDays(start, 1)) {
    const end = addDays(start, nights);
    // A booking meant to be in the past must have ended.
    if (from < 0 && end >= today) return null;
    if (isFree(taken, { start, end })) return start;
  }
  return null;
}

function ownRow(one: Written, { listing }: ListingDays, start: Day, today: Day): Omit<StayRow, 'id'> {
  const random = new Random(`own-booking/${one.listingId}/${one.lastName}`);
  const day = one.from < 0 ? addDays(start, -20) : addDays(today, -6);
  const at = momentOn(day, '19:20');
  return {
    uuid: drawUuid(random),
    code: drawCode(new Random(`own-code/${one.listingId}/${one.lastName}`)),
    ...{ listingId: listing.id, manual: true, status: 'approved' },
    ...{ firstName: one.firstName, lastName: one.lastName, email: '', country: '', message: '' },
    phoneNumber: one.total === null ? null : demoPhone(random),
    startDate: dayToUtcDate(start),
    endDate: dayToUtcDate(addDays(start, one.nights)),
    ...{ numberOfAdults: one.adults, numberOfChildren: one.children },
    price: one.total ?? 0,
    agreedTotalCents: one.total === null ? null : one.total * 100,
    note: one.note,
    ...{
      checkIn: columnOfTime(listing.checkIn),
      checkOut: columnOfTime(listing.checkOut),
      addressShared: true,
    },
    ...{ readAt: at, answeredAt: at, approvedAt: at, createdAt: at },
    ...{ modifiedById: accountIds.landlord, modifiedAt: at },
  };
}

/** Manual bookings with ids from `firstId` on, and the nights that they occupy. */
export function ownBookingRows(all: readonly ListingDays[], firstId: number, today: Day) {
  const rows = written
    .flatMap((one) => {
      const days = all.find(({ listing }) => listing.id === one.listingId);
      const start = days && roomFor(days, one, today);
      return days && start ? [ownRow(one, days, start, today)] : [];
    })
    .map((row, index): StayRow => ({ ...row, id: firstId + index }));
  return { ownBookings: rows, occupancies: rows.map(occupancyOf) };
}

const DEPOSIT_SHARE = 0.3;
const REST_DAYS_BEFORE = 14;

/**
 * Payments for the demo landlord's bookings of the last months and the upcoming ones: 30 % soon after the agreement,
 * the rest two weeks before arrival. All payments are in the past, so upcoming bookings still have an amount due. Stays
 * with a payment plan have the payments of that plan.
 */
export function paymentRows(
  listings: readonly { id: number; ownerId: number }[],
  bookings: readonly StayRow[],
  { paymentRequests, paid }: Pick<ReturnType<typeof askedPayments>, 'paymentRequests' | 'paid'>,
  today: Day,
): (Prisma.BookingPaymentCreateManyInput & { id: number })[] {
  const mine = new Set(listings.filter(({ ownerId }) => ownerId === accountIds.landlord).map(({ id }) => id));
  const planned = new Set(paymentRequests.map(({ bookingRequestId }) => bookingRequestId));
  const since = dayToUtcDate(addDays(today, -90));
  const noted = bookings
    .filter((row) => mine.has(row.listingId) && row.status === 'approved' && row.endDate > since)
    .filter(({ id }) => !planned.has(id))
    .flatMap((row) => partsOf(row).filter(({ day }) => day < today && row.price > 0))
    .map(({ day, ...part }) => ({
      ...part,
      paidAt: dayToUtcDate(day),
      createdAt: momentOn(day, '20:05'),
    }));
  return [...noted, ...paid].map((row, index) => ({ ...row, id: index + 1 }));
}

function partsOf({ id, price, approvedAt, startDate }: StayRow) {
  const agreed = utcDateToDay(new Date(approvedAt ?? 0));
  const beforeArrival = addDays(utcDateToDay(startDate), -REST_DAYS_BEFORE);
  const deposit = Math.round(price * DEPOSIT_SHARE);
  const paidOn = addDays(agreed, 2);
  return [
    { bookingRequestId: id, kind: 'deposit' as const, amountCents: deposit * 100, day: paidOn },
    {
      ...{ bookingRequestId: id, kind: 'rent' as const, amountCents: (price - deposit) * 100 },
      day: beforeArrival > paidOn ? beforeArrival : addDays(paidOn, 1),
    },
  ];
}
