import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

export type BadgeTone = 'gray' | 'blue' | 'red' | 'sand' | 'solid-blue' | 'solid-red';

const tones: Record<BadgeTone, string> = {
  gray: 'bg-ci-gray-100 text-ci-gray-800',
  blue: 'bg-ci-blue-100 text-ci-blue-800',
  red: 'bg-ci-red-100 text-ci-red-800',
  sand: 'bg-sand-deep text-ci-gray-900',
  'solid-blue': 'bg-ci-blue text-white',
  'solid-red': 'bg-ci-red text-white',
};

interface BadgeProps {
  tone?: BadgeTone;
  className?: string;
  children: ReactNode;
}

/** A small label with a word or a number. */
export function Badge({ tone = 'gray', className, children }: BadgeProps) {
  return (
    <span
      className={cn(
        'figures inline-flex min-h-6 items-center gap-1 rounded-full px-2.5 text-sm leading-5 font-semibold whitespace-nowrap',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
