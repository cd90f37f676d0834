import type { InOtherWords } from '@/lib/languages/texts';
import { percent } from '@/lib/texts/fr/words';
import type * as nl from '@/lib/texts/nl/translator/translation';

export const translationTexts: InOtherWords<typeof nl.translationTexts> = {
  translate: 'Traduire',
  automatic: 'Traduction automatique, faite par cet appareil',
  original: 'Voir l’original',
  working: 'Traduction en cours…',
  downloading: (part) => `Téléchargement du traducteur\u{a0}: ${percent(part)}`,
  stop: 'Arrêter',
};

export const translationFaultTexts: InOtherWords<typeof nl.translationFaultTexts> = {
  forbidden: 'Votre navigateur ne permet pas de traduire ici.',
  download: 'Le traducteur n’a pas pu être téléchargé. Réessayez plus tard.',
  failed: 'La traduction n’a pas réussi. Réessayez plus tard.',
};
