import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/cancellation';

export const {
  cancellationTexts,
  cancellationTableTexts,
  cancellationStepTexts,
  refundTexts,
  agreedTermsTexts,
} = texts<typeof nl>(
  'browse/cancellation',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
