'use client';

import { CookieToggles, chosenPreferences } from '@/components/cookies/cookie-toggles';
import { cookieButtonsClass } from '@/components/cookies/cookie-dialog';
import type { CookieViewProps } from '@/components/cookies/cookie-dialog';
import { Button } from '@/components/ui/button';
import { allowAll, essentialOnly } from '@/lib/cookies/preferences';
import { cookiePreferencesTexts as texts } from '@/lib/texts/cookie-preferences';

export function CookiePreferences({ onSave, children }: CookieViewProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave(chosenPreferences(event.currentTarget));
      }}
    >
      <p className="mt-3 max-w-prose">
        {texts.text} {children}
      </p>
      <CookieToggles />
      <div className={cookieButtonsClass}>
        <Button type="submit">{texts.confirm}</Button>
        <Button variant="secondary" onClick={() => onSave(essentialOnly)}>
          {texts.onlyEssential}
        </Button>
        <Button variant="secondary" onClick={() => onSave(allowAll)}>
          {texts.allowAll}
        </Button>
      </div>
    </form>
  );
}
