'use client';

import { LanguageLinks } from '@/components/site/language-links';
import { buttonClass } from '@/components/ui/button-styles';
import { Icon } from '@/components/ui/icon';
import { language } from '@/lib/languages/language';
import { layoutTexts } from '@/lib/texts/layout';

const id = 'language-menu';

/** The choice of a language in the header. A native popover, since it has to open before, and without, script. */
export function LanguageMenu() {
  return (
    <>
      <button
        type="button"
        aria-label={`${layoutTexts.language}: ${language().toUpperCase()}`}
        popoverTarget={id}
        className={buttonClass({
          variant: 'quiet',
          className: 'language-button gap-1.5 px-2.5 @max-[30rem]:hidden',
        })}
      >
        <Icon name="globe" className="size-5" />
        <span aria-hidden>{language().toUpperCase()}</span>
      </button>
      <nav id={id} popover="auto" aria-label={layoutTexts.language} className="language-menu">
        <LanguageLinks className="language-menu-link" />
      </nav>
    </>
  );
}
