'use client';

import { useState } from 'react';
import type { Dispatch, SetStateAction } from 'react';

/** State that starts from what is given, and starts again when something else is given (another search is shown). */
export function useGiven<T>(given: T, key: string): [T, Dispatch<SetStateAction<T>>] {
  const [state, setState] = useState(given);
  const [knownKey, setKnownKey] = useState(key);
  if (key !== knownKey) {
    setKnownKey(key);
    setState(given);
    return [given, setState];
  }
  return [state, setState];
}
