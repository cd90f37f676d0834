/** Guests' requests as rows, with the days that the approved ones occupy. */
import { termsAsked } from '@/lib/booking-requests/refund';
import { quoteStay } from '@/lib/stays/quote';
import type { SpecialRate } from '@/lib/stays/terms';
import { addDays, compareDays, dayToUtcDate, diffDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { columnOfTime } from '@/server/columns';
import type { Prisma } from '@/prisma/generated/client';
import type { SeedListing } from './listing';
import { factColumns } from './listing-facts';
import type { Letting } from './letting';
import { askingText, questions, replyText } from './messages';
import { momentOn } from './moments';
import { paymentTermsOf } from './payment-terms';
import { accountIds, drawGuest } from './people';
import { Random } from './random';
import type { AskedStay, ListingCalendar } from './stays';
import { drawCode, drawUuid } from './uuid';

export interface ListingDays {
  readonly listing: SeedListing;
  readonly letting: Letting;
  readonly calendar: ListingCalendar;
  /** Stays from long ago, which are no longer in the calendar. */
  readonly earlier: readonly AskedStay[];
  readonly rates: readonly SpecialRate[];
}

type BookingRow = Prisma.BookingRequestCreateManyInput;
/** A row with its id, and with its days in the database's format. */
export type StayRow = Omit<BookingRow, 'startDate' | 'endDate'> & {
  id: number;
  startDate: Date;
  endDate: Date;
};
type OccupancyRow = Prisma.OccupancyCreateManyInput;

function party(random: Random, listing: SeedListing) {
  const adults = random.int(1, Math.min(listing.capacity, 4));
  const children = listing.capacity > adults ? random.int(0, Math.min(3, listing.capacity - adults)) : 0;
  return {
    numberOfAdults: adults,
    numberOfChildren: children,
    numberOfPets: listing.comfort.pets && random.chance(0.3) ? 1 : 0,
  };
}

/** What happened to a request after it was sent; half of the pending ones are unread. */
function outcome(random: Random, listing: SeedListing, stay: AskedStay, today: Day): Partial<StayRow> {
  const yesterday = addDays(today, -1);
  const later = addDays(stay.asked, random.int(0, 2));
  const day = later > yesterday ? yesterday : later;
  const readAt = momentOn(day, '21:10');
  if (stay.status === 'pending') return random.chance(0.5) ? { readAt } : {};
  const isDone = stay.end <= today || stay.status !== 'approved';
  const decidedAt = momentOn(day, '21:30');
  return {
    readAt,
    handledAt: isDone && random.chance(0.8) ? momentOn(day, '21:40') : null,
    modifiedById: listing.ownerId,
    modifiedAt: decidedAt,
    answeredAt: decidedAt,
    reply: replyText(random, stay.status),
    ...(stay.status === 'approved' && {
      checkIn: columnOfTime(listing.checkIn),
      checkOut: columnOfTime(listing.checkOut),
      approvedAt: decidedAt,
      addressShared: true,
      // The guest was told how to get in with the approval.
      arrivalInfoAt: decidedAt,
    }),
    ...(stay.status === 'canceled' && { approvedAt: decidedAt, canceledBy: 'landlord' as const }),
    ...(stay.status === 'declined' && { declineReason: 'taken' as const }),
  };
}

/** The reminders that would have been sent by now, so that a new world starts without sending any. */
function remindedAfter(stay: AskedStay, today: Day): number {
  return 24 * Math.min(3, diffDays(stay.asked, today));
}

function bookingRow(days: ListingDays, stay: AskedStay, nth: string, today: Day): Omit<StayRow, 'id'> {
  const { listing, letting, rates } = days;
  const random = new Random(`request/${listing.id}/${nth}`);
  const guest = drawGuest(random, today);
  const guests = party(random, listing);
  const quote = quoteStay(
    { tariff: { ...letting.tariff, special_rates: rates }, seasons: letting.seasons, today: stay.asked },
    {
      stay,
      party: {
        adults: guests.numberOfAdults,
        children: guests.numberOfChildren,
        babies: 0,
        pets: guests.numberOfPets,
      },
    },
  );
  const { cancellation = null, houseRules = null } = factColumns(listing);
  // Past stays were paid before the owner set a bank account.
  const paymentTerms = stay.end > today ? paymentTermsOf(listing) : null;
  const { address, language: _language, ...person } = guest;
  return {
    uuid: drawUuid(random),
    code: drawCode(new Random(`code/${listing.id}/${nth}`)),
    listingId: listing.id,
    status: stay.status,
    ...person,
    streetName: null,
    houseNumber: null,
    city: null,
    ...address,
    startDate: dayToUtcDate(stay.start),
    endDate: dayToUtcDate(stay.end),
    ...guests,
    message: askingText(random, guest),
    price: quote.price,
    quote,
    terms: termsAsked({ cancellation, houseRules, paymentTerms }, stay.start, stay.asked),
    createdAt: momentOn(stay.asked, `${random.int(7, 19)}:${random.int(10, 59)}`),
    remindedAfter: remindedAfter(stay, today),
    ...outcome(random, listing, stay, today),
    // Prevents a new world from asking for reviews.
    reviewAskedAt:
      stay.status === 'approved' && stay.end < today ? momentOn(addDays(stay.end, 1), '09:00') : null,
  };
}

/** All requests in order of arrival, and what the approved ones occupy. */
export function bookingRows(all: readonly ListingDays[], today: Day) {
  const inOrder = (stays: (days: ListingDays) => readonly AskedStay[], mark: string) =>
    all
      .flatMap((days) => stays(days).map((stay, nth) => ({ days, stay, nth: `${mark}${nth}` })))
      .toSorted((a, b) => compareDays(a.stay.asked, b.stay.asked) || a.days.listing.id - b.days.listing.id);
  // The stays from long ago get the highest ids.
  const asked = [
    ...inOrder(({ calendar }) => calendar.stays, ''),
    ...inOrder(({ earlier }) => earlier, 'earlier/'),
  ];
  const requests: StayRow[] = [];
  const occupancies: OccupancyRow[] = [];
  for (const [index, { days, stay, nth }] of asked.entries()) {
    const row = { ...bookingRow(days, stay, nth, today), id: index + 1 };
    requests.push(row);
    if (stay.status === 'approved') occupancies.push(occupancyOf(row));
  }
  return { requests: requests.map(withOffer(asked, today)), occupancies };
}

/**
 * Open offers, for the demo landlord's first pending request and for every fifth of the others: the same days for 10 %
 * less, made yesterday.
 */
function withOffer(asked: readonly { days: ListingDays }[], today: Day) {
  const made = momentOn(addDays(today, -1), '21:45');
  let isOwnDue = true;
  return (row: StayRow, index: number): StayRow => {
    if (row.status !== 'pending') return row;
    const isOwn = asked[index]?.days.listing.ownerId === accountIds.landlord;
    if (isOwn ? !isOwnDue : !new Random(`offer/${row.code}`).chance(0.2)) return row;
    if (isOwn) isOwnDue = false;
    return {
      ...row,
      readAt: row.readAt ?? made,
      answeredAt: made,
      offerStartDate: row.startDate,
      offerEndDate: row.endDate,
      offerTotalCents: Math.round(row.price * 0.9) * 100,
      offerMadeAt: made,
    };
  };
}

/** The nights that a booking occupies. */
export function occupancyOf(request: StayRow): OccupancyRow {
  return {
    uid: drawUuid(new Random(`occupancy/${request.uuid}`)),
    listingId: request.listingId,
    source: 'internal',
    startDate: request.startDate,
    endDate: request.endDate,
    bookingRequestId: request.id,
    createdAt: request.modifiedAt ?? undefined,
    updatedAt: request.modifiedAt ?? undefined,
  };
}

/** Visitors' questions: several for the demo landlord, two of them unread; a few for the others. */
export function contactRows(
  listings: readonly SeedListing[],
  today: Day,
): Prisma.ContactRequestCreateManyInput[] {
  const online = listings.filter((listing) => listing.state === 'online');
  const rows = online.flatMap((listing) => {
    const random = new Random(`contacts/${listing.id}`);
    const own = listing.ownerId === accountIds.landlord;
    const many = own ? 2 : random.chance(0.2) ? 1 : 0;
    return random
      .shuffle(questions)
      .slice(0, many)
      .map((question, i) =>
        contactRow(listing, question, today, i === 0 ? random.int(1, 3) : random.int(6, 60)),
      );
  });
  return rows
    .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    .map((row, index) => ({ ...row, id: index + 1 }));
}

function contactRow(
  listing: SeedListing,
  [subject, message]: readonly [string, string],
  today: Day,
  daysAgo: number,
) {
  const random = new Random(`contact/${listing.id}/${subject}`);
  const guest = drawGuest(random, today);
  const day = addDays(today, -daysAgo);
  const isRead = daysAgo > 3 || listing.id === 2;
  return {
    code: drawCode(new Random(`contact-code/${listing.id}/${subject}`)),
    listingId: listing.id,
    firstName: guest.firstName,
    lastName: guest.lastName,
    email: guest.email,
    country: guest.country,
    phone: guest.phoneNumber,
    subject,
    message,
    readAt: isRead ? momentOn(day, '20:30') : null,
    handledAt: daysAgo > 20 ? momentOn(day, '20:45') : null,
    createdAt: momentOn(day, `${random.int(7, 18)}:${random.int(10, 59)}`),
  };
}
