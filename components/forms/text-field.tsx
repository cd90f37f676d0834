'use client';

import type { ComponentProps, ReactNode } from 'react';
import { describe, FieldFrame } from '@/components/forms/field-frame';
import type { FieldProps } from '@/components/forms/field-frame';
import { useField } from '@/components/forms/use-field';
import { cn } from '@/components/ui/cn';

type InputProps = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'maxLength' | 'placeholder' | 'readOnly' | 'disabled' | 'title' | 'autoFocus'
>;

interface TextFieldProps extends FieldProps, InputProps {
  type?: 'text' | 'email' | 'tel' | 'url' | 'time' | 'search';
  /** Classes of the input, such as a smaller width for short answers. */
  inputClassName?: string;
  /** Shown at the end of the input, such as a unit. */
  suffix?: ReactNode;
}

/** A single-line text field. */
export function TextField({ name, label, help, optional, className, ...rest }: TextFieldProps) {
  const { inputClassName, suffix, type = 'text', ...input } = rest;
  const { id, error, registration } = useField(name);
  return (
    <FieldFrame {...{ id, label, help, optional, error, className }}>
      <div className="flex items-center gap-2">
        <input
          {...input}
          {...registration}
          {...describe(id, { help, error })}
          id={id}
          type={type}
          inputMode={input.inputMode ?? inputModes[type]}
          className={cn('control', inputClassName)}
        />
        {suffix && <span className="shrink-0 text-ci-gray-700">{suffix}</span>}
      </div>
    </FieldFrame>
  );
}

const inputModes: Partial<Record<string, InputProps['inputMode']>> = {
  email: 'email',
  tel: 'tel',
  url: 'url',
};
