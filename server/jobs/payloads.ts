import 'server-only';

import type { Erasure } from '@/server/jobs/erasure';

/** Every job of the worker and its payload: ids alone, no personal data. */
export interface JobPayloads {
  /** Sends one mail of the outbox. */
  'send-mail': { mailId: string };
  /** Tells one side of a request what the other wrote and no letter told of yet. */
  'tell-messages': {
    kind: 'booking-requests' | 'contact-requests';
    id: number;
    sender: 'guest' | 'landlord';
  };
  /** Tells guests whose requests ended with their home, or with its landlord's account. */
  'tell-closed-requests': { ids: number[] };
  /** Tells guests whose questions nobody can answer any more. */
  'tell-closed-questions': { ids: number[] };
  /** Reminds landlords of requests without an answer, and tells guests who wait longer. */
  'remind-of-requests': Record<string, never>;
  /** Reads what mail servers could not deliver. */
  'read-bounces': Record<string, never>;
  /** Removes what has expired: sessions, tokens, spent bot checks, limits, sent mails, alerts, salts of past days; sums looks. */
  'clean-up': Record<string, never>;
  /** Asks the alerts about what opened, and writes the mails of those that are due. */
  'ask-search-alerts': Record<string, never>;
  /** Asks the guests of stays that are over for a review, once each. */
  'ask-for-reviews': Record<string, never>;
  /** Writes into the journal beside the photos what was erased. */
  'note-erasure': Erasure;
  /** Removes the personal data from booking requests and reviews long after the stay, and from old contact requests. */
  'anonymise-guests': Record<string, never>;
  /** Writes down that a worker lives. */
  beat: Record<string, never>;
  /** Queues the calendars that are due. */
  'enqueue-feeds': Record<string, never>;
  /** Reads one linked calendar. */
  'refresh-feed': { feedId: number };
  /** Makes the AVIF files of a listing's photos that have none yet. */
  'make-avif': { listingId: number };
  /** Removes photos in the storage that no listing has. */
  'remove-orphan-photos': Record<string, never>;
  /** Empties homes that were set aside to be removed, and removes them. */
  'remove-set-aside': Record<string, never>;
  /** Looks through the whole storage for photos that the database does not know. */
  'survey-photos': Record<string, never>;
  /** Finds out which subscription one of Stripe's messages is about. */
  'resolve-stripe-event': { eventId: string };
  /** Brings a subscription in line with what Stripe says of it. */
  'sync-subscription': { subscriptionId: string };
  /** Looks how the payment of a listing went, where no message told. */
  'sync-checkout': { sessionId: string };
  /** Ends a subscription that has nothing to pay for any more. */
  'end-subscription': { subscriptionId: string };
  /** Closes a payment page that nothing is to be paid on any more. */
  'expire-checkout': { sessionId: string };
  /** Counts what landlords did, and looks their homes up in the register. */
  'count-landlord-facts': Record<string, never>;
  /** Takes offline what nothing pays for any more, and tells owners a week before. */
  'check-subscriptions': Record<string, never>;
  /** Compares all subscriptions with Stripe's. */
  'reconcile-subscriptions': Record<string, never>;
}
