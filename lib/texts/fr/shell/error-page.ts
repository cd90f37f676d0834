import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/shell/error-page';

export const errorPageTexts: InOtherWords<typeof nl.errorPageTexts> = {
  documentTitle: 'Une erreur s’est produite',
  title: 'Une erreur s’est produite',
  text: 'Cette page ne peut pas s’afficher pour le moment. Réessayez, ou revenez à l’accueil.',
  retry: 'Réessayer',
  frontPage: 'Retour à l’accueil',
};
