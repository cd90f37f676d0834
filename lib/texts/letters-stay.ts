import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/server/letters-stay';
import * as en from '@/lib/texts/en/server/letters-stay';
import * as fr from '@/lib/texts/fr/server/letters-stay';
import * as nl from '@/lib/texts/nl/server/letters-stay';

export const {
  receivedLetterTexts,
  approvedLetterTexts,
  confirmedLetterTexts,
  declinedLetterTexts,
  canceledLetterTexts,
  withdrawnLetterTexts,
  offerLetterTexts,
  changeLetterTexts,
  waitingLetterTexts,
} = texts<typeof nl>('server/letters-stay', typeof window === 'undefined' ? { nl, fr, de, en } : null);
