import 'server-only';

import type { IncomeMonthDto } from '@/lib/billing/contract';
import { PRODUCT_ZONE } from '@/lib/dates/zone';
import { todayIn } from '@/lib/dates/day';
import { CSV_START, csvEuro, csvLine } from '@/lib/format/csv';
import { incomeTexts as texts } from '@/lib/texts/billing';
import { prisma } from '@/server/db';
import { fileReply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';

interface Input {
  query: { year?: number };
}

/** GET /api/billing/income, for admins: invoices and credit notes of a year by month, in cents. */
export async function getIncome({ query }: Input): Promise<{ data: IncomeMonthDto[] }> {
  const year = query.year ?? Number(todayIn().slice(0, 4));
  const data = await prisma().$queryRaw<IncomeMonthDto[]>`
    WITH months AS (SELECT make_date(${year}::int, m, 1) AS first FROM generate_series(1, 12) AS m),
    bounds AS (
      SELECT to_char(first, 'YYYY-MM') AS month,
        first::timestamp AT TIME ZONE ${PRODUCT_ZONE} AS low,
        (first + interval '1 month')::timestamp AT TIME ZONE ${PRODUCT_ZONE} AS high
      FROM months
    )
    SELECT month, paid.orders, paid.subtotal, paid.vat, paid.total, back.refunded
    FROM bounds,
      LATERAL (
        SELECT count(*)::int AS orders, coalesce(sum(subtotal), 0)::float8 AS subtotal,
          coalesce(sum((document->'vat'->>'amount')::int), 0)::float8 AS vat, coalesce(sum(total), 0)::float8 AS total
        FROM orders WHERE created_at >= low AND created_at < high AND status <> 'open'
      ) AS paid,
      LATERAL (
        SELECT coalesce(sum(total), 0)::float8 AS refunded
        FROM credit_notes WHERE created_at >= low AND created_at < high
      ) AS back
    ORDER BY month`;
  return { data };
}

/** GET /api/billing/income.csv, for admins: the same as CSV, with semicolons and a byte-order mark. */
export async function downloadIncome(input: Input): Promise<Reply> {
  const { data } = await getIncome(input);
  const lines = data.map((row) =>
    csvLine([row.month, row.orders, ...[row.subtotal, row.vat, row.total, row.refunded].map(csvEuro)]),
  );
  const text = [CSV_START, csvLine(texts.columns), ...lines].join('');
  const year = data[0]?.month.slice(0, 4) ?? '';
  return fileReply(text, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${texts.fileName(year)}"`,
  });
}
