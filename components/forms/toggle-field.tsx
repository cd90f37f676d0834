'use client';

import type { ReactNode } from 'react';
import { describe, FieldError, FieldHelp } from '@/components/forms/field-frame';
import { cn } from '@/components/ui/cn';
import type { Elements } from '@/components/ui/elements';

interface ToggleFieldProps {
  id: string;
  label: ReactNode;
  help?: ReactNode;
  error?: string;
  className?: string;
  /**
   * 'after': the label follows the control (a checkbox); 'before': the control is at the other end of the line (a
   * switch).
   */
  side: 'before' | 'after';
  /** Renders the control with the attributes that tie it to help and error. */
  control: (attributes: ReturnType<typeof describe> & { id: string }) => Elements;
}

/** Shared by CheckboxField and SwitchField: the whole line is the label, with help and error below. */
export function ToggleField({ id, label, help, error, className, side, control }: ToggleFieldProps) {
  const drawn = control({ id, ...describe(id, { help, error }) });
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className={cn(
          'flex min-h-11 items-center gap-3 text-ci-gray-900',
          side === 'before' && 'justify-between',
        )}
      >
        {side === 'after' && drawn}
        <span className="min-w-0">{label}</span>
        {side === 'before' && drawn}
      </label>
      <div className={cn(side === 'after' && 'pl-9')}>
        {help && <FieldHelp id={id}>{help}</FieldHelp>}
        <FieldError id={id} text={error} />
      </div>
    </div>
  );
}
