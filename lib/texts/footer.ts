import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/footer';
import * as en from '@/lib/texts/en/browse/footer';
import * as fr from '@/lib/texts/fr/browse/footer';
import * as nl from '@/lib/texts/nl/browse/footer';

export const { footerTexts } = texts<typeof nl>(
  'browse/footer',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
