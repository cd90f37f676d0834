import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/trader-words';

export const traderWords: InOtherWords<typeof nl.traderWords> = {
  private: 'Loue à titre privé, non comme entreprise.',
  privateMeans:
    'Le droit de la consommation, qui protège les vacanciers face aux entreprises, ne s’applique alors pas à votre contrat avec ce propriétaire.',
  business: (number: string) => `Loue comme entreprise, numéro d’entreprise ${number}.`,
  businessMeans: 'Le droit de la consommation s’applique à votre contrat avec ce propriétaire.',
};
