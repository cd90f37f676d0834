'use client';

import { useWatch } from 'react-hook-form';
import { useStayPrice } from '@/components/booking-requests/use-stay-price';
import { Skeleton } from '@/components/ui/skeleton';
import { isDay } from '@/lib/dates/day';
import { nights } from '@/lib/dates/range';
import { nightCountText } from '@/lib/format/count';
import { formatWholeEuro } from '@/lib/money/euro';
import { bookingRequestFormTexts as texts } from '@/lib/texts/booking-requests';

/** What the chosen stay costs, from the server; shown when above 0. */
export function StayPrice({ slug }: { slug: string }) {
  const [start, end]: unknown[] = useWatch({ name: ['start_date', 'end_date'] });
  const stay = isDay(start) && isDay(end) ? { start, end } : null;
  const { price, pending, error } = useStayPrice(slug, stay);
  return (
    <div role="status" className="min-h-8">
      {pending && (
        <>
          <span className="sr-only">{texts.priceBusy}</span>
          <Skeleton className="h-8 w-56" />
        </>
      )}
      {error !== null && <p className="font-semibold text-ci-red-700">{error}</p>}
      {stay !== null && price !== null && price > 0 && (
        <p className="figures text-lg text-ci-gray-800">
          {texts.price}:{' '}
          <strong className="text-ci-gray-900">
            {texts.priceOf(formatWholeEuro(price), nightCountText(nights(stay)))}
          </strong>
        </p>
      )}
    </div>
  );
}
