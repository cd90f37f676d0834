'use client';

import { Alert } from '@/components/ui/alert';
import { ApiError } from '@/lib/api/client';
import { ownerCalendarTexts as texts } from '@/lib/texts/owner-calendar';

interface SaveStateProps {
  status: 'idle' | 'pending' | 'success' | 'error';
  /** The message after success. */
  done?: string;
  error: unknown;
  /** The message for an error without one of its own. */
  failed: string;
}

/** The message of an error: those of its fields, its own, or the fallback for server errors. */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError) || error.status >= 500) return fallback;
  return Object.values(error.errors).flat().join(' ') || error.message;
}

/** The state of saving: idle, pending, succeeded or failed. */
export function SaveState({ status, done, error, failed }: SaveStateProps) {
  return (
    <div aria-live="polite" className="empty:hidden">
      {status === 'pending' && <p className="sr-only">{texts.saving}</p>}
      {status === 'success' && done !== undefined && <Alert tone="success">{done}</Alert>}
      {status === 'error' && <Alert tone="error">{failureText(error, failed)}</Alert>}
    </div>
  );
}
