import { texts } from '@/lib/languages/texts';
import * as en from '@/lib/texts/en/ask/guest-payments';
import * as nl from '@/lib/texts/nl/ask/guest-payments';

export const { guestPaymentTexts } = texts<typeof nl>(
  'ask/guest-payments',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en } : null,
);
