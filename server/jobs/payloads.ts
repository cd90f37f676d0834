import 'server-only';

/** Every job of the worker and what it is given: ids alone, no personal data. */
export interface JobPayloads {
  /** Sends one mail of the outbox. */
  'send-mail': { mailId: string };
  /** Removes what has expired: sessions, tokens, spent bot checks, limits, sent mails, salts of past days. */
  'clean-up': Record<string, never>;
  /** Takes the personal data out of booking requests whose stay is long over, and out of old contact requests. */
  'anonymise-guests': Record<string, never>;
  /** Asks for the calendars whose turn it is to be read. */
  'enqueue-feeds': Record<string, never>;
  /** Reads one linked calendar. */
  'refresh-feed': { feedId: number };
  /** Makes the AVIF files of a listing's photos that have none yet. */
  'make-avif': { listingId: number };
  /** Removes photos in the storage that no listing has. */
  'remove-orphan-photos': Record<string, never>;
}
