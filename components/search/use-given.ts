import { useState } from 'react';
import { choose, follow, start } from '@/components/search/given';

/**
 * State that starts from what is given, and starts again when something else is given: another search is shown. What
 * was chosen here since stays, when only the search for an earlier choice arrives.
 */
export function useGiven<T>(given: T, keyOf: (value: T) => string): [T, (value: T) => void] {
  const [kept, setState] = useState(() => start(given, keyOf(given)));
  const state = follow(kept, given, keyOf(given));
  if (state !== kept) setState(state);
  return [state.value, (value) => setState((before) => choose(before, value, keyOf(value)))];
}
