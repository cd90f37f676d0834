import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/shell/menu';
import * as en from '@/lib/texts/en/shell/menu';
import * as fr from '@/lib/texts/fr/shell/menu';
import * as nl from '@/lib/texts/nl/shell/menu';

export const { menuTexts } = texts<typeof nl>(
  'shell/menu',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
