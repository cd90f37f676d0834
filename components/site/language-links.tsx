'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { addressIn } from '@/lib/languages/address-in';
import { language, languages, languageTags } from '@/lib/languages/language';
import { languageNames } from '@/lib/languages/names';

/**
 * Links to the page shown in each language, by the language's own name. Rendered on the server only, which knows the
 * URLs in all of them; script adds what only the browser knows (`lib/languages/follow-switch.ts`). From a page that
 * exists in Dutch alone they lead to the home page.
 */
export function LanguageLinks({ className }: { className: string }) {
  const pathname = usePathname();
  const query = String(useSearchParams());
  const address = query ? `${pathname}?${query}` : pathname;
  return (
    <ul translate="no">
      {languages.map((one) => (
        <li key={one}>
          {one === language() ? (
            <span lang={languageTags[one]} aria-current="true" className={className}>
              {languageNames[one]}
            </span>
          ) : (
            <a
              href={addressIn(address, one) ?? addressIn('/', one) ?? '/'}
              lang={languageTags[one]}
              hrefLang={languageTags[one]}
              data-language
              className={className}
            >
              {languageNames[one]}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
