import { useState } from 'react';
import { choose, follow, start } from '@/components/search/given';

/**
 * State initialised from a given value, and reset when another search gives a different one. Newer choices made here
 * stay when only the search for an earlier one arrives.
 * @returns the value, its setter, and how often it was set here
 */
export function useGiven<T>(given: T, keyOf: (value: T) => string): [T, (value: T) => void, number] {
  const [saved, setState] = useState(() => start(given, keyOf(given)));
  const [choices, setChoices] = useState(0);
  const state = follow(saved, given, keyOf(given));
  if (state !== saved) setState(state);
  const set = (value: T) => {
    setState((before) => choose(before, value, keyOf(value)));
    setChoices((before) => before + 1);
  };
  return [state.value, set, choices];
}
