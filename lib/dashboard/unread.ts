/** The lists with an unread count in the menu, and the query for each. */
import { bookingRequestCountQuery } from '@/lib/booking-requests/queries';
import { contactRequestCountQuery } from '@/lib/contact-requests/queries';
import { inboxCountQuery } from '@/lib/inbox/count-query';
import { reviewCountQuery } from '@/lib/moderation/queries';
import { ownReviewCountQuery, reportedReviewCountQuery } from '@/lib/reviews/queries';

export const unreadCountQueries = {
  'contact-requests': contactRequestCountQuery,
  'booking-requests': (userId: number) => bookingRequestCountQuery('booking-requests', userId),
  reviews: ownReviewCountQuery,
  'listing-reviews': reviewCountQuery,
  'reported-reviews': reportedReviewCountQuery,
  inbox: inboxCountQuery,
  bookings: (userId: number) => bookingRequestCountQuery('bookings', userId),
} as const;

export type UnreadList = keyof typeof unreadCountQueries;
