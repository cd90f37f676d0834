'use client';

import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';

/**
 * Opens the cookie preferences. Not shown without JavaScript, when there are none; disabled until its script has
 * loaded.
 */
export function CookiePreferencesButton({ label }: { label: string }) {
  const hydrated = useHydrated();
  return (
    <Button variant="secondary" className="noscript:hidden" disabled={!hydrated} data-cookie-preferences>
      {label}
    </Button>
  );
}
