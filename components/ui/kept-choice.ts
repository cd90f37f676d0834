'use client';

import { useSyncExternalStore } from 'react';
import { keepText, keptText } from '@/lib/device-memory';

/**
 * Makes the hook of a choice that this device remembers; it changes everywhere on the page at once. `read` makes the
 * choice of what is kept; null is nothing, as on the server.
 */
export function keptChoice<Choice extends string>(name: string, read: (kept: string | null) => Choice) {
  const listeners = new Set<() => void>();
  // What was chosen last, also where the browser keeps nothing.
  let chosen: Choice | null = null;
  const subscribe = (onChange: () => void) => {
    listeners.add(onChange);
    return () => void listeners.delete(onChange);
  };
  const choose = (next: Choice) => {
    chosen = next;
    keepText(name, next);
    for (const listener of listeners) listener();
  };
  return (): [Choice, (next: Choice) => void] => {
    const now = () => chosen ?? read(keptText(name));
    return [useSyncExternalStore(subscribe, now, () => read(null)), choose];
  };
}
