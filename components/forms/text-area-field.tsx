'use client';

import { useWatch } from 'react-hook-form';
import { describe, FieldFrame } from '@/components/forms/field-frame';
import type { FieldProps } from '@/components/forms/field-frame';
import { useField } from '@/components/forms/use-field';
import { cn } from '@/components/ui/cn';
import { formTexts } from '@/lib/texts/forms';

interface TextAreaFieldProps extends FieldProps {
  rows?: number;
  placeholder?: string;
  autoComplete?: string;
  /** The language of what is typed, if it is not the page's. */
  lang?: string;
  /** Adds a counter of remaining characters. More can be typed; the schema rejects it. */
  counterMax?: number;
}

/** A multi-line text field. */
export function TextAreaField({ name, label, help, optional, className, ...rest }: TextAreaFieldProps) {
  const { rows = 6, placeholder, autoComplete, lang, counterMax } = rest;
  const { id, error, registration } = useField(name);
  return (
    <FieldFrame
      {...{ id, label, help, optional, error, className }}
      after={counterMax !== undefined && <Counter name={name} max={counterMax} />}
    >
      <textarea
        {...registration}
        {...describe(id, { help, error })}
        {...{ id, rows, placeholder, autoComplete, lang }}
        className="control"
      />
    </FieldFrame>
  );
}

function Counter({ name, max }: { name: string; max: number }) {
  const value: unknown = useWatch({ name });
  const left = max - (typeof value === 'string' ? value.length : 0);
  return (
    <p className={cn('figures mt-1', left < 0 ? 'font-semibold text-ci-red-700' : 'text-ci-gray-600')}>
      {left < 0 ? formTexts.tooMany(-left) : formTexts.remaining(left)}
    </p>
  );
}
