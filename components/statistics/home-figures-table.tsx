import { Link } from '@/components/ui/link';
import { CardTable, CardTableCell, CardTableHead, CardTableRow } from '@/components/ui/card-table';
import { formatNumber } from '@/lib/format/number';
import { formatEuro } from '@/lib/money/euro';
import type { HomeFigures } from '@/lib/statistics/contract';
import { figuresHref } from '@/lib/statistics/screen';
import type { ShownFigures } from '@/lib/statistics/screen';
import { seriesTexts as texts } from '@/lib/texts/statistics';

interface HomeFiguresTableProps {
  shown: ShownFigures;
  thisYear: number;
  homes: readonly HomeFigures[];
  /** The total number of listings. */
  total: number;
}

const columns: readonly { title: string; written: (home: HomeFigures) => string }[] = [
  { title: texts.income, written: (home) => formatEuro(home.income_cents) },
  { title: texts.nights, written: (home) => formatNumber(home.nights) },
  { title: texts.occupancy, written: (home) => texts.percent(home.occupancy) },
  { title: texts.views, written: (home) => formatNumber(home.views) },
  { title: texts.requests, written: (home) => formatNumber(home.requests) },
];

/** The year's figures of each listing, sorted by income; a listing's name links to its own figures. */
export function HomeFiguresTable({ shown, thisYear, homes, total }: HomeFiguresTableProps) {
  return (
    <>
      <CardTable
        caption={texts.byHome(shown.year)}
        head={
          <>
            <CardTableHead>{texts.home}</CardTableHead>
            {columns.map(({ title }) => (
              <CardTableHead key={title} align="end">
                {title}
              </CardTableHead>
            ))}
          </>
        }
      >
        {homes.map((home) => (
          <CardTableRow key={home.listing.id}>
            <CardTableCell>
              <Link
                href={figuresHref({ ...shown, listingId: home.listing.id }, thisYear)}
                className="link wrap-anywhere"
              >
                {home.listing.name}
              </Link>
            </CardTableCell>
            {columns.map(({ title, written }) => (
              <CardTableCell key={title} label={title} align="end" className="figures @3xl:py-2">
                {written(home)}
              </CardTableCell>
            ))}
          </CardTableRow>
        ))}
      </CardTable>
      {total > homes.length && <p className="mt-3 text-ci-gray-600">{texts.moreHomes(homes.length)}</p>}
    </>
  );
}
