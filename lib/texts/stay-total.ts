import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/stay-total';
import * as en from '@/lib/texts/en/browse/stay-total';
import * as fr from '@/lib/texts/fr/browse/stay-total';
import * as nl from '@/lib/texts/nl/browse/stay-total';

export const { stayTotalTexts } = texts<typeof nl>(
  'browse/stay-total',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
