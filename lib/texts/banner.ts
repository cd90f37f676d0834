import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/server/banner';
import * as en from '@/lib/texts/en/server/banner';
import * as fr from '@/lib/texts/fr/server/banner';
import * as nl from '@/lib/texts/nl/server/banner';

export const { bannerTexts } = texts<typeof nl>(
  'server/banner',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
