/**
 * What each module that reads booking_requests means by them, now that a landlord's own bookings stand there too
 * (docs/rules/manual-bookings.md). A new reader makes the test beside this fail until it has chosen.
 *
 * - requests: what guests asked for alone; its text names `manual`
 * - both: stays however they came to be, or one row by its key, whatever it is
 */
export type Meaning = 'requests' | 'both';

export const bookingRequestReaders: Readonly<Record<string, Meaning>> = {
  'accounts/load-users.ts': 'requests',
  'booking-requests/anonymise-guests.ts': 'both',
  'booking-requests/destroy-booking-requests.ts': 'both',
  'booking-requests/find-days-around.ts': 'both',
  'booking-requests/get-readable-request.ts': 'both',
  'booking-requests/get-request-detail.ts': 'both',
  'booking-requests/guest-bookings.ts': 'both',
  'booking-requests/list-booking-requests.ts': 'requests',
  'booking-requests/list-stays-of-today.ts': 'both',
  'booking-requests/move-booking-request.ts': 'requests',
  'booking-requests/own-bookings.ts': 'both',
  'booking-requests/receipt.ts': 'requests',
  'booking-requests/record-booking-request.ts': 'both',
  'booking-requests/remind-of-requests.ts': 'requests',
  'booking-requests/save-note.ts': 'both',
  'booking-requests/tell-pending-guests.ts': 'requests',
  'calendar-feeds/import-days.ts': 'both',
  'calendar/get-availability.ts': 'both',
  'guest-stays/answer-offer.ts': 'both',
  'guest-stays/get-guest-page.ts': 'both',
  'guest-stays/get-stay-calendar.ts': 'both',
  'guest-stays/hold-guest-stay.ts': 'both',
  'guest-stays/tokens.ts': 'both',
  'landlord-facts/count-facts.ts': 'requests',
  'landlord-facts/tell-facts.ts': 'requests',
  'listings/remove-listings.ts': 'both',
  'lock-order.ts': 'both',
  'manual-bookings/find-own-booking.ts': 'requests',
  'manual-bookings/save-manual-booking.ts': 'requests',
  'messages/count-unread-messages.ts': 'both',
  'messages/find-thread-owner.ts': 'requests',
  'messages/say-in-thread.ts': 'both',
  'messages/send-message.ts': 'both',
  'messages/tell-messages.ts': 'both',
  'personal-data/guest-sources.ts': 'both',
  'planning/get-planning.ts': 'requests',
  'profile/export-user.ts': 'both',
  'requests/lock-own-requests.ts': 'requests',
  'requests/mark-requests.ts': 'both',
  'requests/tell-of-guest.ts': 'requests',
  'reviews/anonymise-reviewers.ts': 'both',
  'reviews/ask-for-reviews.ts': 'requests',
  'reviews/guest-reviews.ts': 'both',
  'reviews/write-review.ts': 'requests',
  'statistics/compare-home.ts': 'both',
  'statistics/get-statistics.ts': 'requests',
  'statistics/monthly-figures.ts': 'requests',
};
