import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';

/** A switch that applies at once: a native checkbox with the role of a switch; needs no script. Give it a label. */
export function Switch({ className, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'role'>) {
  return <input {...rest} type="checkbox" role="switch" className={cn('control-switch', className)} />;
}
