'use client';

import type { ReactNode } from 'react';
import { describe, FieldFrame } from '@/components/forms/field-frame';
import type { FieldProps } from '@/components/forms/field-frame';
import { useField } from '@/components/forms/use-field';
import { cn } from '@/components/ui/cn';

interface NumberFieldProps extends FieldProps {
  placeholder?: string;
  disabled?: boolean;
  inputClassName?: string;
  /** Shown before the number, such as '€'. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Puts a long suffix below the number where both do not fit. */
  wrap?: boolean;
}

/**
 * A typed whole number. The form's value is a number, null when empty, or the text itself when it is no number, so that
 * the schema can reject it. Not type="number", which discards invalid input and changes when the page is scrolled over
 * it.
 */
export function NumberField({ name, label, help, optional, className, ...rest }: NumberFieldProps) {
  const { inputClassName, prefix, suffix, wrap, placeholder, disabled } = rest;
  const { id, error, registration } = useField(name, { setValueAs: toNumber });
  return (
    <FieldFrame {...{ id, label, help, optional, error, className }}>
      <div className={cn('flex items-center gap-2 text-ci-gray-700', wrap && 'flex-wrap')}>
        {prefix && <span className="shrink-0">{prefix}</span>}
        <input
          {...registration}
          {...describe(id, { help, error })}
          {...{ id, placeholder, disabled }}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          className={cn('control figures', inputClassName ?? 'max-w-40')}
        />
        {suffix && <span className={wrap ? undefined : 'shrink-0'}>{suffix}</span>}
      </div>
    </FieldFrame>
  );
}

function toNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (text === '') return null;
  const number = Number(text);
  return Number.isFinite(number) ? number : value;
}
