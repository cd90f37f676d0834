/** The whole demo world as rows, without side effects: always the same for the same day. */
import type { Day } from '@/lib/dates/day';
import { alertRows } from './alerts';
import { askedPayments } from './asked-payments';
import { blockRows, feedRows, importedRows, logRows, rateRows } from './calendar-rows';
import { factColumns, furnishing } from './listing-facts';
import { buildListings } from './listings';
import { ageOf, listingRow, managerRows, settingRows } from './listing-rows';
import { newsRows } from './news';
import { accountRows, termsRows } from './payment-terms';
import { accountIds, demoUsers } from './people';
import { ratesOf } from './rates';
import { operatorRows } from './operator';
import { registerRows } from './register';
import { bookingRows, contactRows } from './requests';
import type { ListingDays } from './requests';
import { ownBookingRows, paymentRows } from './own-bookings';
import { Random } from './random';
import { lettingOf } from './letting';
import { lettingColumns, lettingRows } from './letting-rows';
import { reviewRows, wantedReviews } from './reviews';
import { calendarOf, earlierStaysOf } from './stays';
import { messageRows } from './threads';
import { translations } from './translations';

/** Maximum number of days between creating a listing and its first possible request. */
const DAYS_TO_APPROVE = 4;

function daysOfListings(plannedListings: ReturnType<typeof buildListings>, today: Day): ListingDays[] {
  return plannedListings
    .filter((listing) => listing.state === 'online' || listing.state === 'disabled')
    .map((listing) => ({ listing, letting: lettingOf(listing, today) }))
    .map(({ listing, letting }) => {
      const age = ageOf(listing) - DAYS_TO_APPROVE;
      const calendar = calendarOf({ listing, letting }, today, age, new Random(`stays/${listing.id}`));
      const past = calendar.stays.filter(({ end, status }) => end < today && status === 'approved').length;
      // More stays than reviews are needed, because some guests do not write Dutch, and some stays are too recent.
      const wanted = Math.max(0, Math.ceil(1.5 * wantedReviews(listing)) - past);
      return {
        listing,
        rates: ratesOf(listing, today),
        letting,
        calendar,
        earlier: earlierStaysOf({ listing, letting }, today, {
          age,
          wanted,
          random: new Random(`earlier/${listing.id}`),
        }),
      };
    });
}

/** Daily visitors of each listing, few for most: the statistics add these up. */
function visitorsOf(plannedListings: ReturnType<typeof buildListings>) {
  return plannedListings
    .filter((listing) => listing.state === 'online')
    .map((listing) => ({
      listingId: listing.id,
      mostADay: new Random(`views/${listing.id}`).int(1, listing.id <= 4 ? 7 : 5),
    }));
}

export function buildWorld(today: Day) {
  const plannedListings = buildListings();
  const users = demoUsers(today);
  const coLandlord = users.find((user) => user.id === accountIds.coLandlord);
  const days = daysOfListings(plannedListings, today);
  const bookings = bookingRows(days, today);
  const asked = askedPayments(plannedListings, bookings.requests, today);
  const own = ownBookingRows(days, bookings.requests.length + 1, today);
  const contacts = contactRows(plannedListings, today);
  const imported = importedRows(days, today);
  const occupancies = [...bookings.occupancies, ...own.occupancies, ...blockRows(days, today), ...imported];
  const listings = plannedListings.map((listing) => ({
    ...listingRow(listing, today),
    ...lettingColumns(lettingOf(listing, today)),
    ...factColumns(listing),
  }));
  return {
    today,
    plannedListings,
    users,
    listings,
    ...lettingRows(days),
    ...furnishing(plannedListings),
    translations,
    settings: plannedListings.flatMap(settingRows),
    managers: managerRows(plannedListings, coLandlord?.email ?? '', today),
    accounts: accountRows(today),
    paymentTerms: termsRows(),
    requests: asked.requests,
    paymentRequests: asked.paymentRequests,
    paymentReminders: asked.reminders,
    ownBookings: own.ownBookings,
    payments: paymentRows(plannedListings, [...asked.requests, ...own.ownBookings], asked, today),
    occupancies: occupancies.map((row, index) => ({ ...row, id: index + 1 })),
    alerts: alertRows(occupancies, today),
    ...reviewRows(plannedListings, bookings.requests, today),
    contacts,
    messages: messageRows(bookings.requests, contacts),
    rates: rateRows(days),
    feeds: feedRows(imported, today),
    logs: logRows(days, today),
    news: newsRows(today),
    register: registerRows(plannedListings),
    ...operatorRows(listings, today),
    visitors: visitorsOf(plannedListings),
  };
}

export type World = ReturnType<typeof buildWorld>;
