/**
 * The organisation behind the site, for search engines (schema.org). Never includes the reviews shown on the page
 * (docs/rules/pages.md#home).
 */
import { language, languageTags } from '@/lib/languages/language';
import { route } from '@/lib/paths';
import { siteName } from '@/lib/site';
import { contactDetails, socialLinks } from '@/lib/site-contact';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

type JsonLd = Readonly<Record<string, unknown>>;

/** @param origin `https://…` without a trailing slash */
export function organization(origin: string): JsonLd {
  const { email, phoneHref, street, postalCode, city, vatNumber, opensAt, closesAt, hasHours } =
    contactDetails;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organisatie`,
    name: siteName(),
    url: `${origin}/`,
    logo: `${origin}/icon-512.png`,
    email,
    telephone: phoneHref.replace('tel:', ''),
    vatID: vatNumber,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode,
      addressLocality: city,
      addressCountry: 'BE',
    },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      url: origin + route('contact'),
      availableLanguage: 'nl',
      ...(hasHours && {
        hoursAvailable: {
          '@type': 'OpeningHoursSpecification',
          dayOfWeek: weekdays.map((day) => `https://schema.org/${day}`),
          opens: opensAt,
          closes: closesAt,
        },
      }),
    },
    sameAs: socialLinks.map(({ href }) => href),
  };
}

/** The site and its search, which accepts a licence number. */
export function webSite(origin: string): JsonLd {
  const target = `${origin}${route('listing.index')}?logiesdecreet={logiesdecreet}`;
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: siteName(),
    url: `${origin}/`,
    inLanguage: languageTags[language()],
    publisher: { '@id': `${origin}/#organisatie` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: target },
      'query-input': 'required name=logiesdecreet',
    },
  };
}
