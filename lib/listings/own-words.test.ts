import { describe, expect, it } from 'vitest';
import { isInPageLanguage, langOfWords, wordsOf } from '@/lib/listings/own-words';
import { publicListing } from '@/tests/factories/public-listing';
import { inLanguage } from '@/tests/support/in-language';

const { translations: none } = publicListing;
const listing = {
  description: 'Dicht bij zee.',
  house_rules: 'Niet roken.',
  translations: { ...none, fr: { description: 'Près de la mer.', house_rules: null } },
};

describe('the landlord’s words on a page', () => {
  it('are Dutch on a Dutch page, without a sign of other languages', () => {
    const words = wordsOf(listing);
    expect(words).toEqual({ description: 'Dicht bij zee.', house_rules: 'Niet roken.' });
    expect([isInPageLanguage(words, 'description'), langOfWords(words, 'description')]).toEqual([
      true,
      undefined,
    ]);
  });

  it('are in the language of the page, each where there is one', () =>
    inLanguage('fr', () => {
      const words = wordsOf(listing);
      expect(words).toEqual({
        description: 'Près de la mer.',
        house_rules: 'Niet roken.',
        translated: ['description'],
      });
      expect([langOfWords(words, 'description'), langOfWords(words, 'house_rules')]).toEqual([
        undefined,
        'nl-BE',
      ]);
    }));

  it('are Dutch elsewhere', () =>
    inLanguage('de', () => {
      const words = wordsOf(listing);
      expect(words).toEqual({ description: 'Dicht bij zee.', house_rules: 'Niet roken.' });
      expect(isInPageLanguage(words, 'description')).toBe(false);
    }));
});
