'use client';

import { useState } from 'react';

export interface Selection {
  ids: readonly number[];
  has: (id: number) => boolean;
  toggle: (id: number) => void;
  /** Selects all shown rows, or none if all were selected. */
  toggleAll: () => void;
  clear: () => void;
  all: boolean;
  some: boolean;
}

/** The selected ids among the shown rows; a row no longer shown is not selected. */
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
