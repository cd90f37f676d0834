import type { ComponentProps } from 'react';
import { cn } from '@/components/ui/cn';

interface CardProps extends ComponentProps<'div'> {
  /** white: slightly raised; sand and blue: a soft panel without a border; plain: only a border. */
  tone?: 'white' | 'plain' | 'sand' | 'blue';
  padded?: boolean;
}

const tones = {
  white: 'border border-ci-gray-200 bg-surface shadow-card',
  plain: 'border border-ci-gray-200 bg-surface',
  sand: 'bg-sand',
  blue: 'bg-ci-blue-50',
};

/** A panel that groups related content. To separate content, use whitespace. */
export function Card({ tone = 'white', padded = true, className, ...rest }: CardProps) {
  return <div {...rest} className={cn('rounded-panel', tones[tone], padded && 'p-5 sm:p-6', className)} />;
}
