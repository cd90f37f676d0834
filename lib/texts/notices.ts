import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/ask/notices';
import * as en from '@/lib/texts/en/ask/notices';
import * as fr from '@/lib/texts/fr/ask/notices';
import * as nl from '@/lib/texts/nl/ask/notices';

export const { noticeTexts } = texts<typeof nl>(
  'ask/notices',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
