'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { CookieDialog } from '@/components/cookies/cookie-dialog';
import type { CookieView } from '@/components/cookies/cookie-dialog';
import { cookiePreferencesEvent } from '@/components/layout/cookie-preferences-link';
import { readCookiePreferences } from '@/lib/cookies/preferences';
import { askOnce, hearAnswers, isAsked, openQuestion } from '@/lib/cookies/question';

/**
 * Asks once what may be kept, and again when the footer's 'Cookies' is pressed (spec P §2). The question is in the
 * server's page, so that it can be asked before this script comes; where it is answered it goes.
 * The page that explains what is kept must not lie under the question about it.
 */
export function CookieConsent({ explainedOn }: { explainedOn: string }) {
  const isExplained = usePathname() === explainedOn;
  const dialog = useRef<HTMLDialogElement>(null);
  const [view, setView] = useState<CookieView | null>('choice');

  useEffect(() => {
    const isShown = dialog.current
      ? isAsked(dialog.current)
      : !isExplained && readCookiePreferences() === null;
    setView((shown) => (isShown ? (shown ?? 'choice') : null));
  }, [isExplained]);

  useEffect(() => {
    if (!dialog.current) return;
    hearAnswers(dialog.current);
    if (view === 'preferences') openQuestion(dialog.current);
    else askOnce(dialog.current);
  }, [view, isExplained]);

  useEffect(() => {
    const answer = (event: Event) => {
      event.preventDefault();
      setView('preferences');
    };
    window.addEventListener(cookiePreferencesEvent, answer);
    return () => window.removeEventListener(cookiePreferencesEvent, answer);
  }, []);

  if (view === null) return null;
  return (
    <CookieDialog
      ref={dialog}
      view={view}
      asks={!isExplained}
      explanation={`${explainedOn}#cookies`}
      onView={setView}
      onClose={() => setView(null)}
    />
  );
}
