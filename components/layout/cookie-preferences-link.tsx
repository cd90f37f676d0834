'use client';

import { route } from '@/lib/paths';
import { layoutTexts } from '@/lib/texts/layout';

/** The event that asks for the cookie preferences; who shows them calls `preventDefault` on it. */
export const cookiePreferencesEvent = 'cookie-preferences';

/** Opens the cookie preferences; where nothing can show them it leads to what the disclaimer says of cookies. */
export function CookiePreferencesLink({ className }: { className?: string }) {
  function ask(event: React.MouseEvent) {
    const isAnswered = !window.dispatchEvent(new Event(cookiePreferencesEvent, { cancelable: true }));
    if (isAnswered) event.preventDefault();
  }
  return (
    <a href={`${route('disclaimer')}#cookies`} onClick={ask} className={className}>
      {layoutTexts.footer.cookies}
    </a>
  );
}
