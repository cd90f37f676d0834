import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/thank-you';
import { counted } from '@/lib/texts/fr/words';

export const thankYouTexts: InOtherWords<typeof nl.thankYouTexts> = {
  leaving: (seconds) =>
    `Dans ${counted(seconds, 'seconde', 'secondes')}, vous retournerez automatiquement à l’accueil.`,
  stay: 'Rester sur cette page',
  stayed: 'Vous restez sur cette page.',
  frontPage: 'Retour à l’accueil',
};
