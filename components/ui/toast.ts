'use client';

import { errorMessage } from '@/lib/api/client';

export interface Toast {
  kind: 'success' | 'error';
  text: string;
}

/** The name of the window event that carries a toast to the Toaster. */
export const toastEvent = 'kust-toast';

const say = (detail: Toast) => void window.dispatchEvent(new CustomEvent<Toast>(toastEvent, { detail }));

/** A short message about an action that just ended. A form shows its errors itself, never here. */
export const toast = {
  success: (text: string) => say({ kind: 'success', text }),
  /** Shows the sentence of an ApiError, or `fallback` for anything else. */
  error: (error: unknown, fallback?: string) =>
    say({ kind: 'error', text: typeof error === 'string' ? error : errorMessage(error, fallback) }),
};

declare global {
  interface WindowEventMap {
    [toastEvent]: CustomEvent<Toast>;
  }
}
