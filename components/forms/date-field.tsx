'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { joinDate, splitDate } from '@/components/forms/date-parts';
import { describe, FieldError, FieldHelp, OptionalMark } from '@/components/forms/field-frame';
import type { FieldProps } from '@/components/forms/field-frame';
import { useFieldId, useReadAtSubmit } from '@/components/forms/form-context';
import { cn } from '@/components/ui/cn';
import { formTexts } from '@/lib/texts/forms';

interface DateFieldProps extends FieldProps {
  /** 'bday' lets the browser fill in the birth date. */
  autoComplete?: 'bday';
}

const partNames = ['day', 'month', 'year'] as const;

/**
 * A date known by heart, such as a birth date, in three inputs: quicker and more accessible than paging a calendar back
 * forty years. The form's value is 'YYYY-MM-DD', or '' when empty.
 */
export function DateField({ name, label, help, optional, className, autoComplete }: DateFieldProps) {
  const id = useFieldId(name);
  const { field, fieldState } = useController({ name });
  const error = fieldState.error?.message;
  const tied = describe(id, { help: help ?? true, error });

  const box = useRef<HTMLDivElement>(null);
  // The value the inputs currently show: they keep what is typed, even when it is no valid date.
  const shown = useRef<unknown>(field.value);
  const seen = useRef<unknown>(field.value);
  const [initial] = useState(() => splitDate(field.value));

  /** Also reads what was typed before the script loaded, or filled in without an event. */
  function readInputs() {
    const [day = '', month = '', year = ''] = inputsIn(box.current).map(({ value }) => value);
    const next = joinDate({ day, month, year });
    if (next === (shown.current ?? '')) return;
    shown.current = next;
    field.onChange(next);
  }
  const takeOver = useEffectEvent(readInputs);
  useEffect(() => takeOver(), []);
  useReadAtSubmit(readInputs);

  // The form was reset or given another value.
  useEffect(() => {
    if (field.value === seen.current) return;
    seen.current = field.value;
    if (field.value === shown.current) return;
    shown.current = field.value;
    const parts = splitDate(field.value);
    for (const [place, input] of inputsIn(box.current).entries())
      input.value = parts[partNames[place] ?? 'day'];
  }, [field.value]);

  return (
    // By default a fieldset is at least as wide as its content; min-w-0 lets the three parts shrink on a small phone.
    <fieldset className={cn('min-w-0', className)} aria-describedby={tied['aria-describedby']}>
      <legend className="font-semibold text-ci-gray-900">
        <span>{label}</span>
        {optional && <OptionalMark />}
      </legend>
      <FieldHelp id={id}>{help ?? formTexts.dateHelp}</FieldHelp>
      <div ref={box} className="mt-1.5 flex flex-wrap gap-3">
        {partNames.map((part) => (
          <label key={part} className={part === 'year' ? 'max-w-28 grow basis-20' : 'max-w-20 grow basis-14'}>
            <span className="block text-ci-gray-700">{formTexts[part]}</span>
            <input
              id={part === 'day' ? id : undefined}
              ref={part === 'day' ? field.ref : undefined}
              defaultValue={initial[part]}
              onChange={readInputs}
              onBlur={part === 'year' ? field.onBlur : undefined}
              inputMode="numeric"
              maxLength={part === 'year' ? 4 : 2}
              autoComplete={autoComplete ? `${autoComplete}-${part}` : 'off'}
              aria-invalid={tied['aria-invalid']}
              className="control figures mt-1"
            />
          </label>
        ))}
      </div>
      <FieldError id={id} text={error} />
    </fieldset>
  );
}

const inputsIn = (box: HTMLElement | null) => [...(box?.querySelectorAll('input') ?? [])];
