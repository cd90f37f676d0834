import { useState } from 'react';
import { choose, follow, start } from '@/components/search/given';

/**
 * State initialised from a given value, and reset when another search gives a different one. Newer choices made here
 * stay when only the search for an earlier one arrives.
 */
export function useGiven<T>(given: T, keyOf: (value: T) => string): [T, (value: T) => void] {
  const [kept, setState] = useState(() => start(given, keyOf(given)));
  const state = follow(kept, given, keyOf(given));
  if (state !== kept) setState(state);
  return [state.value, (value) => setState((before) => choose(before, value, keyOf(value)))];
}
