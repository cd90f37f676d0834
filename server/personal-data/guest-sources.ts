import 'server-only';

import type { GuestSourceName } from '@/lib/personal-data/sources';
import { guestBookings } from '@/server/booking-requests/guest-bookings';
import { guestQuestions } from '@/server/contact-requests/guest-questions';
import { guestInvitations } from '@/server/invitations/guest-invitations';
import { guestReviews } from '@/server/reviews/guest-reviews';
import { guestAlerts } from '@/server/search-alerts/guest-alerts';
import type { GuestSource } from '@/server/personal-data/guest-source';

/**
 * Every table that may know a guest without an account, but for the outbox, which goes last: letters are known by what
 * the others held. A table joins by its line here (tests/schema/personal-columns.ts asks for it).
 */
export const guestSources: readonly (readonly [Exclude<GuestSourceName, 'mails'>, GuestSource])[] = [
  // Before the requests, which tell whose they are.
  ['reviews', guestReviews],
  ['booking_requests', guestBookings],
  ['contact_requests', guestQuestions],
  ['invitations', guestInvitations],
  ['search_alerts', guestAlerts],
];
