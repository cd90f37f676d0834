'use client';

import { useState } from 'react';
import { useController } from 'react-hook-form';
import { isBlank } from '@/lib/api/typed-text';
import { describe, FieldFrame } from '@/components/forms/field-frame';
import type { FieldProps } from '@/components/forms/field-frame';
import { useFieldId } from '@/components/forms/form-context';
import { parseEuro, typedEuro } from '@/lib/money/euro';

/** The cents of typed text, null for blank text, and the text itself when it is no amount, for the schema to reject. */
const centsOf = (text: string) => (isBlank(text) ? null : (parseEuro(text) ?? text));

const textOf = (value: unknown) => (typeof value === 'number' ? typedEuro(value) : String(value ?? ''));

/** An amount in euros as people write it: '85' or '4,72'. The form's value is in cents. */
export function EuroField({ name, label, help, optional, className }: FieldProps) {
  const id = useFieldId(name);
  const {
    field: { ref, value, onChange, onBlur },
    fieldState,
  } = useController({ name });
  const [typed, setTyped] = useState(() => textOf(value));
  const error = fieldState.error?.message;
  return (
    <FieldFrame {...{ id, label, help, optional, error, className }}>
      <div className="flex items-center gap-2 text-ci-gray-700">
        <span className="shrink-0">€</span>
        <input
          {...describe(id, { help, error })}
          id={id}
          ref={ref}
          // Shows what was typed, unless the form's value has changed in the meantime.
          value={centsOf(typed) === value ? typed : textOf(value)}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(centsOf(target.value));
          }}
          onBlur={onBlur}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          className="control figures max-w-40"
        />
      </div>
    </FieldFrame>
  );
}
