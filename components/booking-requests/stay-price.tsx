'use client';

import { useWatch } from 'react-hook-form';
import { PriceLines } from '@/components/stays/price-lines';
import { useStayQuote } from '@/components/stays/use-stay-quote';
import type { StayAnswer } from '@/components/stays/use-stay-quote';
import { cn } from '@/components/ui/cn';
import { Skeleton } from '@/components/ui/skeleton';
import { isDay } from '@/lib/dates/day';
import { withExtras } from '@/lib/stays/extras';
import { priceText } from '@/lib/stays/quote-text';
import type { PriceText } from '@/lib/stays/quote-text';
import { bookingRequestFormTexts as texts } from '@/lib/texts/booking-requests';
import { stayTotalTexts } from '@/lib/texts/stay-total';

/** What the form says of the stay so far; the server says it again of the extras when the request comes. */
export function useChosenPrice(slug: string) {
  const [start, end, adults, children, pets]: unknown[] = useWatch({
    name: ['start_date', 'end_date', 'number_of_adults', 'number_of_children', 'number_of_pets'],
  });
  const stay = isDay(start) && isDay(end) && start < end ? { start, end } : null;
  const party = { adults: Number(adults) || 1, children: Number(children) || 0, pets: Number(pets) || 0 };
  return useStayQuote(slug, stay, party);
}

interface StayPriceProps {
  answer: StayAnswer | null;
  isPending: boolean;
}

/** The total of the chosen stay with the extras of the guest, and what it is made of. */
export function StayPrice({ answer, isPending }: StayPriceProps) {
  const chosen: unknown = useWatch({ name: 'extras' });
  const extras = Array.isArray(chosen) ? chosen.map(String) : [];
  const price = answer && 'quote' in answer ? priceText(withExtras(answer.quote, extras)) : null;
  return (
    <div className={cn('max-w-form', isPending && answer && 'opacity-60')} aria-busy={isPending}>
      {price && <PriceLines price={price} className="mb-4" />}
      <div role="status" className="min-h-8">
        {isPending && <span className="sr-only">{texts.priceBusy}</span>}
        {isPending && !answer && <Skeleton className="h-8 w-56" />}
        {!isPending && !answer && <p className="text-ci-gray-600">{texts.priceFirst}</p>}
        {answer && !price && (
          <p className="font-semibold text-ci-red-700">
            {'refusal' in answer ? answer.refusal : 'failure' in answer && answer.failure}
          </p>
        )}
        {price && <Total price={price} />}
      </div>
    </div>
  );
}

function Total({ price }: { price: PriceText }) {
  const hasOnSite = price.lines.some(({ isOnSite }) => isOnSite);
  return (
    <>
      <p className="figures text-lg text-ci-gray-800">
        <strong className="text-2xl text-ci-gray-900">{price.total}</strong> {price.totalFor}
      </p>
      <p className="figures text-ci-gray-600">
        {price.nightly}
        {hasOnSite && `. ${stayTotalTexts.partOnSite}`}
      </p>
    </>
  );
}
