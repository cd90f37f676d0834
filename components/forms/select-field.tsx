'use client';

import { describe, FieldFrame } from '@/components/forms/field-frame';
import type { FieldProps } from '@/components/forms/field-frame';
import { useField } from '@/components/forms/use-field';
import { cn } from '@/components/ui/cn';
import { formTexts } from '@/lib/texts/forms';

export interface SelectOption {
  value: string | number;
  label: string;
}

interface SelectFieldProps extends FieldProps {
  options: readonly SelectOption[];
  /** The text of the empty option; null for no empty option. */
  placeholder?: string | null;
  /** The form's value is a number, or null for the empty option. */
  numeric?: boolean;
  autoComplete?: string;
  disabled?: boolean;
  selectClassName?: string;
}

/** A native select. */
export function SelectField({ name, label, help, optional, className, ...rest }: SelectFieldProps) {
  const { options, placeholder = formTexts.choose, numeric, selectClassName, ...select } = rest;
  const { id, error, registration } = useField(name, numeric ? { setValueAs: toNumber } : undefined);
  return (
    <FieldFrame {...{ id, label, help, optional, error, className }}>
      <select
        {...select}
        {...registration}
        {...describe(id, { help, error })}
        id={id}
        className={cn('control control-select', selectClassName)}
      >
        {placeholder !== null && <option value="">{placeholder}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

function toNumber(value: unknown): number | null {
  return value === '' || value === null || value === undefined ? null : Number(value);
}
