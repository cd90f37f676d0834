'use client';

import { useEffect, useState } from 'react';
import { canPress, pressDay } from '@/components/forms/date-range-choice';
import type { RangeRules } from '@/components/forms/date-range-choice';
import { Calendar } from '@/components/ui/calendar';
import type { ChosenRange } from '@/components/ui/calendar-days';
import { startOfMonth } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { DayRange } from '@/lib/dates/range';
import { formatMonth } from '@/lib/format/date';
import { capitalised } from '@/lib/format/words';
import { lastStayDay, offeredMonths } from '@/lib/search/offered-months';
import { formTexts } from '@/lib/texts/forms';
import { searchDaysTexts as texts } from '@/lib/texts/search-days';

interface StayCalendarProps {
  chosen: ChosenRange;
  today: Day;
  /** An arrival was pressed, or (null) taken back. */
  onArrival: (arrival: Day | null) => void;
  onStay: (stay: DayRange) => void;
}

/**
 * A calendar of two months (one on a phone) to choose a stay in, up to the furthest day that can be booked, with a list
 * of its months.
 */
export function StayCalendar({ chosen, today, onArrival, onStay }: StayCalendarProps) {
  const [pointed, setPointed] = useState<Day | null>(null);
  const [month, setMonth] = useState(startOfMonth(chosen.start ?? today));
  const monthCount = useMonthCount();
  const last = lastStayDay(today);
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
    const { start, end } = pressDay(day, chosen);
    if (start !== null && end !== null) onStay({ start, end });
    else onArrival(start);
  }

  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p role="status" className="text-ci-gray-700">
          {isHalf ? formTexts.chooseDeparture : formTexts.chooseArrival}
        </p>
        <select
          aria-label={texts.goTo}
          value={month.slice(0, 7)}
          onChange={({ target }) => setMonth(`${target.value}-01` as Day)}
          className="control control-select min-h-11 w-auto max-w-full py-1.5"
        >
          {offeredMonths(today).map((one) => (
            <option key={one} value={one}>
              {capitalised(formatMonth(`${one}-01`))}
            </option>
          ))}
        </select>
      </div>
      <Calendar
        label={texts.when}
        today={today}
        chosen={preview}
        month={month}
        onMonthChange={setMonth}
        firstMonth={today}
        lastMonth={last}
        monthCount={monthCount}
        monthsClassName="md:grid md:grid-cols-[repeat(auto-fit,minmax(min(17rem,100%),1fr))]"
        isDisabled={(day) => !canPress(day, chosen, rules)}
        onDayPress={press}
        onDayPoint={setPointed}
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
