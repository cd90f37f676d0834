'use client';

import { useEffect, useState } from 'react';
import { forgetValues, readValues, writeValues } from '@/components/forms/kept-values';

const nameOf = (key: string) => `message-${key}`;

/** A text that stays in this tab while it is typed, over a reload too: never on the device for longer. */
export function useDraft(key: string, initial: string): [string, (text: string) => void] {
  const [text, setText] = useState(initial);

  useEffect(() => {
    const { message }: { message?: unknown } = readValues(nameOf(key));
    if (initial === '' && typeof message === 'string') setText(message);
  }, [key, initial]);

  function change(next: string) {
    setText(next);
    if (next === '') forgetValues(nameOf(key));
    else writeValues(nameOf(key), { message: next });
  }

  return [text, change];
}
