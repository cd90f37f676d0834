import { Link } from '@/components/ui/link';
import { CardTable, CardTableCell, CardTableHead, CardTableRow } from '@/components/ui/card-table';
import { formatNumber } from '@/lib/format/number';
import { formatEuro } from '@/lib/money/euro';
import type { ListingFigures } from '@/lib/statistics/contract';
import { figuresHref } from '@/lib/statistics/screen';
import type { ShownFigures } from '@/lib/statistics/screen';
import { seriesTexts as texts } from '@/lib/texts/statistics';

interface ListingFiguresTableProps {
  shown: ShownFigures;
  thisYear: number;
  listings: readonly ListingFigures[];
  /** The total number of listings. */
  total: number;
}

const columns: readonly { title: string; written: (row: ListingFigures) => string }[] = [
  { title: texts.income, written: (row) => formatEuro(row.income_cents) },
  { title: texts.nights, written: (row) => formatNumber(row.nights) },
  { title: texts.occupancy, written: (row) => texts.percent(row.occupancy) },
  { title: texts.views, written: (row) => formatNumber(row.views) },
  { title: texts.requests, written: (row) => formatNumber(row.requests) },
];

/** The year's figures of each listing, sorted by income; a listing's name links to its own figures. */
export function ListingFiguresTable({ shown, thisYear, listings, total }: ListingFiguresTableProps) {
  return (
    <>
      <CardTable
        caption={texts.byListing(shown.year)}
        head={
          <>
            <CardTableHead>{texts.listing}</CardTableHead>
            {columns.map(({ title }) => (
              <CardTableHead key={title} align="end">
                {title}
              </CardTableHead>
            ))}
          </>
        }
      >
        {listings.map((row) => (
          <CardTableRow key={row.listing.id}>
            <CardTableCell>
              <Link
                href={figuresHref({ ...shown, listingId: row.listing.id }, thisYear)}
                className="link wrap-anywhere"
              >
                {row.listing.name}
              </Link>
            </CardTableCell>
            {columns.map(({ title, written }) => (
              <CardTableCell key={title} label={title} align="end" className="figures @3xl:py-2">
                {written(row)}
              </CardTableCell>
            ))}
          </CardTableRow>
        ))}
      </CardTable>
      {total > listings.length && (
        <p className="mt-3 text-ci-gray-600">{texts.moreListings(listings.length)}</p>
      )}
    </>
  );
}
