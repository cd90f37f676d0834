import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/server/trader-words';
import * as en from '@/lib/texts/en/server/trader-words';
import * as fr from '@/lib/texts/fr/server/trader-words';
import * as nl from '@/lib/texts/nl/server/trader-words';

export const { traderWords } = texts<typeof nl>(
  'server/trader-words',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
