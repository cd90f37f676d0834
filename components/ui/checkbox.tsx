import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** Some but not all of the items it represents are checked. */
  indeterminate?: boolean;
}

/** A styled native checkbox; needs no script. Give it a label, visible or `aria-label`. */
export function Checkbox({ indeterminate, className, ref, ...rest }: CheckboxProps) {
  return (
    <input
      {...rest}
      type="checkbox"
      ref={indeterminate === undefined ? ref : markIndeterminate(indeterminate)}
      className={cn('control-checkbox', className)}
    />
  );
}

/** Indeterminate has no attribute in HTML, only a property. */
function markIndeterminate(indeterminate: boolean) {
  return (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = indeterminate;
  };
}
