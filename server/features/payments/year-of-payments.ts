import 'server-only';

import { CSV_START, csvCell, csvEuro, csvLine } from '@/lib/format/csv';
import { incomeFileTexts as texts } from '@/lib/texts/payments';
import type { Actor } from '@/server/auth/actor';
import { sql } from '@/server/db';
import { mayBePaid } from '@/server/features/payments/policy';
import { authorize } from '@/server/http/errors';
import { fileReply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';

interface Row {
  name: string;
  month: string;
  rent: number;
  other: number;
  deposit: number;
}

const yearQuery = `
  SELECT coalesce(l.name_holiday_home, l.slug) AS name, to_char(p.paid_at, 'YYYY-MM') AS month,
    coalesce(sum(p.amount_cents) FILTER (WHERE p.kind = 'rent'), 0)::float8 AS rent,
    coalesce(sum(p.amount_cents) FILTER (WHERE p.kind = 'other'), 0)::float8 AS other,
    coalesce(sum(p.amount_cents) FILTER (WHERE p.kind = 'deposit'), 0)::float8 AS deposit
  FROM listings l JOIN booking_requests b ON b.listing_id = l.id JOIN booking_payments p ON p.booking_request_id = b.id
  WHERE l.user_id = $1 AND l.removed_at IS NULL AND p.paid_at >= make_date($2, 1, 1) AND p.paid_at < make_date($2 + 1, 1, 1)
  GROUP BY l.id, name, month ORDER BY name, l.id, month`;

/**
 * GET /api/user/income/{year}.csv: what was paid in a year, by home and month of payment.
 * @throws DomainError forbidden for anybody but landlords
 */
export async function downloadYear({
  actor,
  params: { file: year },
}: {
  actor: Actor;
  params: { file: number };
}): Promise<Reply> {
  authorize(mayBePaid(actor));
  const rows = await sql<Row>('payments-of-year', yearQuery, [actor.id, year]);
  const total = (kind: 'rent' | 'other' | 'deposit') =>
    csvEuro(rows.reduce((sum, row) => sum + row[kind], 0));
  const lines = rows.map(({ name, month, rent, other, deposit }) =>
    csvLine([csvCell(name), month, csvEuro(rent), csvEuro(other), csvEuro(deposit)]),
  );
  const content = [
    CSV_START + csvLine(texts.columns),
    ...lines,
    csvLine([texts.total, '', total('rent'), total('other'), total('deposit')]),
  ].join('');
  return fileReply(content, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${texts.file(year)}"`,
  });
}
