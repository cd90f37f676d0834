import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/stay-faults';
import * as en from '@/lib/texts/en/browse/stay-faults';
import * as fr from '@/lib/texts/fr/browse/stay-faults';
import * as nl from '@/lib/texts/nl/browse/stay-faults';

export const { stayFaultTexts, dayReasonTexts, otherFaultTexts } = texts<typeof nl>(
  'browse/stay-faults',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
