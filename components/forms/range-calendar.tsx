'use client';

import { useState } from 'react';
import { awaitsDeparture, barOf, canPress, pressDay } from '@/components/forms/date-range-choice';
import type { DayReason, RangeRules } from '@/components/forms/date-range-choice';
import { Calendar } from '@/components/ui/calendar';
import type { CalendarProps } from '@/components/ui/calendar';
import type { ChosenRange, DayNote } from '@/components/ui/calendar-days';
import type { Day } from '@/lib/dates/day';
import { formatShortDay } from '@/lib/format/date';
import { formTexts } from '@/lib/texts/forms';

interface RangeCalendarProps extends Omit<CalendarProps, 'chosen'> {
  chosen: ChosenRange;
  onChoose: (chosen: ChosenRange) => void;
  rules: RangeRules;
}

/** A calendar in which a stay is chosen; it explains why a day cannot be chosen. */
export function RangeCalendar({ chosen, onChoose, rules, ...calendar }: RangeCalendarProps) {
  const [pointed, setPointed] = useState<Day | null>(null);

  function press(day: Day) {
    setPointed(null);
    onChoose(pressDay(day, chosen));
  }

  return (
    <div onMouseLeave={() => setPointed(null)}>
      <Calendar
        {...calendar}
        chosen={preview(chosen, pointed, rules)}
        isDisabled={(day) => !canPress(day, chosen, rules)}
        reachesDisabled={rules.reasonOf !== undefined}
        dayNote={(day) => spokenReason(barOf(day, chosen, rules))}
        onDayPress={press}
        onDayPoint={setPointed}
      />
      <PointedReason day={pointed} reason={pointed ? barOf(pointed, chosen, rules) : undefined} />
    </div>
  );
}

const spokenReason = (reason: DayReason | undefined): DayNote | undefined =>
  reason && !reason.isSeen ? { spoken: reason.text } : undefined;

/**
 * Why the day under the pointer or the focus cannot be chosen: shown below the calendar, or, while that is out of view,
 * at the bottom of the screen above anything fixed there. Screen readers hear it as part of the day's name.
 */
function PointedReason({ day, reason }: { day: Day | null; reason: DayReason | undefined }) {
  return (
    <p
      aria-hidden
      className="pointer-events-none sticky bottom-2 z-10 -mb-10 min-h-10 max-lg:[html:has([data-foot-bar])_&]:bottom-24"
    >
      {day !== null && reason && (
        <span className="inline-block rounded-control bg-ci-gray-900 px-3.5 py-1.5 text-surface shadow-lift">
          {formTexts.barredDay(formatShortDay(day), reason.text)}
        </span>
      )}
    </p>
  );
}

/** While a departure is awaited, the stay that would result from pressing the day under the pointer. */
function preview(chosen: ChosenRange, pointed: Day | null, rules: RangeRules): ChosenRange {
  if (!awaitsDeparture(chosen) || chosen.start === null || pointed === null) return chosen;
  const possible = pointed > chosen.start && rules.canDepart(chosen.start, pointed);
  return possible ? { start: chosen.start, end: pointed } : chosen;
}
