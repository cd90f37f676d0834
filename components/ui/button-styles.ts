import { cn } from '@/components/ui/cn';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger' | 'inverse';
export type ButtonSize = 'sm' | 'md' | 'lg';

const base =
  'inline-flex max-w-full shrink-0 items-center justify-center gap-2 rounded-control text-center font-semibold wrap-anywhere no-underline transition-colors duration-150 ease-out select-none disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-not-allowed aria-disabled:opacity-70';

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-ci-blue text-white hover:bg-ci-blue-dark active:bg-ci-blue-deep',
  secondary:
    'border border-ci-gray-500 bg-surface text-ci-blue-700 hover:border-ci-blue-700 hover:bg-ci-blue-50 active:bg-ci-blue-100',
  quiet: 'text-ci-blue-700 hover:bg-ci-blue-50 active:bg-ci-blue-100',
  danger: 'bg-ci-red text-white hover:bg-ci-red-dark',
  inverse: 'bg-white text-ci-blue-dark hover:bg-ci-blue-mist active:bg-ci-blue-mist',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-10 px-4 py-1.5 text-base leading-5',
  md: 'min-h-12 px-5 py-2 text-base leading-6',
  lg: 'min-h-14 px-7 py-3 text-lg leading-6',
};

const squares: Record<ButtonSize, string> = { sm: 'size-10', md: 'size-12', lg: 'size-14' };

export interface ButtonLook {
  /** primary: the one main action of a screen; danger: destroys something; inverse: on deep blue. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  className?: string;
}

/** The classes of a button, for whatever element plays one. */
export function buttonClass({ variant = 'primary', size = 'md', className }: ButtonLook = {}): string {
  return cn(base, variants[variant], sizes[size], className);
}

/** The same as a square with an icon alone. */
export function iconButtonClass({ variant = 'quiet', size = 'md', className }: ButtonLook = {}): string {
  return cn(base, variants[variant], squares[size], className);
}
