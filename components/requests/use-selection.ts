'use client';

import { useState } from 'react';

export interface Selection {
  ids: readonly number[];
  has: (id: number) => boolean;
  toggle: (id: number) => void;
  /** Everything that is shown, or nothing if that was everything. */
  toggleAll: () => void;
  clear: () => void;
  all: boolean;
  some: boolean;
}

/** Which of the shown rows are selected; a row no longer shown is not selected either. */
export function useSelection(shown: readonly number[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const ids = shown.filter((id) => chosen.has(id));
  const all = shown.length > 0 && ids.length === shown.length;
  return {
    ids,
    has: (id) => chosen.has(id),
    toggle: (id) => setChosen(new Set(chosen.has(id) ? ids.filter((one) => one !== id) : [...ids, id])),
    toggleAll: () => setChosen(new Set(all ? [] : shown)),
    clear: () => setChosen(new Set()),
    all,
    some: ids.length > 0 && !all,
  };
}
