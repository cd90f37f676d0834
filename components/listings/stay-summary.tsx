'use client';

import type { ReactNode } from 'react';
import { useStayQuote } from '@/components/listings/use-stay-quote';
import type { StayQuote } from '@/components/listings/use-stay-quote';
import { cn } from '@/components/ui/cn';
import { nights } from '@/lib/dates/range';
import type { DayRange } from '@/lib/dates/range';
import { nightCountText } from '@/lib/format/count';
import { formatWholeEuro } from '@/lib/money/euro';
import { carriedRange } from '@/lib/search/carried-range';
import { formatStay } from '@/lib/search/stay-text';
import { stayTotalTexts as texts } from '@/lib/texts/stay-total';

interface StaySummaryProps {
  slug: string;
  /** panel: beside the page, under its price. bar: at the foot of a narrow screen, replacing the price. */
  look: 'panel' | 'bar';
  /** Of the page's address. */
  query: string;
  /** What stands there without days. */
  children: ReactNode;
}

/** The days in the address, and what they cost or why they cannot be had. */
export function StaySummary({ slug, look, query, children }: StaySummaryProps) {
  const stay = carriedRange(query);
  const quote = useStayQuote(slug, stay);
  if (!stay) return children;
  const isBar = look === 'bar';
  return (
    <>
      {(!isBar || quote === null) && children}
      <div role="status" className={cn('figures', !isBar && 'mt-4 border-t border-ci-gray-200 pt-4')}>
        {quote && <Outcome quote={quote} stay={stay} />}
        <p className={cn('text-ci-gray-700', isBar && 'text-sm leading-tight')}>{formatStay(stay)}</p>
      </div>
    </>
  );
}

function Outcome({ quote, stay }: { quote: StayQuote; stay: DayRange }) {
  if ('refusal' in quote)
    return <p className="leading-tight font-semibold text-ci-red-700">{quote.refusal}</p>;
  return (
    <p className="leading-tight text-ci-gray-800">
      <strong className="text-lg text-ci-gray-900">{formatWholeEuro(quote.price)}</strong>{' '}
      {texts.total(nightCountText(nights(stay)))}
    </p>
  );
}
