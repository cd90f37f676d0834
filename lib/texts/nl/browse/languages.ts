/** The languages that a landlord can speak. */
import type { LandlordLanguage } from '@/lib/landlord-facts/landlord';

export const languageTexts: Readonly<Record<LandlordLanguage, string>> = {
  nl: 'Nederlands',
  fr: 'Frans',
  de: 'Duits',
  en: 'Engels',
};
