'use client';

import type { StaySummaryLayout } from '@/components/listings/carried-days';
import { PriceDisclosure } from '@/components/stays/price-disclosure';
import { DepositLine, PriceLines } from '@/components/stays/price-lines';
import { useStayQuote } from '@/components/stays/use-stay-quote';
import type { StayAnswer } from '@/components/stays/use-stay-quote';
import { cn } from '@/components/ui/cn';
import type { Elements } from '@/components/ui/elements';
import { Words } from '@/components/ui/words';
import { carriedParty, carriedRange } from '@/lib/search/carried-range';
import { alertFormPath } from '@/lib/search-alerts/form-address';
import { formatDays } from '@/lib/format/date';
import { priceText } from '@/lib/stays/quote-text';
import type { PriceText } from '@/lib/stays/quote-text';
import { listingPageTexts as texts } from '@/lib/texts/listing-page';

interface StaySummaryProps {
  slug: string;
  layout: StaySummaryLayout;
  /** The query string of the page's URL. */
  query: string;
  /** The number of guests when the URL has none. */
  guests: number;
  /** Shown when the URL contains no stay. */
  children: Elements;
}

/** The stay in the URL, with its price or the reason why it cannot be requested. */
export function StaySummary({ slug, layout, query, guests, children }: StaySummaryProps) {
  const stay = carriedRange(query);
  const party = carriedParty(query, guests);
  const { answer, isPending } = useStayQuote(slug, stay, party);
  if (!stay) return children;
  const days = formatDays(stay.start, stay.end);
  if (layout === 'days') return <Words>{days}</Words>;
  const price = answer && 'quote' in answer ? priceText(answer.quote) : null;
  const refreshing = isPending && answer ? 'refreshing' : undefined;
  if (layout === 'lines') return price && <Lines price={price} className={refreshing} />;
  const isBar = layout === 'bar';
  const isTold = price !== null || (answer !== null && 'refusal' in answer);
  return (
    <>
      {!price && (!isBar || !isTold) && children}
      <div role="status" aria-busy={isPending} className={cn('figures', refreshing)}>
        {answer && (
          <Outcome
            answer={answer}
            price={price}
            guests={isBar ? texts.persons(party.adults + party.children) : null}
            alertPath={alertFormPath({ query, listing: slug })}
          />
        )}
        {isBar && <p className="text-sm leading-tight text-ci-gray-700">{days}</p>}
      </div>
      {isBar && price && (
        <PriceDisclosure price={price} layout="sheet" withChoices>
          <p className="mt-3 font-semibold text-ci-gray-900">{texts.payNothing}</p>
        </PriceDisclosure>
      )}
    </>
  );
}

function Lines({ price, className }: { price: PriceText; className?: string }) {
  return (
    <div className={cn('mt-5 border-t border-ci-gray-200 pt-4', className)}>
      <PriceLines price={price} withChoices />
      <DepositLine price={price} />
    </div>
  );
}

interface OutcomeProps {
  answer: StayAnswer;
  price: PriceText | null;
  /** The number of guests, for layouts with little room; null when it is shown elsewhere. */
  guests: string | null;
  /** The path of the form to be notified when the days become free. */
  alertPath: string;
}

function Outcome({ answer, price, guests, alertPath }: OutcomeProps) {
  const isBar = guests !== null;
  if ('refusal' in answer)
    return (
      <>
        <p className={cn('leading-tight font-semibold text-ci-red-700', !isBar && 'mt-2')}>
          {answer.refusal}
        </p>
        {!isBar && answer.isTaken && (
          <a href={alertPath} rel="nofollow" className="link mt-1 inline-flex min-h-11 items-center">
            {texts.tellMe}
          </a>
        )}
      </>
    );
  if (!price) return null;
  return (
    <>
      <p className="leading-tight text-ci-gray-800">
        <strong className={cn('text-ci-gray-900', isBar ? 'text-lg' : 'text-2xl')}>{price.total}</strong>{' '}
        <span className={isBar ? 'sr-only' : undefined}>{price.totalFor}</span>{' '}
        {isBar && <span className="text-sm whitespace-nowrap text-ci-gray-700">{guests}</span>}
      </p>
      {!isBar && <p className="mt-1 text-sm text-ci-gray-600">{price.nightly}</p>}
    </>
  );
}
