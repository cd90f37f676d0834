import 'server-only';

import type { Erasure } from '@/server/jobs/erasure';

/** Every job of the worker and its payload: only ids, no personal data. */
export interface JobPayloads {
  /** Sends one mail of the outbox. */
  'send-mail': { mailId: string };
  /** Mails one side of a request the other side's unmailed messages. */
  'tell-messages': {
    kind: 'booking-requests' | 'contact-requests';
    id: number;
    sender: 'guest' | 'landlord';
  };
  /** Sends the automatic messages that are due. */
  'send-due-messages': Record<string, never>;
  /** Notifies one device of one event; `id` is of the stay or, for questions, of the contact request. */
  'send-push': {
    subscriptionId: number;
    about:
      | 'request-new'
      | 'question-new'
      | 'guest-wrote'
      | 'guest-asked'
      | 'landlord-wrote'
      | 'paid'
      | 'arrival';
    id: number;
    /** When it happened. */
    at: string;
  };
  /** Notifies landlords, their helpers and guests of today's arrivals. */
  'tell-arrivals': Record<string, never>;
  /** Mails guests whose requests ended with their listing, or with its landlord's account. */
  'tell-closed-requests': { ids: number[] };
  /** Mails guests whose questions nobody can answer any more. */
  'tell-closed-questions': { ids: number[] };
  /** Reminds landlords of unanswered requests, and mails guests who have waited longer. */
  'remind-of-requests': Record<string, never>;
  /** Mails guests how to get in, once that is due. */
  'tell-way-in': Record<string, never>;
  /** Mails guests a receipt for each of these payments. */
  'tell-payments': { ids: number[] };
  /** Reminds guests of payments, and tells landlords of those that are late. */
  'remind-of-payments': Record<string, never>;
  /** Processes bounced mails. */
  'read-bounces': Record<string, never>;
  /**
   * Deletes what has expired: sessions, tokens, spent bot checks, limits, sent mails, alerts, salts of past days;
   * aggregates views.
   */
  'clean-up': Record<string, never>;
  /** Matches the search alerts against what opened, and mails those that are due. */
  'ask-search-alerts': Record<string, never>;
  /** Asks the guests of past stays for a review, once each. */
  'ask-for-reviews': Record<string, never>;
  /** Records an erasure in the journal beside the photos. */
  'note-erasure': Erasure;
  /** Removes the personal data from booking requests and reviews long after the stay, and from old contact requests. */
  'anonymise-guests': Record<string, never>;
  /** Records that a worker is alive. */
  beat: Record<string, never>;
  /** Does nothing any more. */
  'enqueue-feeds': Record<string, never>;
  /** Reads one linked calendar; nothing queues it any more. */
  'refresh-feed': { feedId: number };
  /** Makes the AVIF files of a listing's photos that have none yet. */
  'make-avif': { listingId: number };
  /** Deletes photos in the storage that no listing has. */
  'remove-orphan-photos': Record<string, never>;
  /** Empties listings that were set aside for removal, and removes them. */
  'remove-set-aside': Record<string, never>;
  /** Scans the whole storage for photos that the database does not know. */
  'survey-photos': Record<string, never>;
  /** Finds the subscription that a Stripe event is about. */
  'resolve-stripe-event': { eventId: string };
  /** Syncs a subscription with its state at Stripe. */
  'sync-subscription': { subscriptionId: string };
  /** Checks on the payment of a listing for which no event arrived. */
  'sync-checkout': { sessionId: string };
  /** Ends a subscription that has nothing left to pay for. */
  'end-subscription': { subscriptionId: string };
  /** Closes a payment page whose listing is gone. */
  'expire-checkout': { sessionId: string };
  /** Counts how landlords answer, and looks up their listings in the register. */
  'count-landlord-facts': Record<string, never>;
  /** Computes the hashes of photos that have none. */
  'hash-photos': Record<string, never>;
  /** Asks landlords for their tax details, and tells them each January what is reported of them. */
  'remind-of-tax': Record<string, never>;
  /** Finds what a moderator should look at. */
  'find-signals': Record<string, never>;
  /** Reads the areas for short stays; `holder`: continues the run that a button press began. */
  'refresh-short-stay-areas': { holder?: string };
  /** Reports stays to the authorities; `holder`: continues this period's run that a button press began. */
  'send-short-stay-reports': { holder?: string; period?: string };
  /** Compares licence numbers with the register: those of these listings, or all. */
  'assess-licences': { ids?: number[] };
  /** Draws, sends and reads the random checks; `holder`: continues the run that a button press began. */
  'run-short-stay-checks': { holder?: string };
  /** Takes listings offline that are no longer paid for, and tells owners a week before. */
  'check-subscriptions': Record<string, never>;
  /** Compares all subscriptions with Stripe. */
  'reconcile-subscriptions': Record<string, never>;
}
