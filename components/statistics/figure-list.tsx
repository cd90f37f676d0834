import type { ReactNode } from 'react';
import { cn } from '@/components/ui/cn';

interface FigureListProps {
  /** `Figure` elements. */
  children: ReactNode;
  /** Always side by side, for figures to be compared. */
  inColumns?: boolean;
}

/** A list of figures with their labels. */
export function FigureList({ children, inColumns = false }: FigureListProps) {
  return (
    <dl
      className={cn(
        inColumns ? 'grid auto-cols-fr grid-flow-col gap-x-4' : 'flex flex-wrap gap-x-12 gap-y-5',
      )}
    >
      {children}
    </dl>
  );
}

interface FigureProps {
  label: string;
  value: string;
  /** What is counted and what is not. */
  help?: string;
}

/** The numbers in a row are aligned, however long their labels are. */
export function Figure({ label, value, help }: FigureProps) {
  return (
    <div className="flex min-w-0 flex-col justify-between">
      <dt className="leading-6 text-ci-gray-700">{label}</dt>
      <dd>
        <span className="figures mt-1 block text-2xl font-semibold text-ci-gray-900 sm:text-3xl">
          {value}
        </span>
        {help && <span className="mt-1 block text-ci-gray-600">{help}</span>}
      </dd>
    </div>
  );
}
