import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/ask/guest-stays';
import * as en from '@/lib/texts/en/ask/guest-stays';
import * as fr from '@/lib/texts/fr/ask/guest-stays';
import * as nl from '@/lib/texts/nl/ask/guest-stays';

export const { guestStayTexts } = texts<typeof nl>(
  'ask/guest-stays',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
