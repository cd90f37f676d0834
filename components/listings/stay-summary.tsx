'use client';

import type { ReactNode } from 'react';
import { PriceDisclosure } from '@/components/stays/price-disclosure';
import { useStayQuote } from '@/components/stays/use-stay-quote';
import type { StayAnswer } from '@/components/stays/use-stay-quote';
import { cn } from '@/components/ui/cn';
import { carriedParty, carriedRange } from '@/lib/search/carried-range';
import { formatStay } from '@/lib/search/stay-text';
import { priceText } from '@/lib/stays/quote-text';
import type { PriceText } from '@/lib/stays/quote-text';

interface StaySummaryProps {
  slug: string;
  /** Both show the total instead of the price. panel: beside the page. bar: at the foot of a narrow screen. */
  look: 'panel' | 'bar';
  /** Of the page's address. */
  query: string;
  /** What stands there without days. */
  children: ReactNode;
}

/** The days in the address, and what they cost or why they cannot be had. */
export function StaySummary({ slug, look, query, children }: StaySummaryProps) {
  const stay = carriedRange(query);
  const { answer } = useStayQuote(slug, stay, carriedParty(query));
  if (!stay) return children;
  const isBar = look === 'bar';
  const price = answer && 'quote' in answer ? priceText(answer.quote) : null;
  const isTold = price !== null || (answer !== null && 'refusal' in answer);
  return (
    <>
      {!price && (!isBar || !isTold) && children}
      <div
        role="status"
        className={cn('figures', !isBar && !price && 'mt-4 border-t border-ci-gray-200 pt-4')}
      >
        {answer && <Outcome answer={answer} price={price} isBar={isBar} />}
        <p className={cn('text-ci-gray-700', isBar && 'text-sm leading-tight')}>{formatStay(stay)}</p>
      </div>
      {price && <PriceDisclosure price={price} look={isBar ? 'sheet' : 'inline'} withChoices />}
    </>
  );
}

interface OutcomeProps {
  answer: StayAnswer;
  price: PriceText | null;
  isBar: boolean;
}

function Outcome({ answer, price, isBar }: OutcomeProps) {
  if ('refusal' in answer)
    return <p className="leading-tight font-semibold text-ci-red-700">{answer.refusal}</p>;
  if (!price) return null;
  return (
    <>
      <p className="leading-tight text-ci-gray-800">
        <strong className={cn('text-ci-gray-900', isBar ? 'text-lg' : 'text-2xl')}>{price.total}</strong>{' '}
        {price.totalFor}
      </p>
      {!isBar && <p className="mt-1 text-sm text-ci-gray-600">{price.nightly}</p>}
    </>
  );
}
