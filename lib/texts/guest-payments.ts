import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/ask/guest-payments';
import * as en from '@/lib/texts/en/ask/guest-payments';
import * as fr from '@/lib/texts/fr/ask/guest-payments';
import * as nl from '@/lib/texts/nl/ask/guest-payments';

export const { guestPaymentTexts } = texts<typeof nl>(
  'ask/guest-payments',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
