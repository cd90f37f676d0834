import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/trader-words';

export const traderWords: InOtherWords<typeof nl.traderWords> = {
  private: 'Vermietet privat, nicht als Unternehmen.',
  privateMeans:
    'Das Verbraucherrecht, das Gäste gegenüber Unternehmen schützt, gilt dann nicht für Ihren Vertrag mit diesem Vermieter.',
  business: (number: string) => `Vermietet als Unternehmen, Unternehmensnummer ${number}.`,
  businessMeans: 'Für Ihren Vertrag mit diesem Vermieter gilt das Verbraucherrecht.',
};
