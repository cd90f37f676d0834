import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/shell/missing-page';
import * as en from '@/lib/texts/en/shell/missing-page';
import * as fr from '@/lib/texts/fr/shell/missing-page';
import * as nl from '@/lib/texts/nl/shell/missing-page';

export const { notFoundTexts, tooBusyTexts } = texts<typeof nl>(
  'shell/missing-page',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
