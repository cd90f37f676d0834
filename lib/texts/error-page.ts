import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/shell/error-page';
import * as en from '@/lib/texts/en/shell/error-page';
import * as fr from '@/lib/texts/fr/shell/error-page';
import * as nl from '@/lib/texts/nl/shell/error-page';

export const { errorPageTexts } = texts<typeof nl>(
  'shell/error-page',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
