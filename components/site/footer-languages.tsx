'use client';

import { LanguageLinks } from '@/components/site/language-links';
import { layoutTexts } from '@/lib/texts/layout';

/** The choice of a language; below the footer, which is the same on every page and so cannot contain it. */
export function FooterLanguages() {
  return (
    <nav aria-label={layoutTexts.language} className="page footer-languages">
      <LanguageLinks className="footer-link" />
    </nav>
  );
}
