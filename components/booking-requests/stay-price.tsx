'use client';

import { useWatch } from 'react-hook-form';
import { useChosenStay } from '@/components/booking-requests/use-chosen-stay';
import { DepositLine, PriceLines } from '@/components/stays/price-lines';
import { useStayQuote } from '@/components/stays/use-stay-quote';
import type { ShownAnswer } from '@/lib/stays/stay-answer';
import { cn } from '@/components/ui/cn';
import { Skeleton } from '@/components/ui/skeleton';
import { Words } from '@/components/ui/words';
import { withExtras } from '@/lib/stays/extras';
import { findPartyFaults } from '@/lib/stays/party';
import type { Quote } from '@/lib/stays/quote';
import { priceText } from '@/lib/stays/quote-text';
import type { PriceText } from '@/lib/stays/quote-text';
import type { StayTerms } from '@/lib/stays/terms';
import { bookingRequestFormTexts as texts } from '@/lib/texts/booking-requests';
import { stayTotalTexts } from '@/lib/texts/stay-total';

/**
 * The price of the stay in the form so far; makes no call when the listing does not accept the party.
 * @param first the price of the stay the form starts with
 */
export function useChosenPrice(slug: string, terms: StayTerms, first: Quote | null) {
  const { stay, party } = useChosenStay();
  const [refusal] = Object.values(findPartyFaults(terms, party)).flat();
  const asked = useStayQuote(slug, refusal === undefined ? stay : null, party, first && { quote: first });
  return stay && refusal !== undefined ? { answer: { refusal }, isPending: false } : asked;
}

interface StayPriceProps {
  answer: ShownAnswer | null;
  isPending: boolean;
}

/** The total of the chosen stay including chosen extras, with its breakdown. */
export function StayPrice({ answer, isPending }: StayPriceProps) {
  const chosen: unknown = useWatch({ name: 'extras' });
  const extras = Array.isArray(chosen) ? chosen.map(String) : [];
  const price = answer && 'quote' in answer ? priceText(withExtras(answer.quote, extras)) : null;
  return (
    <div className={cn('max-w-form', isPending && answer && 'refreshing')} aria-busy={isPending}>
      {price && <PriceLines price={price} />}
      <div role="status" className={cn('min-h-8', price && 'mt-3 border-t border-ci-gray-200 pt-3')}>
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
      {price && <DepositLine price={price} />}
    </div>
  );
}

function Total({ price }: { price: PriceText }) {
  return (
    <>
      <p className="figures text-lg text-ci-gray-800">
        <strong className="text-2xl text-ci-gray-900">{price.total}</strong>
        <Words>{` ${price.totalFor}`}</Words>
      </p>
      {price.onSite !== null && (
        <p className="figures text-ci-gray-700">{stayTotalTexts.partOnSite(price.onSite)}</p>
      )}
      <p className="figures text-ci-gray-600">{price.nightly}</p>
    </>
  );
}
