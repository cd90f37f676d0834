'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { CookieDialog } from '@/components/cookies/cookie-dialog';
import type { CookieView } from '@/components/cookies/cookie-dialog';
import { cookiePreferencesEvent } from '@/components/layout/cookie-preferences-link';
import { askOnce, openQuestion } from '@/lib/cookies/question';

/**
 * Asks once what may be kept, and again when the footer's 'Cookies' is pressed (spec P §2). Nothing until then.
 * The page that explains what is kept must not lie under the question about it.
 */
export function CookieConsent({ explainedOn }: { explainedOn: string }) {
  const isExplained = usePathname() === explainedOn;
  const dialog = useRef<HTMLDialogElement>(null);
  const [view, setView] = useState<CookieView>('choice');

  useEffect(() => {
    if (dialog.current) askOnce(dialog.current);
  }, [isExplained]);

  useEffect(() => {
    const answer = (event: Event) => {
      event.preventDefault();
      setView('preferences');
      if (dialog.current) openQuestion(dialog.current);
    };
    window.addEventListener(cookiePreferencesEvent, answer);
    return () => window.removeEventListener(cookiePreferencesEvent, answer);
  }, []);

  return (
    <CookieDialog
      ref={dialog}
      view={view}
      asks={!isExplained}
      explanation={`${explainedOn}#cookies`}
      onView={setView}
    />
  );
}
