'use client';

import { useSyncExternalStore } from 'react';
import { saveText, savedText } from '@/lib/device-memory';

/**
 * Creates the hook of a choice stored on this device; a change applies everywhere on the page at once. `read` parses
 * the stored value, which is null when nothing is stored, and on the server.
 */
export function savedChoice<Choice extends string>(name: string, read: (saved: string | null) => Choice) {
  const listeners = new Set<() => void>();
  // The latest choice, for browsers that store nothing.
  let chosen: Choice | null = null;
  const subscribe = (onChange: () => void) => {
    listeners.add(onChange);
    return () => void listeners.delete(onChange);
  };
  const choose = (next: Choice) => {
    chosen = next;
    saveText(name, next);
    for (const listener of listeners) listener();
  };
  return (): [Choice, (next: Choice) => void] => {
    const now = () => chosen ?? read(savedText(name));
    return [useSyncExternalStore(subscribe, now, () => read(null)), choose];
  };
}
