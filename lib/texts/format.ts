/** Dutch words for dates, times and counts. */

import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/shell/format';
import * as en from '@/lib/texts/en/shell/format';
import * as fr from '@/lib/texts/fr/shell/format';
import * as nl from '@/lib/texts/nl/shell/format';

export const { monthTexts, weekdayTexts, formatTexts, patternTexts } = texts<typeof nl>(
  'shell/format',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
