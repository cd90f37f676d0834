import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/offline';

export const offlineTexts: InOtherWords<typeof nl.offlineTexts> = {
  documentTitle: 'Pas d’internet',
  title: 'Pas d’internet pour le moment',
  text: 'Cette page n’a pas pu être chargée. Dès que la connexion revient, vous continuez automatiquement.',
  retry: 'Réessayer',
  favorites: 'Vos favoris',
  requests: 'Vos demandes',
  request: (days, code) => `${days}, demande ${code}`,
};
