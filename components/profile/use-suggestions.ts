'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { isBlank } from '@/lib/api/typed-text';
import type { AddressSource, AddressSuggestion } from '@/lib/profile/address-source';

/** Between two keys while typing; Google is asked once the visitor pauses. */
const PAUSE_MS = 250;

interface Suggestions {
  list: readonly AddressSuggestion[];
  /** What was asked, once it was answered. */
  answered: string | null;
}

const none: Suggestions = { list: [], answered: null };

/** What the source suggests for the typed text; a late answer is not shown. */
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
