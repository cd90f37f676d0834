'use client';

import { useLayoutEffect, useMemo, useState } from 'react';
import { carry } from '@/components/calendar/use-carried-query';
import { RangeCalendar } from '@/components/forms/range-calendar';
import { useStayCalendar } from '@/components/stays/use-stay-calendar';
import { useStayTerms } from '@/components/stays/use-stay-terms';
import { Button } from '@/components/ui/button';
import type { ChosenRange } from '@/components/ui/calendar-days';
import { cn } from '@/components/ui/cn';
import type { Day } from '@/lib/dates/day';
import { carriedRange } from '@/lib/search/carried-range';
import { formatChosenStay } from '@/lib/search/stay-text';
import type { StayTerms } from '@/lib/stays/terms';
import { formTexts } from '@/lib/texts/forms';
import { uiTexts } from '@/lib/texts/ui';

interface StayChooserProps {
  slug: string;
  label: string;
  /** Any day of the first month shown. */
  month: Day;
  onMonthChange: (month: Day) => void;
  /** The stay in the page's URL, as a query string. */
  query: string;
  monthsClassName: string;
  /** Called once the listing's stay terms are known and the calendar is about to be painted. */
  onShown: () => void;
}

/** The calendar of a listing's page in which a stay is chosen; the choice is kept in the URL. */
export function StayChooser({ slug, ...calendar }: StayChooserProps) {
  const { terms, isMissing } = useStayTerms(slug);
  if (terms) return <Chooser terms={terms} {...calendar} />;
  return isMissing && <p role="alert">{uiTexts.partFailed}</p>;
}

interface ChooserProps extends Omit<StayChooserProps, 'slug'> {
  terms: StayTerms;
}

function Chooser({ terms, query, onShown, ...calendar }: ChooserProps) {
  useLayoutEffect(onShown, [onShown]);
  const rules = useStayCalendar(terms);
  const stay = useMemo(() => carriedRange(query), [query]);
  /** The arrival while no departure is chosen; the URL only holds complete stays. */
  const [arrival, setArrival] = useState<Day | null>(null);
  const chosen: ChosenRange = arrival ? { start: arrival, end: null } : (stay ?? { start: null, end: null });

  function choose({ start, end }: ChosenRange) {
    setArrival(end === null ? start : null);
    if (start === null || end !== null) carry({ arrival: start, departure: end });
  }

  return (
    <>
      <RangeCalendar
        {...rules}
        {...calendar}
        chosen={chosen}
        onChoose={choose}
        monthCount={2}
        navigation={false}
      />
      {/* As high as the element that reserves its place until then (AvailabilityCalendar). */}
      <div className="mt-4 flex min-h-12 flex-wrap items-center gap-x-4">
        <p role="status" className="figures text-ci-gray-700">
          {formatChosenStay(chosen) ?? (arrival ? formTexts.chooseDeparture : formTexts.chooseArrival)}
        </p>
        <Button
          variant="quiet"
          size="sm"
          onClick={() => choose({ start: null, end: null })}
          className={cn(chosen.start === null && 'invisible')}
        >
          {formTexts.clearDates}
        </Button>
      </div>
    </>
  );
}
