'use client';

import { cookiePreferencesEvent } from '@/components/layout/cookie-preferences-link';
import { Button } from '@/components/ui/button';

/** Opens the cookie preferences; without script there is nothing to prefer, and no button. */
export function CookiePreferencesButton({ label }: { label: string }) {
  return (
    <Button
      variant="secondary"
      className="noscript:hidden"
      onClick={() => window.dispatchEvent(new Event(cookiePreferencesEvent, { cancelable: true }))}
    >
      {label}
    </Button>
  );
}
