/** When and how guests pay for a stay (docs/rules/payments.md#terms); the same for guest and landlord. */

import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/payment-terms';
import * as en from '@/lib/texts/en/browse/payment-terms';
import * as fr from '@/lib/texts/fr/browse/payment-terms';
import * as nl from '@/lib/texts/nl/browse/payment-terms';

export const { paymentTermsTexts } = texts<typeof nl>(
  'browse/payment-terms',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
