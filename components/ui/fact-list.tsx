import type { ReactNode } from 'react';

export interface Fact {
  label: string;
  value: ReactNode;
}

interface FactListProps {
  facts: readonly Fact[];
  /** Shown for an empty value. */
  empty: string;
}

/** Labels and values, side by side if there is room. */
export function FactList({ facts, empty }: FactListProps) {
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[min(11rem,45%)_minmax(0,1fr)] sm:gap-y-2.5">
      {facts.map(({ label, value }) => (
        <div key={label} className="mb-2 sm:contents">
          <dt className="text-ci-gray-600">{label}</dt>
          <dd className="figures min-w-0 wrap-anywhere text-ci-gray-900">{value || empty}</dd>
        </div>
      ))}
    </dl>
  );
}
