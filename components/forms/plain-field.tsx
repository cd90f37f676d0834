import type { ComponentProps, ReactNode } from 'react';
import { FieldError, FieldFrame, describe } from '@/components/forms/field-frame';
import { Checkbox } from '@/components/ui/checkbox';

/** The values and errors of a form submitted without JavaScript, for when it is shown again. */
export interface PlainMemory {
  values: Readonly<Record<string, string>>;
  /** Field → messages. */
  errors: Readonly<Record<string, readonly string[]>>;
}

interface PlainFieldProps extends Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoComplete' | 'min' | 'max'
> {
  memory: PlainMemory;
  name: string;
  label: string;
  help?: ReactNode;
  optional?: boolean;
  /** When given, the input has several lines. */
  rows?: number;
}

/** An input that needs no JavaScript: its id is its name; its value and error come from the form's memory. */
export function PlainField({ memory, name, label, help, optional, rows, ...input }: PlainFieldProps) {
  const error = memory.errors[name]?.join(' ');
  const tied = { id: name, name, defaultValue: memory.values[name], ...describe(name, { help, error }) };
  return (
    <FieldFrame id={name} {...{ label, help, optional, error }}>
      {rows === undefined ? (
        <input {...tied} {...input} className="control" />
      ) : (
        <textarea {...tied} rows={rows} className="control" />
      )}
    </FieldFrame>
  );
}

interface PlainSelectProps extends Pick<PlainFieldProps, 'memory' | 'name' | 'label'> {
  options: readonly { value: string; label: string }[];
}

/** A select that needs no JavaScript. */
export function PlainSelect({ memory, name, label, options }: PlainSelectProps) {
  const error = memory.errors[name]?.join(' ');
  return (
    <FieldFrame id={name} label={label} error={error}>
      <select
        id={name}
        name={name}
        defaultValue={memory.values[name]}
        {...describe(name, { error })}
        className="control control-select"
      >
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </FieldFrame>
  );
}

interface PlainCheckboxesProps extends Pick<PlainFieldProps, 'memory' | 'name' | 'label'> {
  options: readonly { value: string; label: string; lang?: string; more?: string }[];
}

/** A list of checkboxes that needs no JavaScript: sent as `name[]`. */
export function PlainCheckboxes({ memory, name, label, options }: PlainCheckboxesProps) {
  const error = memory.errors[name]?.join(' ');
  const ticked = new Set(
    Object.entries(memory.values).flatMap(([field, value]) => (field.startsWith(`${name}[`) ? value : [])),
  );
  return (
    <fieldset id={name} {...describe(name, { error })}>
      <legend className="font-semibold text-ci-gray-900">{label}</legend>
      {options.map(({ value, label: text, lang, more }) => (
        <label key={value} className="flex min-h-11 items-center gap-3 text-ci-gray-900">
          <Checkbox name={`${name}[]`} value={value} defaultChecked={ticked.has(value)} />
          <span lang={lang} className="grow">
            {text}
          </span>
          <span> </span>
          {more && <span className="figures whitespace-nowrap text-ci-gray-700">{more}</span>}
        </label>
      ))}
      <FieldError id={name} text={error} />
    </fieldset>
  );
}
