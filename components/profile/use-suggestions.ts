'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { isBlank } from '@/lib/api/typed-text';
import type { AddressSource, AddressSuggestion } from '@/lib/profile/address-source';

/** Requests are sent once the visitor has stopped typing for this long. */
const PAUSE_MS = 250;

interface Suggestions {
  list: readonly AddressSuggestion[];
  /** The text whose suggestions have arrived. */
  answered: string | null;
}

const none: Suggestions = { list: [], answered: null };

/** The source's suggestions for the typed text; late answers are ignored. */
export function useSuggestions(source: AddressSource, typed: string, onFailure: () => void): Suggestions {
  const [suggestions, setSuggestions] = useState(none);
  const fail = useEffectEvent(onFailure);
  useEffect(() => {
    let isOver = false;
    if (isBlank(typed)) {
      setSuggestions(none);
      return;
    }
    const ask = () =>
      source.suggest(typed).then(
        (list) => !isOver && setSuggestions({ list, answered: typed }),
        () => !isOver && fail(),
      );
    const timer = setTimeout(() => void ask(), source.kind === 'google' ? PAUSE_MS : 0);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [source, typed]);
  return suggestions;
}
