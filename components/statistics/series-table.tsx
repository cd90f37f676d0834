import { seriesKinds } from '@/components/statistics/series-kinds';
import type { YearOfFigures } from '@/components/statistics/series-kinds';
import { CardTable, CardTableCell, CardTableHead, CardTableRow } from '@/components/ui/card-table';
import { Words } from '@/components/ui/words';
import { capitalised } from '@/lib/format/words';
import { monthTexts } from '@/lib/texts/format';
import { seriesTexts as texts } from '@/lib/texts/statistics';

/** The charts as a table: each month of the year, with that of the year before below it. */
export function SeriesTable({ figures: { year, months, before } }: { figures: YearOfFigures }) {
  return (
    <CardTable
      caption={texts.tableOf(year)}
      head={
        <>
          <CardTableHead>{texts.month}</CardTableHead>
          {seriesKinds.map(({ key, title }) => (
            <CardTableHead key={key} align="end">
              {title}
            </CardTableHead>
          ))}
        </>
      }
    >
      {months.map((month, place) => {
        const last = before[place];
        return (
          <CardTableRow key={month.month}>
            <CardTableCell className="font-semibold">
              {capitalised(monthTexts.long[place] ?? '')}
            </CardTableCell>
            {seriesKinds.map((kind) => (
              <CardTableCell key={kind.key} label={kind.title} align="end" className="figures @3xl:py-2">
                <Words>{kind.written(month)}</Words>
                {last && (
                  <span className="block text-ci-gray-600">{texts.inYear(year - 1, kind.written(last))}</span>
                )}
              </CardTableCell>
            ))}
          </CardTableRow>
        );
      })}
    </CardTable>
  );
}
