import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

interface FigureListProps {
  children: ReactNode;
  className?: string;
}

/** Figures side by side, each with what it counts; Figure each. */
export function FigureList({ children, className }: FigureListProps) {
  return <dl className={cn('flex flex-wrap gap-x-12 gap-y-5', className)}>{children}</dl>;
}

interface FigureProps {
  label: string;
  value: string;
  /** What counts and what does not. */
  help?: string;
}

export function Figure({ label, value, help }: FigureProps) {
  return (
    <div className="min-w-28">
      <dt className="text-ci-gray-700">{label}</dt>
      <dd className="figures mt-1 text-3xl font-semibold text-ci-gray-900">{value}</dd>
      {help && <dd className="mt-1 max-w-xs text-ci-gray-600">{help}</dd>}
    </div>
  );
}
