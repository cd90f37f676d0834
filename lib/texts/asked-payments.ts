import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/ask/asked-payments';
import * as en from '@/lib/texts/en/ask/asked-payments';
import * as fr from '@/lib/texts/fr/ask/asked-payments';
import * as nl from '@/lib/texts/nl/ask/asked-payments';

export const { askedPaymentTexts } = texts<typeof nl>(
  'ask/asked-payments',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
