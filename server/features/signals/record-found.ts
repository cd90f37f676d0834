import 'server-only';

import type { SignalKind } from '@/lib/signals/kinds';
import { pool } from '@/server/db';
import type { Found } from '@/server/features/signals/found';

const keyOf = (row: string) =>
  `ARRAY[${['user_id', 'other_user_id', 'listing_id', 'other_listing_id', 'event_id']
    .map((column) => `coalesce(${row}.${column}, 0)`)
    .join(', ')}]`;

/**
 * Stores the signals of one kind: new ones, and changes to known ones, whether dismissed or not. Those that no longer
 * hold are marked as gone at `now`, and count as newly found if they come back.
 */
export async function recordFound(kind: SignalKind, { text, values }: Found, now: Date): Promise<void> {
  await pool().query(
    `WITH found AS MATERIALIZED (${text}), written AS (
      INSERT INTO signals AS s (found_at, kind, user_id, other_user_id, listing_id, other_listing_id, event_id, facts)
      SELECT $1::timestamptz, $2, user_id, other_user_id, listing_id, other_listing_id, event_id, facts
      FROM found ORDER BY user_id, other_user_id, listing_id
      ON CONFLICT (kind, user_id, other_user_id, listing_id, other_listing_id, event_id) DO UPDATE
      SET facts = excluded.facts, gone_at = NULL,
        found_at = CASE WHEN s.gone_at IS NULL THEN s.found_at ELSE excluded.found_at END
      WHERE s.facts <> excluded.facts OR s.gone_at IS NOT NULL
    )
    UPDATE signals s SET gone_at = $1::timestamptz
    WHERE kind = $2 AND gone_at IS NULL
      AND NOT EXISTS (SELECT FROM found f WHERE ${keyOf('f')} = ${keyOf('s')})`,
    [now, kind, ...values],
  );
}
