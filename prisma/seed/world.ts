/** The whole demo world as rows, without side effects: always the same for the same day. */
import type { Day } from '@/lib/dates/day';
import { alertRows } from './alerts';
import { blockRows, feedRows, importedRows, logRows, rateRows } from './calendar-rows';
import { factColumns, furnishing } from './home-facts';
import { buildHomes } from './homes';
import { ageOf, listingRow, managerRows, settingRows } from './listing-rows';
import { newsRows } from './news';
import { accountIds, demoUsers } from './people';
import { ratesOf } from './rates';
import { registerRows } from './register';
import { bookingRows, contactRows } from './requests';
import type { HomeDays } from './requests';
import { ownBookingRows, paymentRows } from './own-bookings';
import { Random } from './random';
import { lettingOf } from './letting';
import { lettingColumns, lettingRows } from './letting-rows';
import { reviewRows, wantedReviews } from './reviews';
import { calendarOf, earlierStaysOf } from './stays';
import { messageRows } from './threads';

/** Maximum number of days between creating a listing and its first possible request. */
const DAYS_TO_APPROVE = 4;

function daysOfHomes(homes: ReturnType<typeof buildHomes>, today: Day): HomeDays[] {
  return homes
    .filter((home) => home.state === 'online' || home.state === 'disabled')
    .map((home) => ({ home, letting: lettingOf(home, today) }))
    .map(({ home, letting }) => {
      const age = ageOf(home) - DAYS_TO_APPROVE;
      const calendar = calendarOf({ home, letting }, today, age, new Random(`stays/${home.id}`));
      const past = calendar.stays.filter(({ end, status }) => end < today && status === 'approved').length;
      // More stays than reviews are needed, because some guests do not write Dutch, and some stays are too recent.
      const wanted = Math.max(0, Math.ceil(1.5 * wantedReviews(home)) - past);
      return {
        home,
        rates: ratesOf(home, today),
        letting,
        calendar,
        earlier: earlierStaysOf({ home, letting }, today, {
          age,
          wanted,
          random: new Random(`earlier/${home.id}`),
        }),
      };
    });
}

/** Daily visitors of each listing, few for most: the statistics add these up. */
function visitorsOf(homes: ReturnType<typeof buildHomes>) {
  return homes
    .filter((home) => home.state === 'online')
    .map((home) => ({
      listingId: home.id,
      mostADay: new Random(`views/${home.id}`).int(1, home.id <= 4 ? 7 : 5),
    }));
}

export function buildWorld(today: Day) {
  const homes = buildHomes();
  const users = demoUsers(today);
  const coLandlord = users.find((user) => user.id === accountIds.coLandlord);
  const days = daysOfHomes(homes, today);
  const bookings = bookingRows(days, today);
  const own = ownBookingRows(days, bookings.requests.length + 1, today);
  const contacts = contactRows(homes, today);
  const imported = importedRows(days, today);
  const occupancies = [...bookings.occupancies, ...own.occupancies, ...blockRows(days, today), ...imported];
  return {
    today,
    homes,
    users,
    listings: homes.map((home) => ({
      ...listingRow(home, today),
      ...lettingColumns(lettingOf(home, today)),
      ...factColumns(home),
    })),
    ...lettingRows(days),
    ...furnishing(homes),
    settings: homes.flatMap(settingRows),
    managers: managerRows(homes, coLandlord?.email ?? '', today),
    requests: bookings.requests,
    ownBookings: own.ownBookings,
    payments: paymentRows(homes, [...bookings.requests, ...own.ownBookings], today),
    occupancies: occupancies.map((row, index) => ({ ...row, id: index + 1 })),
    alerts: alertRows(occupancies, today),
    ...reviewRows(homes, bookings.requests, today),
    contacts,
    messages: messageRows(bookings.requests, contacts),
    rates: rateRows(days),
    feeds: feedRows(imported, today),
    logs: logRows(days, today),
    news: newsRows(today),
    register: registerRows(homes),
    visitors: visitorsOf(homes),
  };
}

export type World = ReturnType<typeof buildWorld>;
