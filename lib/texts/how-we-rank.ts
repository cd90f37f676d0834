import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/server/how-we-rank';
import * as en from '@/lib/texts/en/server/how-we-rank';
import * as fr from '@/lib/texts/fr/server/how-we-rank';
import * as nl from '@/lib/texts/nl/server/how-we-rank';

export const { rankTexts, rankSections } = texts<typeof nl>(
  'server/how-we-rank',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
