import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/ask/api';

export const apiTexts: InOtherWords<typeof nl.apiTexts> = {
  network: 'Le serveur est injoignable. Vérifiez votre connexion internet et réessayez.',
  unreadable: 'Une erreur s’est produite. Réessayez plus tard.',
};
