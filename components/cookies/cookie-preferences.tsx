'use client';

import { CookieToggles, chosenPreferences } from '@/components/cookies/cookie-toggles';
import { cookieButtonsClass } from '@/components/cookies/cookie-dialog';
import type { CookieViewProps } from '@/components/cookies/cookie-dialog';
import { Button } from '@/components/ui/button';
import type { Elements } from '@/components/ui/elements';
import { allowAll, essentialOnly } from '@/lib/cookies/preferences';
import { cookiePreferencesTexts as texts } from '@/lib/texts/cookie-preferences';

interface CookiePreferencesProps extends Pick<CookieViewProps, 'onSave'> {
  /** The link to the explanation. */
  children: Elements;
}

export function CookiePreferences({ onSave, children }: CookiePreferencesProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSave(chosenPreferences(event.currentTarget));
      }}
    >
      <p className="mt-3 max-w-prose">
        <span>{`${texts.text} `}</span>
        {children}
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
