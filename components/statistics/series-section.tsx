'use client';

import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { OneOfList } from '@/components/layout/paged-list';
import { ComparisonSection } from '@/components/statistics/comparison-section';
import { FiguresBar } from '@/components/statistics/figures-bar';
import { ListingFiguresTable } from '@/components/statistics/listing-figures-table';
import { SeriesCharts } from '@/components/statistics/series-charts';
import type { YearOfFigures } from '@/components/statistics/series-kinds';
import { SeriesTable } from '@/components/statistics/series-table';
import { cn } from '@/components/ui/cn';
import type { MonthFigures } from '@/lib/statistics/contract';
import { listingFiguresQuery, seriesQuery } from '@/lib/statistics/queries';
import type { ShownFigures } from '@/lib/statistics/screen';
import { seriesTexts as texts } from '@/lib/texts/statistics';

interface SeriesSectionProps {
  userId: number;
  shown: ShownFigures;
  thisYear: number;
}

const yearOf = (year: number, months: readonly MonthFigures[]): YearOfFigures => ({
  year,
  months: months.filter(({ month }) => month.startsWith(`${year}-`)),
  before: months.filter(({ month }) => month.startsWith(`${year - 1}-`)),
});

/** A year's figures by month, and either by listing or compared with other landlords' listings. */
export function SeriesSection({ userId, shown, thisYear }: SeriesSectionProps) {
  const [asTable, setAsTable] = useState(false);
  const series = useQuery(seriesQuery(userId, shown.year, shown.listingId));
  const listings = useQuery(listingFiguresQuery(userId, shown.year));
  const all = listings.data?.data ?? [];
  const alone = all.length === 1 ? all[0]?.listing.id : undefined;
  const compared = shown.listingId ?? alone;
  return (
    <div className="space-y-10">
      <div>
        <FiguresBar
          shown={shown}
          thisYear={thisYear}
          listings={all}
          asTable={asTable}
          onAsTable={setAsTable}
        />
        <OneOfList query={series} failed={texts.failed}>
          {(months) => {
            const figures = yearOf(shown.year, months);
            return (
              <div
                className={cn(series.isPlaceholderData && 'refreshing')}
                aria-busy={series.isPlaceholderData}
              >
                {asTable ? <SeriesTable figures={figures} /> : <SeriesCharts figures={figures} />}
              </div>
            );
          }}
        </OneOfList>
      </div>
      {compared !== undefined && <ComparisonSection userId={userId} listingId={compared} />}
      {shown.listingId === null && alone === undefined && (
        <ByListing userId={userId} shown={shown} thisYear={thisYear} />
      )}
    </div>
  );
}

function ByListing({ userId, shown, thisYear }: SeriesSectionProps) {
  const id = useId();
  const listings = useQuery(listingFiguresQuery(userId, shown.year));
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-xl">
        {texts.byListing(shown.year)}
      </h2>
      <OneOfList query={listings} failed={texts.listingsFailed}>
        {({ data, meta }) => (
          <ListingFiguresTable shown={shown} thisYear={thisYear} listings={data} total={meta.total} />
        )}
      </OneOfList>
    </section>
  );
}
