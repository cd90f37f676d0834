'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { CookieDialog } from '@/components/cookies/cookie-dialog';
import type { CookieView } from '@/components/cookies/cookie-dialog';
import { cookiePreferencesEvent } from '@/components/layout/cookie-preferences-link';
import { readCookiePreferences } from '@/lib/cookies/preferences';

/**
 * Asks once what may be kept, and again when the footer's 'Cookies' is pressed (spec P §2). Nothing until then.
 * The page that explains what is kept must not lie under the question about it.
 */
export function CookieConsent({ explainedOn }: { explainedOn: string }) {
  const isExplained = usePathname() === explainedOn;
  const [view, setView] = useState<CookieView | null>(null);

  useEffect(() => {
    if (!isExplained && readCookiePreferences() === null) setView((open) => open ?? 'choice');
  }, [isExplained]);

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
      view={view}
      explanation={`${explainedOn}#cookies`}
      onView={setView}
      onClose={() => setView(null)}
    />
  );
}
