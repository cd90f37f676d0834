import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/translator/translation';

export const translationTexts: InOtherWords<typeof nl.translationTexts> = {
  translate: 'Übersetzen',
  automatic: 'Automatische Übersetzung, auf diesem Gerät erstellt',
  original: 'Original anzeigen',
  working: 'Wird übersetzt …',
  downloading: (percent) => `Übersetzer wird geladen: ${percent}\u{a0}%`,
  stop: 'Abbrechen',
};

export const translationFaultTexts: InOtherWords<typeof nl.translationFaultTexts> = {
  forbidden: 'Ihr Browser lässt das Übersetzen hier nicht zu.',
  download: 'Der Übersetzer konnte nicht geladen werden. Versuchen Sie es später erneut.',
  failed: 'Die Übersetzung ist nicht gelungen. Versuchen Sie es später erneut.',
};
