'use client';

import { useEffect, useRef } from 'react';
import { Alert } from '@/components/ui/alert';
import type { Elements } from '@/components/ui/elements';
import { contactTexts as texts } from '@/lib/texts/contact';

interface SentMessageProps {
  /** True right after the form was sent: the message replaces the form and takes the focus. */
  isNew?: boolean;
  /** Links to possible next steps. */
  children?: Elements;
}

/** 'Uw bericht is verzonden.', shown instead of the form. */
export function SentMessage({ isNew = false, children }: SentMessageProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) place.current?.focus();
  }, [isNew]);
  return (
    <div ref={place} tabIndex={-1} className="max-w-form space-y-5 outline-none">
      <Alert tone="success" title={texts.sent} live={isNew}>
        <p>{texts.sentText}</p>
      </Alert>
      {children}
    </div>
  );
}
