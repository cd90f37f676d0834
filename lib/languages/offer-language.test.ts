import { expect, it } from 'vitest';
import { wantedLanguage } from '@/lib/languages/offer-language';

it.each([
  [['fr-BE', 'nl-BE'], 'fr'],
  [['nl', 'fr'], 'nl'],
  [['es-ES', 'de-AT', 'nl'], 'de'],
  [['pl', 'en-US'], 'en'],
  [['it'], 'nl'],
  [['frr'], 'nl'],
  [[], 'nl'],
] as const)('who reads %j is offered %s', (tags, wanted) => {
  expect(wantedLanguage(tags)).toBe(wanted);
});
