import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/browse/footer';

export const footerTexts: InOtherWords<typeof nl.footerTexts> = {
  label: 'Pied de page',
  towns: 'Stations balnéaires',
  support: 'Aide',
  company: 'Entreprise',
  faq: 'Questions fréquentes',
  contact: 'Contact',
  rentOut: 'Mettre en location',
  rent: 'Louer',
  safeUse: 'Louer en toute sécurité',
  about: 'Qui sommes-nous',
  terms: 'Conditions d’utilisation',
  disclaimer: 'Mentions légales',
  privacy: 'Vie privée',
  ranking: 'Notre classement',
  accessibility: 'Accessibilité',
  cookies: 'Cookies',
  social: 'Suivez-nous',
  closing: 'Par et pour des propriétaires particuliers.',
};
