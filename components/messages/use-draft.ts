'use client';

import { useEffect } from 'react';
import { forgetValues, readValues, writeValues } from '@/lib/forms/saved-form';

const nameOf = (key: string) => `message-${key}`;

function textAreaOf(id: string): HTMLTextAreaElement | null {
  const field = document.getElementById(id);
  return field instanceof HTMLTextAreaElement ? field : null;
}

/**
 * Keeps what is typed in this tab until it is sent, even over a reload; it is not stored on the device for longer. The
 * field is uncontrolled, so that text typed before hydration is not lost.
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

  /** Changes the text and keeps the cursor in the field. */
  function change(next: (text: string) => string) {
    const field = textAreaOf(fieldId);
    if (!field) return;
    field.value = next(field.value);
    keep(field.value);
    field.focus();
  }

  return { keep, change };
}
