'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import { CookieDialog } from '@/components/cookies/cookie-dialog';
import type { CookieView } from '@/components/cookies/cookie-dialog';
import { askOnce, hearAnswers, isAsked, isUnanswered, openQuestion } from '@/lib/cookies/question';
import { ownStreetPaths } from '@/lib/texts/paths';

/**
 * Asks once which cookies are allowed, and again when an element marked `data-cookie-preferences` is pressed. The
 * dialog is part of the server's HTML, so that it can be shown before this script loads; it is removed where the
 * question was answered. The page that explains cookies is not covered by the dialog.
 */
export function CookieConsent({ explainedOn }: { explainedOn: string }) {
  const isExplained = usePathname() === ownStreetPaths().disclaimer;
  const dialog = useRef<HTMLDialogElement>(null);
  const [view, setView] = useState<CookieView | null>('choice');

  useEffect(() => {
    const isShown = dialog.current ? isAsked(dialog.current) : !isExplained && isUnanswered();
    setView((shown) => (isShown ? (shown ?? 'choice') : null));
  }, [isExplained]);

  useEffect(() => {
    if (!dialog.current) return;
    hearAnswers(dialog.current);
    if (view === 'preferences') openQuestion(dialog.current);
    else askOnce(dialog.current);
  }, [view, isExplained]);

  useEffect(() => {
    const answer = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || !event.target.closest('[data-cookie-preferences]')) return;
      event.preventDefault();
      setView('preferences');
    };
    document.addEventListener('click', answer);
    return () => document.removeEventListener('click', answer);
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
