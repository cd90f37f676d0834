import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/footer';

export const footerTexts: InOtherWords<typeof nl.footerTexts> = {
  label: 'Footer',
  towns: 'Seaside towns',
  support: 'Help',
  company: 'Company',
  faq: 'Frequently asked questions',
  contact: 'Contact',
  rentOut: 'Rent out your home',
  rent: 'Find a holiday home',
  safeUse: 'Staying safe',
  about: 'About us',
  terms: 'Terms of use',
  disclaimer: 'Disclaimer',
  privacy: 'Privacy',
  ranking: 'How we rank homes',
  accessibility: 'Accessibility',
  cookies: 'Cookies',
  social: 'Follow us',
  closing: 'By private owners, for private owners.',
};
