import 'server-only';

/**
 * A query for all signals of one kind that hold now: rows of `user_id`, `other_user_id`, `listing_id`,
 * `other_listing_id`, `event_id` and `facts` (lib/signals/facts.ts). `$1` is the moment; values start at `$3`.
 */
export interface Found {
  text: string;
  values: readonly unknown[];
}
