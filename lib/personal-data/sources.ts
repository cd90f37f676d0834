/** Where data about a guest may be stored; `server/features/personal-data/table-rules.ts` knows how to find it. */
export const guestSourceNames = [
  'reviews',
  'booking_requests',
  'contact_requests',
  'invitations',
  'search_alerts',
  'inbox',
  'notices',
  'letter_appeals',
  'mails',
] as const;
export type GuestSourceName = (typeof guestSourceNames)[number];
