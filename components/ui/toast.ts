'use client';

import { toast as show } from 'sonner';
import { errorMessage } from '@/lib/api/client';

/** A short message about an action that just ended. Forms show their own errors instead. */
export const toast = {
  success: (text: string) => void show.success(text),
  /** Shows the message of an ApiError, or `fallback` for anything else. */
  error: (error: unknown, fallback?: string) =>
    void show.error(typeof error === 'string' ? error : errorMessage(error, fallback)),
};
