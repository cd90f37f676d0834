import { useState } from 'react';
import { choose, follow, start } from '@/components/search/given';

/**
 * State initialised from a given value, and reset when another search gives a different one. Newer choices made here
 * stay when only the search for an earlier one arrives.
 */
export function useGiven<T>(given: T, keyOf: (value: T) => string): [T, (value: T) => void] {
  const [saved, setState] = useState(() => start(given, keyOf(given)));
  const state = follow(saved, given, keyOf(given));
  if (state !== saved) setState(state);
  return [state.value, (value) => setState((before) => choose(before, value, keyOf(value)))];
}
