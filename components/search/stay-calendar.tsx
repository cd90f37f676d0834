'use client';

import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { canPress, pressDay } from '@/components/forms/date-range-choice';
import type { RangeRules } from '@/components/forms/date-range-choice';
import { PanelFoot } from '@/components/ui/panel-foot';
import type { ChosenStay } from '@/components/search/stay-button';
import { useClosing } from '@/components/ui/use-closing';
import { useRoom } from '@/components/ui/use-room';
import { Calendar } from '@/components/ui/calendar';
import type { ChosenRange } from '@/components/ui/calendar-days';
import { addDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { advancePeriods } from '@/lib/listings/kinds';
import { formatBriefStay } from '@/lib/search/stay-text';
import { formTexts } from '@/lib/texts/forms';
import { searchDaysTexts as texts } from '@/lib/texts/search-days';

interface StayCalendarProps {
  chosen: ChosenRange;
  today: Day;
  /** The calendar closes on a press or focus outside this element. */
  box: RefObject<HTMLElement | null>;
  onChoose: (chosen: ChosenStay) => void;
  onClose: (isByKey?: boolean) => void;
}

/** A calendar of two months (one on a phone) to choose a stay in, up to the furthest day that can be booked. */
export function StayCalendar({ chosen, today, box, onChoose, onClose }: StayCalendarProps) {
  useClosing(box, onClose);
  useRoom(box);
  const [pointed, setPointed] = useState<Day | null>(null);
  const monthCount = useMonthCount();
  const last = addDays(today, Math.max(...advancePeriods));
  const rules: RangeRules = {
    canArrive: (day) => day >= today && day < last,
    canDepart: (_arrival, day) => day <= last,
  };
  const isHalf = chosen.start !== null && chosen.end === null;
  const preview =
    isHalf && chosen.start && pointed && pointed > chosen.start && pointed <= last
      ? { start: chosen.start, end: pointed }
      : chosen;

  function press(day: Day) {
    const next = pressDay(day, chosen);
    onChoose({ ...next, text: formatBriefStay(next) });
    if (next.end !== null) onClose();
  }

  return (
    <>
      <p role="status" className="mb-3 text-ci-gray-700">
        {isHalf ? formTexts.chooseDeparture : formTexts.chooseArrival}
      </p>
      <Calendar
        label={texts.when}
        today={today}
        chosen={preview}
        firstMonth={today}
        lastMonth={last}
        monthCount={monthCount}
        monthsClassName="md:grid md:grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))]"
        isDisabled={(day) => !canPress(day, chosen, rules)}
        onDayPress={press}
        onDayPoint={setPointed}
      />
      <PanelFoot
        texts={texts}
        isEmpty={chosen.start === null}
        onClear={() => onChoose({ start: null, end: null, text: null })}
        onClose={() => onClose()}
        className="mt-4"
      />
    </>
  );
}

function useMonthCount(): number {
  const [count, setCount] = useState(1);
  useEffect(() => {
    const wide = matchMedia('(min-width: 48rem)');
    const check = () => setCount(wide.matches ? 2 : 1);
    check();
    wide.addEventListener('change', check);
    return () => wide.removeEventListener('change', check);
  }, []);
  return count;
}
