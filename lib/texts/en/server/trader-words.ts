import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/trader-words';

export const traderWords: InOtherWords<typeof nl.traderWords> = {
  private: 'Lets as a private person, not as a business.',
  privateMeans:
    'Consumer law, which protects guests dealing with businesses, does not apply to your agreement with this owner.',
  business: (number: string) => `Lets as a business, enterprise number ${number}.`,
  businessMeans: 'Consumer law applies to your agreement with this owner.',
};
