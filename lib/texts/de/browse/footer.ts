import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/footer';

export const footerTexts: InOtherWords<typeof nl.footerTexts> = {
  label: 'Fußzeile',
  towns: 'Badeorte',
  support: 'Hilfe',
  company: 'Unternehmen',
  faq: 'Häufige Fragen',
  contact: 'Kontakt',
  rentOut: 'Vermieten',
  rent: 'Mieten',
  safeUse: 'Sicher mieten',
  about: 'Über uns',
  terms: 'Nutzungsbedingungen',
  disclaimer: 'Rechtliche Hinweise',
  privacy: 'Datenschutz',
  ranking: 'So sortieren wir',
  accessibility: 'Barrierefreiheit',
  cookies: 'Cookies',
  social: 'Folgen Sie uns',
  closing: 'Von und für private Vermieter.',
};
