import 'server-only';

import { todayIn } from '@/lib/dates/day';
import { CSV_START, csvCell, csvEuro, csvLine } from '@/lib/format/csv';
import { incomeFileTexts as texts } from '@/lib/texts/payments';
import type { Actor } from '@/server/auth/actor';
import { prisma, sql } from '@/server/db';
import { mayBePaid } from '@/server/features/payments/policy';
import { totalsOf, writeYear } from '@/server/features/payments/write-year';
import type { MonthOfPayments } from '@/server/features/payments/write-year';
import { authorize } from '@/server/http/errors';
import { fileReply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';

const yearQuery = `
  SELECT coalesce(l.name_holiday_home, l.slug) AS name, to_char(p.paid_at, 'YYYY-MM') AS month,
    coalesce(sum(p.amount_cents) FILTER (WHERE p.kind = 'rent'), 0)::float8 AS rent,
    coalesce(sum(p.amount_cents) FILTER (WHERE p.kind = 'other'), 0)::float8 AS other,
    coalesce(sum(p.amount_cents) FILTER (WHERE p.kind = 'deposit'), 0)::float8 AS deposit
  FROM listings l JOIN booking_requests b ON b.listing_id = l.id JOIN booking_payments p ON p.booking_request_id = b.id
  WHERE l.user_id = $1 AND l.removed_at IS NULL AND p.paid_at >= make_date($2, 1, 1) AND p.paid_at < make_date($2 + 1, 1, 1)
  GROUP BY l.id, name, month ORDER BY name, l.id, month`;

function toCsv(months: readonly MonthOfPayments[]): string {
  const amounts = ({ rent, other, deposit }: Pick<MonthOfPayments, 'rent' | 'other' | 'deposit'>) =>
    [rent, other, deposit].map(csvEuro);
  return [
    CSV_START + csvLine(texts.columns),
    ...months.map((row) => csvLine([csvCell(row.name), row.month, ...amounts(row)])),
    csvLine([texts.total, '', ...amounts(totalsOf(months))]),
  ].join('');
}

async function toPdf(userId: number, year: number, months: readonly MonthOfPayments[]) {
  const { firstName, lastName } = await prisma().user.findUniqueOrThrow({
    where: { id: userId },
    select: { firstName: true, lastName: true },
  });
  return writeYear({ year, landlord: `${firstName} ${lastName}`.trim(), madeOn: todayIn(), months });
}

/**
 * GET /api/user/income/{year}.csv, {year}.pdf: what was paid in a year, by home and month of payment.
 * @throws DomainError forbidden for anybody but landlords
 */
export async function downloadYear({
  actor,
  params: {
    file: { year, isPdf },
  },
}: {
  actor: Actor;
  params: { file: { year: number; isPdf: boolean } };
}): Promise<Reply> {
  authorize(mayBePaid(actor));
  const months = await sql<MonthOfPayments>('payments-of-year', yearQuery, [actor.id, year]);
  const kind = isPdf ? 'pdf' : 'csv';
  const content = isPdf ? new Uint8Array(await toPdf(actor.id, year, months)) : toCsv(months);
  return fileReply(content, {
    'content-type': isPdf ? 'application/pdf' : 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${texts.file(year, kind)}"`,
  });
}
