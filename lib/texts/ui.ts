import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/shell/ui';
import * as en from '@/lib/texts/en/shell/ui';
import * as fr from '@/lib/texts/fr/shell/ui';
import * as nl from '@/lib/texts/nl/shell/ui';

export const { uiTexts } = texts<typeof nl>(
  'shell/ui',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
