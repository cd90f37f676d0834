'use client';

import { describe, FieldError, FieldHelp } from '@/components/forms/field-frame';
import type { FieldProps } from '@/components/forms/field-frame';
import { useField } from '@/components/forms/use-field';
import { Words } from '@/components/ui/words';

interface ChoiceFieldProps extends Omit<FieldProps, 'optional'> {
  /** A few short options; the form's value is the `value` of the chosen one. */
  options: readonly { value: string; label: string }[];
}

/** A choice of a few short options side by side: native radio buttons styled as one control. */
export function ChoiceField({ name, label, help, className, options }: ChoiceFieldProps) {
  const { id, error, registration } = useField(name);
  const { defaultValue, defaultChecked: _checked, ...radio } = registration;
  const labelId = `${id}-label`;
  return (
    <div role="radiogroup" aria-labelledby={labelId} className={className} {...describe(id, { help, error })}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1.5 py-1">
        <span id={labelId} className="text-ci-gray-900">
          {label}
        </span>
        <div className="choice">
          {options.map(({ value, label: text }, index) => (
            <label key={value} className="choice-option">
              <input
                {...radio}
                id={index === 0 ? id : undefined}
                type="radio"
                value={value}
                defaultChecked={value === defaultValue}
                className="sr-only"
              />
              <Words>{text}</Words>
            </label>
          ))}
        </div>
      </div>
      {help && <FieldHelp id={id}>{help}</FieldHelp>}
      <FieldError id={id} text={error} />
    </div>
  );
}
