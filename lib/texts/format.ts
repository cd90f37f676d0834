/** Dutch words for dates, times and counts. */

import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/shell/format';

export const { monthTexts, weekdayTexts, formatTexts } = texts<typeof nl>(
  'shell/format',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
