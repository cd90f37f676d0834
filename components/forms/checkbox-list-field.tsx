'use client';

import { describe, FieldError, FieldHelp } from '@/components/forms/field-frame';
import type { FieldProps } from '@/components/forms/field-frame';
import { useField } from '@/components/forms/use-field';
import { Checkbox } from '@/components/ui/checkbox';

interface CheckboxListFieldProps extends Omit<FieldProps, 'optional'> {
  /** The form's value is the list of checked `value`s; without a label each is its own. */
  options: readonly { value: string; label?: string; lang?: string; more?: string }[];
}

/** A list of native checkboxes. The form's default value must be a list. */
export function CheckboxListField({ name, label, help, className, options }: CheckboxListFieldProps) {
  const { id, error, registration } = useField(name);
  return (
    <fieldset className={className} {...describe(id, { help, error })}>
      <legend className="font-semibold text-ci-gray-900">{label}</legend>
      {help && <FieldHelp id={id}>{help}</FieldHelp>}
      {options.map(({ value, label: text = value, lang, more }, index) => (
        <label key={value} className="flex min-h-11 items-center gap-3 text-ci-gray-900">
          <Checkbox {...registration} id={index === 0 ? id : undefined} value={value} />
          {/* The price stands beside the label, or below it at large font sizes. */}
          <span className="flex min-w-0 grow flex-wrap gap-x-3">
            <span lang={lang} className="min-w-0 grow basis-32">
              {text}
            </span>{' '}
            {more && <span className="figures max-w-full shrink-0 text-ci-gray-700">{more}</span>}
          </span>
        </label>
      ))}
      <FieldError id={id} text={error} />
    </fieldset>
  );
}
