'use client';

import { Alert } from '@/components/ui/alert';
import { ApiError } from '@/lib/api/client';
import { channelCalendarTexts as texts } from '@/lib/texts/channel-calendar';

interface SaveStateProps {
  status: 'idle' | 'pending' | 'success' | 'error';
  /** What is said once it is done. */
  done?: string;
  error: unknown;
  /** What a failure without a sentence of its own says. */
  failed: string;
}

/** The sentences of a failure: those of its fields, or its own. */
export function failureText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError) || error.status >= 500) return fallback;
  return Object.values(error.errors).flat().join(' ') || error.message;
}

/** How saving goes: idle, pending, succeeded or failed. */
export function SaveState({ status, done, error, failed }: SaveStateProps) {
  return (
    <div aria-live="polite" className="empty:hidden">
      {status === 'pending' && <p className="sr-only">{texts.saving}</p>}
      {status === 'success' && done !== undefined && <Alert tone="success">{done}</Alert>}
      {status === 'error' && <Alert tone="error">{failureText(error, failed)}</Alert>}
    </div>
  );
}
