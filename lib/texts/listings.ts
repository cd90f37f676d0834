import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/listings';
import * as en from '@/lib/texts/en/browse/listings';
import * as fr from '@/lib/texts/fr/browse/listings';
import * as nl from '@/lib/texts/nl/browse/listings';

export const {
  propertyTypeTexts,
  oceanviewTexts,
  rentalPeriodTexts,
  listingOptionTexts,
  optionGroupTexts,
  listingTexts,
} = texts<typeof nl>('browse/listings', typeof window === 'undefined' ? { nl, fr, de, en } : null);

/** For the owner of a listing that an admin rejected or took offline. */
export const denialTexts = {
  title: (day: string) => `Afgewezen of offline gehaald door een beheerder op ${day}`,
  noReason: 'Er werd geen reden bij gegeven.',
  next: 'Pas de advertentie aan en publiceer ze opnieuw: dan kijken we er nog eens naar.',
  decision: 'Motivering lezen of in beroep gaan',
} as const;
