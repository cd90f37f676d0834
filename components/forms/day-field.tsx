'use client';

import { useController } from 'react-hook-form';
import { DayInput } from '@/components/forms/day-input';
import { describe, FieldFrame } from '@/components/forms/field-frame';
import type { FieldProps } from '@/components/forms/field-frame';
import { useFieldId } from '@/components/forms/form-context';
import { addDays, isDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { formatLongDay } from '@/lib/format/date';

interface DayFieldProps extends FieldProps {
  /** The form's value is the day after the one shown: the exclusive end of a range whose last day the user chooses. */
  isLastOfRange?: boolean;
  min?: Day;
  max?: Day;
}

/**
 * A date field for a day in the coming years, which shows its weekday in words. The form's value is 'YYYY-MM-DD', ''
 * when empty.
 */
export function DayField({
  name,
  label,
  help,
  optional,
  className,
  isLastOfRange,
  ...bounds
}: DayFieldProps) {
  const id = useFieldId(name);
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ name });
  const shift = isLastOfRange ? 1 : 0;
  const day = isDay(value) ? addDays(value, -shift) : null;
  const error = fieldState.error?.message;
  return (
    <FieldFrame
      {...{ id, label, help, optional, error, className }}
      after={<p className="mt-1 min-h-6 text-ci-gray-700">{day && formatLongDay(day)}</p>}
    >
      <DayInput
        {...describe(id, { help, error })}
        {...bounds}
        id={id}
        ref={ref}
        value={day ?? ''}
        onBlur={onBlur}
        onChange={(next) => onChange(next === '' ? '' : addDays(next, shift))}
      />
    </FieldFrame>
  );
}
