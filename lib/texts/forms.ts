import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/ask/forms';
import * as en from '@/lib/texts/en/ask/forms';
import * as fr from '@/lib/texts/fr/ask/forms';
import * as nl from '@/lib/texts/nl/ask/forms';

export const { formTexts } = texts<typeof nl>(
  'ask/forms',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
