'use client';

import type { FieldProps } from '@/components/forms/field-frame';
import { ToggleField } from '@/components/forms/toggle-field';
import { useField } from '@/components/forms/use-field';
import { Switch } from '@/components/ui/switch';

interface SwitchFieldProps extends Omit<FieldProps, 'optional'> {
  disabled?: boolean;
}

/** A switch for an on/off setting. */
export function SwitchField({ name, label, help, className, disabled }: SwitchFieldProps) {
  const { id, error, registration } = useField(name);
  return (
    <ToggleField
      {...{ id, label, help, error, className }}
      side="before"
      control={(attributes) => <Switch {...registration} {...attributes} disabled={disabled} />}
    />
  );
}
