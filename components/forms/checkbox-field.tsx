'use client';

import type { FieldProps } from '@/components/forms/field-frame';
import { ToggleField } from '@/components/forms/toggle-field';
import { useField } from '@/components/forms/use-field';
import { Checkbox } from '@/components/ui/checkbox';

interface CheckboxFieldProps extends Omit<FieldProps, 'optional'> {
  disabled?: boolean;
}

/** A checkbox whose value is read when the form is submitted. */
export function CheckboxField({ name, label, help, className, disabled }: CheckboxFieldProps) {
  const { id, error, registration } = useField(name);
  return (
    <ToggleField
      {...{ id, label, help, error, className }}
      side="after"
      control={(attributes) => <Checkbox {...registration} {...attributes} disabled={disabled} />}
    />
  );
}
