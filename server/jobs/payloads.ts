import 'server-only';

/** Every job of the worker and its payload: ids alone, no personal data. */
export interface JobPayloads {
  /** Sends one mail of the outbox. */
  'send-mail': { mailId: string };
  /** Removes what has expired: sessions, tokens, spent bot checks, limits, sent mails, salts of past days; sums looks. */
  'clean-up': Record<string, never>;
  /** Removes the personal data from booking requests long after the stay, and from old contact requests. */
  'anonymise-guests': Record<string, never>;
  /** Queues the calendars that are due. */
  'enqueue-feeds': Record<string, never>;
  /** Reads one linked calendar. */
  'refresh-feed': { feedId: number };
  /** Makes the AVIF files of a listing's photos that have none yet. */
  'make-avif': { listingId: number };
  /** Removes photos in the storage that no listing has. */
  'remove-orphan-photos': Record<string, never>;
  /** Looks through the whole storage for photos that the database does not know. */
  'survey-photos': Record<string, never>;
  /** Removes metadata from the originals of an earlier version, those with a key after this one. */
  'strip-originals': { after: string };
}
