'use client';

import { ChartColumn, Download, Table2 } from 'lucide-react';
import { Link } from '@/components/ui/link';
import { useRouter } from 'next/navigation';
import { Button } from '@/components/ui/button';
import { buttonClass } from '@/components/ui/button-styles';
import { LinkButton } from '@/components/ui/link-button';
import { Words } from '@/components/ui/words';
import type { ListingFigures } from '@/lib/statistics/contract';
import { seriesFileUrl } from '@/lib/statistics/queries';
import { figuresHref, yearsShown } from '@/lib/statistics/screen';
import type { ShownFigures } from '@/lib/statistics/screen';
import { seriesTexts as texts } from '@/lib/texts/statistics';

interface FiguresBarProps {
  shown: ShownFigures;
  thisYear: number;
  listings: readonly ListingFigures[];
  asTable: boolean;
  onAsTable: (asTable: boolean) => void;
}

/** Chooses the year, the listing, and charts or table: in one row if there is room. */
export function FiguresBar({ shown, thisYear, listings, asTable, onAsTable }: FiguresBarProps) {
  const Icon = asTable ? ChartColumn : Table2;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-3">
      <nav aria-label={texts.years}>
        <ul className="flex flex-wrap gap-1">
          {yearsShown(thisYear).map((year) => (
            <li key={year}>
              <Link
                href={figuresHref({ ...shown, year }, thisYear)}
                aria-current={year === shown.year ? 'page' : undefined}
                scroll={false}
                className={buttonClass({
                  variant: year === shown.year ? 'primary' : 'quiet',
                  size: 'sm',
                  className: 'figures px-3',
                })}
              >
                {year}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {listings.length > 1 && <ListingChoice shown={shown} thisYear={thisYear} listings={listings} />}
      <div className="flex flex-wrap gap-2 sm:ml-auto">
        <Button variant="secondary" size="sm" onClick={() => onAsTable(!asTable)}>
          <Icon aria-hidden className="size-4" />
          <Words>{asTable ? texts.asCharts : texts.asTable}</Words>
        </Button>
        <LinkButton
          href={seriesFileUrl(shown.year, shown.listingId)}
          download
          variant="secondary"
          size="sm"
          aria-label={texts.csvOf(shown.year)}
        >
          <Download aria-hidden className="size-4" />
          <span>{texts.csv}</span>
        </LinkButton>
      </div>
    </div>
  );
}

function ListingChoice({
  shown,
  thisYear,
  listings,
}: Pick<FiguresBarProps, 'shown' | 'thisYear' | 'listings'>) {
  const router = useRouter();
  const byName = listings
    .map(({ listing }) => listing)
    .toSorted((a, b) => a.name.localeCompare(b.name, 'nl') || a.id - b.id);
  return (
    <select
      aria-label={texts.listing}
      value={shown.listingId ?? ''}
      onChange={({ target }) => {
        const listingId = target.value === '' ? null : Number(target.value);
        router.replace(figuresHref({ ...shown, listingId }, thisYear), { scroll: false });
      }}
      className="control control-select min-h-10 w-full min-w-0 py-1.5 sm:w-52"
    >
      <option value="">{texts.allListings}</option>
      {byName.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
}
