import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/stay-faults';

export const { stayFaultTexts, dayReasonTexts, otherFaultTexts } = texts<typeof nl>(
  'browse/stay-faults',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
