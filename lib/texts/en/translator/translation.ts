import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/translator/translation';

export const translationTexts: InOtherWords<typeof nl.translationTexts> = {
  translate: 'Translate',
  automatic: 'Automatic translation, made by this device',
  original: 'Show the original',
  working: 'Translating…',
  downloading: (percent) => `Downloading the translator: ${percent}%`,
  stop: 'Stop',
};

export const translationFaultTexts: InOtherWords<typeof nl.translationFaultTexts> = {
  forbidden: 'Your browser does not allow translating here.',
  download: 'The translator could not be downloaded. Please try again later.',
  failed: 'The translation failed. Please try again later.',
};
