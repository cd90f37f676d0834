'use client';

import { useState } from 'react';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { awaitsDeparture, barOf, canPress, pressDay } from '@/components/forms/date-range-choice';
import type { DayReason, RangeRules } from '@/components/forms/date-range-choice';
import { describe, FieldError, FieldHelp } from '@/components/forms/field-frame';
import { useFieldId } from '@/components/forms/form-context';
import { Button } from '@/components/ui/button';
import { Calendar } from '@/components/ui/calendar';
import type { CalendarProps } from '@/components/ui/calendar';
import type { ChosenRange, DayNote } from '@/components/ui/calendar-days';
import { cn } from '@/components/ui/cn';
import { isDay, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { formatNumericDay, formatShortDay } from '@/lib/format/date';
import { formTexts } from '@/lib/texts/forms';

type CalendarPart = Pick<
  CalendarProps,
  'occupied' | 'dayText' | 'today' | 'firstMonth' | 'lastMonth' | 'monthCount' | 'monthsClassName'
>;

interface DateRangeFieldProps extends CalendarPart {
  /** The schema's names of the two days; both are 'YYYY-MM-DD', '' while not chosen. */
  startName: string;
  endName: string;
  label: string;
  help?: ReactNode;
  rules: RangeRules;
  className?: string;
}

/** A stay, chosen in a calendar: the day of arrival, then the day of departure. */
export function DateRangeField({
  startName,
  endName,
  label,
  help,
  rules,
  className,
  ...calendar
}: DateRangeFieldProps) {
  const id = useFieldId(startName);
  useFieldId(endName, startName);
  const { clearErrors } = useFormContext();
  const start = useController({ name: startName });
  const end = useController({ name: endName });
  const [pointed, setPointed] = useState<Day | null>(null);
  const chosen = { start: toDay(start.field.value), end: toDay(end.field.value) };
  const error = start.fieldState.error?.message ?? end.fieldState.error?.message;

  function choose(next: ChosenRange) {
    setPointed(null);
    // What was wrong with other days does not apply to these.
    clearErrors([startName, endName]);
    start.field.onChange(next.start ?? '');
    end.field.onChange(next.end ?? '');
  }

  return (
    <div
      id={id}
      role="group"
      tabIndex={-1}
      aria-labelledby={`${id}-label`}
      {...describe(id, { help, error })}
      aria-invalid={undefined}
      className={className}
    >
      <p id={`${id}-label`} className="font-semibold text-ci-gray-900">
        {label}
      </p>
      {help && <FieldHelp id={id}>{help}</FieldHelp>}
      <ChosenDays chosen={chosen} onClear={() => choose({ start: null, end: null })} />
      <div onMouseLeave={() => setPointed(null)}>
        <Calendar
          firstMonth={calendar.today ?? todayIn()}
          {...calendar}
          label={label}
          className="mt-4"
          chosen={preview(chosen, pointed, rules)}
          isDisabled={(day) => !canPress(day, chosen, rules)}
          reachesDisabled={rules.reasonOf !== undefined}
          dayNote={(day) => spokenReason(barOf(day, chosen, rules))}
          onDayPress={(day) => choose(pressDay(day, chosen))}
          onDayPoint={setPointed}
          legend={['free', 'taken', 'arrival', 'departure', 'chosen']}
        />
        <PointedReason day={pointed} reason={pointed ? barOf(pointed, chosen, rules) : undefined} />
      </div>
      <FieldError id={id} text={error} />
    </div>
  );
}

const spokenReason = (reason: DayReason | undefined): DayNote | undefined =>
  reason && !reason.isSeen ? { spoken: reason.text } : undefined;

/**
 * Why the day under the pointer or the focus cannot be chosen: in the space below the calendar, or at the foot of the
 * screen while that is out of view. Screen readers hear it in the name of the day.
 */
function PointedReason({ day, reason }: { day: Day | null; reason: DayReason | undefined }) {
  return (
    <p aria-hidden className="sticky bottom-2 z-10 -mb-10 min-h-10">
      {day !== null && reason && (
        <span className="inline-block rounded-control bg-ci-gray-900 px-3.5 py-1.5 text-white shadow-lift">
          {formTexts.barredDay(formatShortDay(day), reason.text)}
        </span>
      )}
    </p>
  );
}

function ChosenDays({ chosen, onClear }: { chosen: ChosenRange; onClear: () => void }) {
  const next = chosen.start === null ? formTexts.chooseArrival : formTexts.chooseDeparture;
  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-center gap-3">
        <ChosenDay label={formTexts.arrival} day={chosen.start} active={chosen.start === null} />
        <ChosenDay label={formTexts.departure} day={chosen.end} active={awaitsDeparture(chosen)} />
        {chosen.start !== null && (
          <Button variant="quiet" size="sm" onClick={onClear}>
            {formTexts.clearDates}
          </Button>
        )}
      </div>
      <p role="status" className="mt-2 text-ci-gray-600">
        {chosen.end === null ? next : ''}
      </p>
    </div>
  );
}

function ChosenDay({ label, day, active }: { label: string; day: Day | null; active: boolean }) {
  return (
    <p
      className={cn(
        'min-w-36 rounded-control border px-3.5 py-2',
        active ? 'border-ci-blue-600 bg-ci-blue-50' : 'border-ci-gray-300 bg-white',
      )}
    >
      <span className="block text-ci-gray-600">{label}</span>
      <span className="figures block font-semibold text-ci-gray-900">
        {day === null ? formTexts.notChosen : formatNumericDay(day)}
      </span>
    </p>
  );
}

/** While a departure is awaited, the stay that pressing the pointed day would choose. */
function preview(chosen: ChosenRange, pointed: Day | null, rules: RangeRules): ChosenRange {
  if (!awaitsDeparture(chosen) || chosen.start === null || pointed === null) return chosen;
  const possible = pointed > chosen.start && rules.canDepart(chosen.start, pointed);
  return possible ? { start: chosen.start, end: pointed } : chosen;
}

function toDay(value: unknown): Day | null {
  return isDay(value) ? value : null;
}
