import { LanguageLinks } from '@/components/site/language-links';
import { hrefLang } from '@/lib/languages/of-path';
import { route } from '@/lib/paths';
import { layoutTexts } from '@/lib/texts/layout';
import { menuTexts } from '@/lib/texts/menu';

const links = () => [
  { label: menuTexts.listing, href: route('front-page') },
  { label: menuTexts.listings, href: route('listing.index') },
  { label: menuTexts.rentOut, href: route('listing.create') },
  { label: menuTexts.about, href: route('about') },
  { label: menuTexts.contact, href: route('contact') },
];

/** The links of the slide-in menu. */
export function MenuLinks() {
  return (
    <>
      <ul className="divide-y divide-ci-gray-200">
        {links().map(({ label, href }) => (
          <li key={href}>
            <a href={href} hrefLang={hrefLang(href)} className="site-menu-link">
              {label}
            </a>
          </li>
        ))}
      </ul>
      <div role="group" aria-label={layoutTexts.language} className="mt-6 border-t border-ci-gray-200 pt-3">
        <LanguageLinks className="language-menu-link px-0" />
      </div>
    </>
  );
}
