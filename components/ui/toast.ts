'use client';

import { toast as show } from 'sonner';
import { errorMessage } from '@/lib/api/client';

/** A short word about an action that just ended. A form shows its errors itself, never here. */
export const toast = {
  success: (text: string) => void show.success(text),
  /** Shows the sentence of an ApiError, or `fallback` for anything else. */
  error: (error: unknown, fallback?: string) =>
    void show.error(typeof error === 'string' ? error : errorMessage(error, fallback)),
};
