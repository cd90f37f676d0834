import 'server-only';

import { addDays } from '@/lib/dates/day';
import { figureNames } from '@/lib/figures/figure-names';
import type { Figures, FiguresQuery, PeriodFigures } from '@/lib/figures/contract';
import { periodsOf } from '@/lib/figures/periods';
import { CSV_START, csvCell, csvEuro, csvLine } from '@/lib/format/csv';
import { operatorFiguresTexts } from '@/lib/texts/operator-figures';
import { countFigures, tellMissing } from '@/server/features/figures/get-figures';
import type { MissingRow } from '@/server/features/figures/get-figures';
import { sql } from '@/server/db';
import { fileReply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';

const { file: texts, names, missing } = operatorFiguresTexts;

const asFile = (text: string, name: string): Reply =>
  fileReply(text, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${name}"`,
  });

const cellOf = (figures: Figures, name: keyof Figures): string | number =>
  name === 'income_cents' ? csvEuro(figures.income_cents) : (figures[name] ?? '');

const lineOf = (period: PeriodFigures): string =>
  csvLine([period.start, addDays(period.end, -1), ...figureNames.map((name) => cellOf(period, name))]);

/** GET /api/admin/figures.csv: the same periods for a spreadsheet; at most `MAX_PERIODS` lines. */
export async function downloadFigures({ query }: { query: FiguresQuery }): Promise<Reply> {
  const units: Partial<Record<keyof Figures, string>> = texts.units;
  const head = csvLine([...texts.first, ...figureNames.map((name) => units[name] ?? names[name])]);
  const lines = (await countFigures(query)).map(lineOf);
  return asFile(CSV_START + head + lines.join(''), texts.name(query.from, query.to));
}

/** The most rows in a file: as many as a spreadsheet can still sort. */
const MOST_ROWS = 50_000;

const rowsQuery = `
  SELECT day::text, town_id AS town, party, days_ahead AS ahead, searches, without_result AS "withoutResult"
  FROM search_days WHERE day >= $1::date AND day < $2::date AND without_result > 0
  ORDER BY day DESC, without_result DESC, town_id, party, days_ahead LIMIT $3`;

/** GET /api/admin/figures/missing.csv: the searches without result by day, the newest first. */
export async function downloadMissing({ query }: { query: FiguresQuery }): Promise<Reply> {
  const periods = periodsOf(query.from, query.to, query.by);
  const span = [periods[0]?.start, periods.at(-1)?.end];
  const rows = await sql<MissingRow & { day: string }>('missing-by-day', rowsQuery, [...span, MOST_ROWS]);
  const lines = rows.map((row) => {
    const { town, party, days_ahead: ahead, searches, without_result: without } = tellMissing(row);
    return csvLine([
      row.day,
      csvCell(town?.name ?? missing.anyTown),
      party ?? '',
      ahead ?? '',
      searches,
      without,
    ]);
  });
  return asFile(CSV_START + csvLine(texts.missing) + lines.join(''), texts.missingName(query.from, query.to));
}
