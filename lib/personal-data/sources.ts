/** Where something about a guest may stand; `server/personal-data/guest-sources.ts` knows how to find it there. */
export const guestSourceNames = ['booking_requests', 'contact_requests', 'invitations', 'mails'] as const;
export type GuestSourceName = (typeof guestSourceNames)[number];
