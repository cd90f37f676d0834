'use client';

import { useQuery } from '@tanstack/react-query';
import { OverviewSection } from '@/components/overview/overview-section';
import { Card } from '@/components/ui/card';
import { bookingRequestCountQuery } from '@/lib/booking-requests/queries';
import { formatNumber } from '@/lib/format/number';
import { overviewTexts as texts } from '@/lib/texts/overview';

/** What was asked for so far. */
export function OverviewNumbers({ userId }: { userId: number }) {
  const { data } = useQuery(bookingRequestCountQuery('booking-requests', userId));
  if (!data) return null;
  return (
    <OverviewSection title={texts.statistics}>
      <Card>
        <dl>
          <dt className="text-ci-gray-700">{texts.requestCount}</dt>
          <dd className="figures mt-1 text-3xl font-semibold text-ci-gray-900">{formatNumber(data.count)}</dd>
        </dl>
      </Card>
    </OverviewSection>
  );
}
