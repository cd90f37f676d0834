import type { BarKind } from '@/lib/planning/timeline';

/** Each kind has its own colour and pattern, so that it can be told apart without colour vision. */
export const barClasses: Readonly<Record<BarKind, string>> = {
  stay: 'bg-ci-blue text-white',
  own: 'border-2 border-ci-blue-500 bg-ci-blue-100 text-ci-blue-900',
  imported:
    'bg-imported bg-[repeating-linear-gradient(45deg,transparent_0_7px,var(--color-imported-line)_7px_9px)] text-surface',
  request:
    'border-2 border-dashed border-ci-blue-500 bg-surface bg-[repeating-linear-gradient(135deg,transparent_0_6px,var(--color-ci-blue-100)_6px_10px)] text-ci-blue-900',
  closed:
    'border-2 border-dashed border-ci-gray-500 bg-surface bg-[repeating-linear-gradient(45deg,transparent_0_7px,var(--color-ci-gray-200)_7px_9px)] text-ci-gray-800',
  block: 'rounded-sm! border border-ci-gray-500 bg-ci-gray-300 text-ci-gray-900',
};
