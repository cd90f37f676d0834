import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/server/letters-payments';
import * as en from '@/lib/texts/en/server/letters-payments';
import * as fr from '@/lib/texts/fr/server/letters-payments';
import * as nl from '@/lib/texts/nl/server/letters-payments';

export const {
  payingLetterTexts,
  notedLetterTexts,
  reminderLetterTexts,
  planLetterTexts,
  depositLetterTexts,
  newAgreementLetterTexts,
} = texts<typeof nl>('server/letters-payments', typeof window === 'undefined' ? { nl, fr, de, en } : null);
