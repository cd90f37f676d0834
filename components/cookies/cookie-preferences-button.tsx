'use client';

import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';

/** Opens the cookie preferences; without script there is nothing to prefer, and no button. Waits for its script. */
export function CookiePreferencesButton({ label }: { label: string }) {
  const hydrated = useHydrated();
  return (
    <Button variant="secondary" className="noscript:hidden" disabled={!hydrated} data-cookie-preferences>
      {label}
    </Button>
  );
}
