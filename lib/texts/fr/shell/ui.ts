import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/shell/ui';

export const uiTexts: InOtherWords<typeof nl.uiTexts> = {
  close: 'Fermer',
  cancel: 'Annuler',
  loading: 'Un instant',
  actsOf: (name) => `Actions\u{a0}: ${name}`,
  retry: 'Réessayer',
  toasts: 'Notifications',
  breadcrumb: 'Fil d’Ariane',
  partFailed: 'Cette partie n’a pas pu se charger. Vérifiez votre connexion et rechargez la page.',
};
