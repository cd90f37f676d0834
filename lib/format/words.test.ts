import { afterEach, describe, expect, it } from 'vitest';
import { inSentence } from '@/lib/format/words';
import { findLanguageBy } from '@/lib/languages/language';

describe('within a sentence', () => {
  afterEach(() => findLanguageBy(() => 'nl'));

  it.each([
    ['nl', 'Uw aankomst', 'uw aankomst'],
    ['fr', 'Votre arrivée', 'votre arrivée'],
    ['de', 'Ihr Anreisetag', 'Ihr Anreisetag'],
    ['en', 'Your arrival', 'your arrival'],
  ] as const)('%s: %s', (language, text, expected) => {
    findLanguageBy(() => language);
    expect(inSentence(text)).toBe(expected);
  });
});
