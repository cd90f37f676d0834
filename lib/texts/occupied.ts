import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/server/occupied';
import * as en from '@/lib/texts/en/server/occupied';
import * as fr from '@/lib/texts/fr/server/occupied';
import * as nl from '@/lib/texts/nl/server/occupied';

export const { occupiedTexts } = texts<typeof nl>(
  'server/occupied',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
