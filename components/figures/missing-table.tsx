import { CardTable, CardTableCell, CardTableHead, CardTableRow } from '@/components/ui/card-table';
import { EmptyState } from '@/components/ui/empty-state';
import type { Missing } from '@/lib/figures/contract';
import { formatNumber } from '@/lib/format/number';
import { operatorFiguresTexts } from '@/lib/texts/operator-figures';

const texts = operatorFiguresTexts.missing;

const keyOf = ({ town, party, days_ahead: ahead }: Missing) => [town?.id, party, ahead].join(' ');

/** What visitors searched most often without a result. */
export function MissingTable({ rows }: { rows: readonly Missing[] }) {
  if (rows.length === 0) return <EmptyState text={texts.none} />;
  return (
    <CardTable
      caption={texts.table}
      head={
        <>
          <CardTableHead>{texts.town}</CardTableHead>
          <CardTableHead>{texts.party}</CardTableHead>
          <CardTableHead>{texts.ahead}</CardTableHead>
          <CardTableHead align="end">{texts.without}</CardTableHead>
          <CardTableHead align="end">{texts.of}</CardTableHead>
        </>
      }
    >
      {rows.map((row) => (
        <CardTableRow key={keyOf(row)}>
          <CardTableCell className="font-semibold">{row.town?.name ?? texts.anyTown}</CardTableCell>
          <CardTableCell label={texts.party}>
            {row.party === null ? texts.notSaid : texts.persons(row.party)}
          </CardTableCell>
          <CardTableCell label={texts.ahead}>
            {row.days_ahead === null ? texts.noDays : texts.aheadOf(row.days_ahead)}
          </CardTableCell>
          <CardTableCell label={texts.without} align="end" className="figures">
            {formatNumber(row.without_result)}
          </CardTableCell>
          <CardTableCell label={texts.of} align="end" className="figures">
            {formatNumber(row.searches)}
          </CardTableCell>
        </CardTableRow>
      ))}
    </CardTable>
  );
}
