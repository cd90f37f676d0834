'use client';

import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { awaitsDeparture } from '@/components/forms/date-range-choice';
import type { RangeRules } from '@/components/forms/date-range-choice';
import { describe, FieldError, FieldHelp } from '@/components/forms/field-frame';
import { useFieldId } from '@/components/forms/form-context';
import { RangeCalendar } from '@/components/forms/range-calendar';
import { Button } from '@/components/ui/button';
import type { CalendarProps } from '@/components/ui/calendar';
import type { ChosenRange } from '@/components/ui/calendar-days';
import { cn } from '@/components/ui/cn';
import { isDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { formatNumericDay } from '@/lib/format/date';
import { formTexts } from '@/lib/texts/forms';

type CalendarPart = Pick<
  CalendarProps,
  'occupied' | 'dayText' | 'today' | 'firstMonth' | 'lastMonth' | 'monthCount' | 'monthsClassName'
>;

interface DateRangeFieldProps extends CalendarPart {
  /** The names of the two days in the schema; both values are 'YYYY-MM-DD', '' while not chosen. */
  startName: string;
  endName: string;
  label: string;
  help?: ReactNode;
  rules: RangeRules;
  className?: string;
}

/**
 * A stay chosen in a calendar: the day of arrival, then the day of departure. The text above the calendar always takes
 * the same room, so that the days never move under the finger.
 */
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
  const chosen = { start: toDay(start.field.value), end: toDay(end.field.value) };
  const error = start.fieldState.error?.message ?? end.fieldState.error?.message;

  function choose(next: ChosenRange) {
    // Errors about the previous days do not apply to the new ones.
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
      <RangeCalendar
        {...calendar}
        label={label}
        className="mt-4"
        chosen={chosen}
        onChoose={choose}
        rules={rules}
        legend={['free', 'taken', 'arrival', 'departure', 'chosen']}
      />
      <FieldError id={id} text={error} />
    </div>
  );
}

function ChosenDays({ chosen, onClear }: { chosen: ChosenRange; onClear: () => void }) {
  const next = chosen.start === null ? formTexts.chooseArrival : formTexts.chooseDeparture;
  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-center gap-3">
        <ChosenDay label={formTexts.arrival} day={chosen.start} active={chosen.start === null} />
        <ChosenDay label={formTexts.departure} day={chosen.end} active={awaitsDeparture(chosen)} />
        <Button
          variant="quiet"
          size="sm"
          onClick={onClear}
          className={cn(chosen.start === null && 'invisible')}
        >
          {formTexts.clearDates}
        </Button>
      </div>
      <p role="status" className="mt-2 min-h-7 text-ci-gray-600">
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
        active ? 'border-ci-blue-600 bg-ci-blue-50' : 'border-ci-gray-300 bg-surface',
      )}
    >
      <span className="block text-ci-gray-600">{label}</span>
      <span className="figures block font-semibold text-ci-gray-900">
        {day === null ? formTexts.notChosen : formatNumericDay(day)}
      </span>
    </p>
  );
}

function toDay(value: unknown): Day | null {
  return isDay(value) ? value : null;
}
