'use client';

import type { ReactNode } from 'react';

/** The event that asks for the cookie preferences; who shows them calls `preventDefault` on it. */
export const cookiePreferencesEvent = 'cookie-preferences';

interface CookiePreferencesLinkProps {
  /** Where it leads when nothing can show the preferences: to what the disclaimer says of cookies. */
  href: string;
  className?: string;
  children: ReactNode;
}

/** Opens the cookie preferences. */
export function CookiePreferencesLink({ href, className, children }: CookiePreferencesLinkProps) {
  function ask(event: React.MouseEvent) {
    const isAnswered = !window.dispatchEvent(new Event(cookiePreferencesEvent, { cancelable: true }));
    if (isAnswered) event.preventDefault();
  }
  return (
    <a href={href} onClick={ask} className={className}>
      {children}
    </a>
  );
}
