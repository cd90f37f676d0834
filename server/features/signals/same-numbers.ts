import 'server-only';

import type { Found } from '@/server/features/signals/found';

/** Each account with a number, beside the oldest account with it; `numbers` has rows of `user_id` and `number`. */
const besideOldest = (numbers: string) => `
  SELECT oldest AS user_id, user_id AS other_user_id, NULL::int AS listing_id, NULL::int AS other_listing_id,
    NULL::int AS event_id,
    (array_agg(jsonb_build_object('ending', right(number, 4), 'accounts', accounts) ORDER BY number))[1] AS facts
  FROM (
    SELECT user_id, number, min(user_id) OVER same AS oldest, count(*) OVER same AS accounts
    FROM (${numbers}) n WINDOW same AS (PARTITION BY number)
  ) shared
  WHERE user_id <> oldest GROUP BY oldest, user_id`;

/** User accounts with the same bank account. */
export const sameIbans: Found = {
  text: besideOldest(`
    SELECT a.user_id, a.iban AS number FROM payment_accounts a JOIN users u ON u.id = a.user_id
    WHERE u.deleted_at IS NULL`),
  values: [],
};

/** The fewest digits of a telephone number, without country code and leading zeros; shorter ones are ignored. */
const FEWEST_DIGITS = 8;

/** Landlords with the same telephone number, their own or a listing's. */
export const samePhones: Found = {
  text: besideOldest(`
    SELECT user_id, number FROM (
      SELECT id AS user_id, phone_key(phone_number) AS number FROM users WHERE user_role_id = 1 AND deleted_at IS NULL
      UNION
      SELECT l.user_id, phone_key(l.phone_number) FROM listings l JOIN users u ON u.id = l.user_id
      WHERE u.user_role_id = 1 AND l.removed_at IS NULL
    ) given WHERE length(number) >= ${FEWEST_DIGITS}`),
  values: [],
};
