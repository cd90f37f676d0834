import 'server-only';

import { addMonths, startOfMonth, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { Recipients } from '@/lib/recipients/contract';
import { sql } from '@/server/db';

/** The law asks for the average over six months (Regulation (EU) 2022/2065, article 24). */
const MONTHS = 6;

/**
 * $1: the first day; $2: the day after the last. The visitors of each day, added up by month. Days that ended before
 * visitors were counted have only their views, of which there are never fewer.
 */
const query = `
  WITH viewed AS (
    SELECT day, sum(views) AS views FROM listing_view_days
    WHERE day >= $1::date AND day < $2::date GROUP BY day
  )
  SELECT to_char(day, 'YYYY-MM') AS month, sum(coalesce(r.recipients, v.views))::int AS recipients
  FROM viewed v FULL JOIN (
    SELECT * FROM recipient_days WHERE day >= $1::date AND day < $2::date
  ) r USING (day)
  GROUP BY 1`;

/**
 * GET /api/admin/recipients: an upper bound for the people who use the site per month, without tracking anybody
 * (docs/rules/operator-figures.md#recipients).
 */
export async function getRecipients(_input: object = {}, today: Day = todayIn()): Promise<Recipients> {
  const end = startOfMonth(today);
  const start = addMonths(end, -MONTHS);
  const rows = await sql<{ month: string; recipients: number }>('recipients', query, [start, end]);
  const found = new Map(rows.map(({ month, recipients }) => [month, recipients]));
  const months = Array.from({ length: MONTHS }, (_, index) => {
    const month = addMonths(start, index).slice(0, 7);
    return { month, recipients: found.get(month) ?? 0 };
  });
  const all = months.reduce((sum, { recipients }) => sum + recipients, 0);
  return { average: Math.round(all / MONTHS), months };
}
