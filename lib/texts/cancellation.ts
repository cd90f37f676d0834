import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/cancellation';
import * as en from '@/lib/texts/en/browse/cancellation';
import * as fr from '@/lib/texts/fr/browse/cancellation';
import * as nl from '@/lib/texts/nl/browse/cancellation';

export const {
  cancellationTexts,
  cancellationTableTexts,
  cancellationStepTexts,
  refundTexts,
  agreedTermsTexts,
} = texts<typeof nl>('browse/cancellation', typeof window === 'undefined' ? { nl, fr, de, en } : null);
