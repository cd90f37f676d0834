import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/shell/layout';
import * as en from '@/lib/texts/en/shell/layout';
import * as fr from '@/lib/texts/fr/shell/layout';
import * as nl from '@/lib/texts/nl/shell/layout';

export const { layoutTexts } = texts<typeof nl>(
  'shell/layout',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
