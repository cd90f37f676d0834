/** Reviews of stays as rows: 2 to 40 for a listing with enough past stays, some with a reply, and one reported. */
import { addDays, diffDays, utcDateToDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { Prisma } from '@/prisma/generated/client';
import { weighted } from './features';
import type { SeedListing } from './listing';
import { momentOn } from './moments';
import { Random } from './random';
import type { StayRow } from './requests';
import { answerText, reviewText } from './texts/reviews';

type Row = Prisma.ReviewCreateManyInput & { id: number; createdAt: Date };

/** For the listings of the two demo landlords: some, many, few. */
const fixed: Readonly<Record<number, number>> = { 1: 14, 2: 31, 3: 4, 4: 7 };
/** Maximum number of days after departure until a guest writes. */
const SLOWEST = 24;
/** The listing, and which of its reviews its landlord reported. */
const REPORTED = { listing: 1, nth: 2 } as const;

/** The number of reviews that a listing should have, if it has enough stays. */
export function wantedReviews(listing: SeedListing): number {
  const random = new Random(`reviews/${listing.id}`);
  const [fewest, most] = weighted(random, [
    [[2, 6], 45],
    [[7, 15], 35],
    [[16, 28], 15],
    [[29, 40], 5],
  ] as const);
  return fixed[listing.id] ?? random.int(fewest, most);
}

/** Stays of guests who write Dutch, latest first, about as many as the listing should have reviews. */
function reviewedStays(listing: SeedListing, stays: readonly StayRow[], today: Day): StayRow[] {
  const over = stays
    .filter(
      ({ status, endDate }) => status === 'approved' && diffDays(utcDateToDay(endDate), today) > SLOWEST + 1,
    )
    .filter(({ country }) => country === 'be' || country === 'nl')
    .toSorted((a, b) => b.endDate.getTime() - a.endDate.getTime());
  return over.length < 2 ? [] : over.slice(0, wantedReviews(listing));
}

const clamp = (figure: number) => Math.min(5, Math.max(1, Math.round(figure)));

function figures(random: Random, quality: number, isBad: boolean) {
  const near = (middle: number) => clamp(middle + random.between(-0.9, 0.9));
  const rating = isBad ? 2 : near(quality);
  return {
    rating,
    cleanliness: near(rating),
    location: clamp(4.6 + random.between(-0.9, 0.6)),
    value: near(rating - 0.2),
    communication: near(rating + 0.2),
  };
}

function nameShown(random: Random, { firstName, lastName }: StayRow): string {
  return weighted(random, [
    [firstName, 50],
    [`${firstName} ${lastName.charAt(0).toUpperCase()}.`, 30],
    [`Familie ${lastName}`, 20],
  ]);
}

function reviewOf(listing: SeedListing, stay: StayRow, nth: number, today: Day): Omit<Row, 'id'> {
  const random = new Random(`review/${listing.id}/${nth}`);
  const quality = new Random(`quality/${listing.id}`).between(3.9, 4.9);
  const [arrival, departure] = [utcDateToDay(stay.startDate), utcDateToDay(stay.endDate)];
  const isBad = listing.id === REPORTED.listing && nth === REPORTED.nth;
  const said = figures(random, quality, isBad);
  const day = addDays(departure, random.int(1, SLOWEST));
  const about = {
    listing,
    month: Number(arrival.slice(5, 7)),
    nights: diffDays(arrival, departure),
    adults: stay.numberOfAdults,
    children: stay.numberOfChildren,
    pets: stay.numberOfPets ?? 0,
  };
  const isAnswered = !isBad && random.chance(0.3);
  const answered = addDays(day, random.int(0, 3));
  const isRecent = diffDays(day, today) < 12;
  return {
    bookingRequestId: stay.id,
    listingId: listing.id,
    ...said,
    body: reviewText(random, about, said.rating),
    nameShown: nameShown(random, stay),
    createdAt: momentOn(day, `${random.int(8, 20)}:${random.int(10, 59)}`),
    ...(isAnswered && answered < today
      ? { reply: answerText(random, said.rating), repliedAt: momentOn(answered, '21:20') }
      : {}),
    readAt: isRecent && !isAnswered ? null : momentOn(addDays(today, -1), '21:00'),
  };
}

/** All reviews in order of writing, and the report about one of them. */
export function reviewRows(listings: readonly SeedListing[], stays: readonly StayRow[], today: Day) {
  const ofListing = Map.groupBy(stays, ({ listingId }) => listingId);
  const written = listings.flatMap((listing) =>
    reviewedStays(listing, ofListing.get(listing.id) ?? [], today).map((stay, nth) => ({
      row: reviewOf(listing, stay, nth, today),
      isReported: listing.id === REPORTED.listing && nth === REPORTED.nth,
    })),
  );
  written.sort((a, b) => a.row.createdAt.getTime() - b.row.createdAt.getTime());
  const reviews: Row[] = written.map(({ row }, index) => ({ ...row, id: index + 1 }));
  const reports: Prisma.ReviewReportCreateManyInput[] = written.flatMap(({ isReported }, index) =>
    isReported
      ? {
          id: 1,
          reviewId: index + 1,
          userId: listings.find(({ id }) => id === REPORTED.listing)?.ownerId,
          reason: 'De lamp werd dezelfde dag nog vervangen en wij waren altijd bereikbaar. Dit klopt niet.',
          createdAt: momentOn(addDays(today, -1), '20:10'),
        }
      : [],
  );
  return { reviews, reports };
}
