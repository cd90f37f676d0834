'use client';

import { useEffect, useState } from 'react';

const nameOf = (key: string) => `form:message-${key}`;

/** A text that stays in this tab while it is typed, over a reload too: never on the device for longer. */
export function useDraft(key: string, initial: string): [string, (text: string) => void] {
  const [text, setText] = useState(initial);

  useEffect(() => {
    if (initial !== '') return;
    try {
      const kept = sessionStorage.getItem(nameOf(key));
      if (kept) setText(kept);
    } catch {
      // A browser that keeps nothing begins with an empty field.
    }
  }, [key, initial]);

  function change(next: string) {
    setText(next);
    try {
      if (next === '') sessionStorage.removeItem(nameOf(key));
      else sessionStorage.setItem(nameOf(key), next);
    } catch {
      // Full, or forbidden by the visitor: the form works all the same.
    }
  }

  return [text, change];
}
