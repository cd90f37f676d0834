import { describe, expect, it } from 'vitest';
import { inSentence } from '@/lib/format/words';
import { inLanguage } from '@/tests/support/in-language';

describe('within a sentence', () => {
  it.each([
    ['nl', 'Uw aankomst', 'uw aankomst'],
    ['fr', 'Votre arrivée', 'votre arrivée'],
    ['de', 'Ihr Anreisetag', 'Ihr Anreisetag'],
    ['en', 'Your arrival', 'your arrival'],
  ] as const)('%s: %s', (language, text, expected) => {
    expect(inLanguage(language, () => inSentence(text))).toBe(expected);
  });
});
