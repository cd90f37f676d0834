'use client';

import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { OneOfList } from '@/components/layout/paged-list';
import { Card } from '@/components/ui/card';
import { formatNumber } from '@/lib/format/number';
import { formatWholeEuro } from '@/lib/money/euro';
import type { Comparison } from '@/lib/statistics/contract';
import { comparisonQuery } from '@/lib/statistics/queries';
import { comparisonTexts as texts, seriesTexts } from '@/lib/texts/statistics';

const compared: readonly {
  key: 'occupancy' | 'price' | 'rating';
  title: string;
  written: (own: number) => string;
}[] = [
  { key: 'occupancy', title: texts.occupancy, written: seriesTexts.percent },
  { key: 'price', title: texts.price, written: formatWholeEuro },
  { key: 'rating', title: texts.rating, written: formatRating },
];

/** '4,6' */
function formatRating(rating: number): string {
  const tenths = Math.round(rating * 10);
  return `${formatNumber(Math.floor(tenths / 10))},${tenths % 10}`;
}

/** Compares a listing with similar ones of other landlords, in words. */
export function ComparisonSection({ userId, listingId }: { userId: number; listingId: number }) {
  const id = useId();
  const comparison = useQuery(comparisonQuery(userId, listingId));
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-xl">
        {texts.title}
      </h2>
      <OneOfList query={comparison} failed={texts.failed}>
        {(found) => <Compared comparison={found} />}
      </OneOfList>
    </section>
  );
}

function Compared({ comparison }: { comparison: Comparison }) {
  const { compared_with: listings } = comparison;
  if (listings === null) return <p className="max-w-prose text-ci-gray-700">{texts.tooFew}</p>;
  return (
    <>
      <dl className="grid gap-4 md:grid-cols-3">
        {compared.map(({ key, title, written }) => {
          const figure = comparison[key];
          return (
            <Card key={key} tone="plain">
              <dt className="text-ci-gray-700">{title}</dt>
              <dd className="figures">
                {figure && (
                  <span className="block text-2xl font-semibold text-ci-gray-900">{written(figure.own)}</span>
                )}
                <span className="text-ci-gray-700">
                  {figure ? texts.difference(figure.difference_percent) : texts.unknown}
                </span>
              </dd>
            </Card>
          );
        })}
      </dl>
      <p className="mt-3 max-w-prose text-ci-gray-600">{texts.of(listings)}</p>
    </>
  );
}
