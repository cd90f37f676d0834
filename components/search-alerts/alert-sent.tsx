'use client';

import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import { searchAlertTexts as texts } from '@/lib/texts/search-alerts';

/** Replaces the form after submitting. @param isNew true right after submitting: it takes the focus */
export function AlertSent({ isNew = false }: { isNew?: boolean }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) place.current?.focus();
  }, [isNew]);
  return (
    <div ref={place} tabIndex={-1} className="max-w-form outline-none">
      <Alert tone="success" title={texts.sent} live={isNew}>
        <p>{texts.sentText}</p>
      </Alert>
    </div>
  );
}
