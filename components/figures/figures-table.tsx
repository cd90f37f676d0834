import { figureKinds } from '@/components/figures/figure-kinds';
import type { FigureKind } from '@/components/figures/figure-kinds';
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

/** How many figures are in the first of the two tables: a single table would not fit a screen. */
const lastOfOffer = figureKinds.findIndex(({ key }) => key === 'searches_without_result') + 1;

/** The charts as tables: each period, newest first, with that of a year before below it. */
export function FiguresTable(props: FiguresTableProps) {
  return (
    <div className="space-y-10">
      <PartTable {...props} caption={texts.tables.offer} kinds={figureKinds.slice(0, lastOfOffer)} />
      <PartTable {...props} caption={texts.tables.deals} kinds={figureKinds.slice(lastOfOffer)} />
    </div>
  );
}

interface PartTableProps extends FiguresTableProps {
  caption: string;
  kinds: readonly FigureKind[];
}

function PartTable({ periods, by, caption, kinds }: PartTableProps) {
  return (
    <CardTable
      caption={caption}
      head={
        <>
          <CardTableHead>{texts.period}</CardTableHead>
          {kinds.map(({ key, title }) => (
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
          {kinds.map((kind) => (
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
