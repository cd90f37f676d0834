import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/no-cards';

export const { noCardsTexts } = texts<typeof nl>(
  'browse/no-cards',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
