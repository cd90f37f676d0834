import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';

/** On or off, at once: a native checkbox that says it is a switch and needs no script. Give it a label. */
export function Switch({ className, ...rest }: Omit<ComponentProps<'input'>, 'type' | 'role'>) {
  return <input {...rest} type="checkbox" role="switch" className={cn('control-switch', className)} />;
}
