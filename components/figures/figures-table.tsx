import { figureKinds } from '@/components/figures/figure-kinds';
import { periodName } from '@/components/figures/period-name';
import { CardTable, CardTableCell, CardTableHead, CardTableRow } from '@/components/ui/card-table';
import { Words } from '@/components/ui/words';
import type { PeriodFigures } from '@/lib/figures/contract';
import type { Step } from '@/lib/figures/periods';
import { operatorFiguresTexts as texts } from '@/lib/texts/operator-figures';

interface FiguresTableProps {
  periods: readonly PeriodFigures[];
  by: Step;
}

/** The charts as a table: each period, with that of a year before below it. The newest first. */
export function FiguresTable({ periods, by }: FiguresTableProps) {
  return (
    <CardTable
      caption={texts.table}
      head={
        <>
          <CardTableHead>{texts.period}</CardTableHead>
          {figureKinds.map(({ key, title }) => (
            <CardTableHead key={key} align="end">
              {title}
            </CardTableHead>
          ))}
        </>
      }
    >
      {periods.toReversed().map((period) => (
        <CardTableRow key={period.start}>
          <CardTableCell className="font-semibold">{periodName(period, by)}</CardTableCell>
          {figureKinds.map((kind) => (
            <CardTableCell key={kind.key} label={kind.title} align="end" className="figures @3xl:py-2">
              <Words>{kind.written(period)}</Words>
              <span className="block text-ci-gray-600">{texts.before(kind.written(period.before))}</span>
            </CardTableCell>
          ))}
        </CardTableRow>
      ))}
    </CardTable>
  );
}
