import { cn } from '@/components/ui/cn';

/** Styled in button.css. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'inverse';
export type ButtonSize = 'sm' | 'md' | 'lg';

export interface ButtonAppearance {
  /** primary: the one main action of a screen; danger: destructive; inverse: on deep blue. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
}

/** The classes of a button, for any element that looks like one. */
export function buttonClass({ variant = 'primary', size = 'md', className }: ButtonAppearance = {}): string {
  return cn('button', `button-${variant}`, `button-${size}`, className);
}

/** The same for a square button with only an icon. */
export function iconButtonClass({
  variant = 'quiet',
  size = 'md',
  className,
}: ButtonAppearance = {}): string {
  return cn('button', `button-${variant}`, `button-square-${size}`, className);
}
