import { cn } from '@/components/ui/cn';

/** As drawn in button.css. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'inverse';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonLook {
  /** primary: the one main action of a screen; danger: destroys something; inverse: on deep blue. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
}

/** The classes of a button, for whatever element plays one. */
export function buttonClass({ variant = 'primary', size = 'md', className }: ButtonLook = {}): string {
  return cn('button', `button-${variant}`, `button-${size}`, className);
}

/** The same as a square with an icon alone. */
export function iconButtonClass({ variant = 'quiet', size = 'md', className }: ButtonLook = {}): string {
  return cn('button', `button-${variant}`, `button-square-${size}`, className);
}
