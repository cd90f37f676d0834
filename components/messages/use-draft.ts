'use client';

import { useEffect } from 'react';
import { forgetValues, readValues, writeValues } from '@/lib/forms/kept-form';

const nameOf = (key: string) => `message-${key}`;

function textAreaOf(id: string): HTMLTextAreaElement | null {
  const field = document.getElementById(id);
  return field instanceof HTMLTextAreaElement ? field : null;
}

/**
 * What is typed in a field stays in this tab until it is sent, over a reload too: never on the device for longer. The
 * field holds its text itself, so that what was typed before the script came is not lost.
 */
export function useDraft(key: string, fieldId: string) {
  useEffect(() => {
    const field = textAreaOf(fieldId);
    const { message }: { message?: unknown } = readValues(nameOf(key));
    if (field?.value === '' && typeof message === 'string') field.value = message;
  }, [key, fieldId]);

  function keep(text: string) {
    if (text === '') forgetValues(nameOf(key));
    else writeValues(nameOf(key), { message: text });
  }

  /** Changes the text, and leaves the cursor in it. */
  function change(next: (text: string) => string) {
    const field = textAreaOf(fieldId);
    if (!field) return;
    field.value = next(field.value);
    keep(field.value);
    field.focus();
  }

  return { keep, change };
}
