import { texts } from '@/lib/languages/texts';
import * as de from '@/lib/texts/de/browse/ui-calendar';
import * as en from '@/lib/texts/en/browse/ui-calendar';
import * as fr from '@/lib/texts/fr/browse/ui-calendar';
import * as nl from '@/lib/texts/nl/browse/ui-calendar';

export const { calendarDayTexts } = texts<typeof nl>(
  'browse/ui-calendar',
  typeof window === 'undefined' ? { nl, fr, de, en } : null,
);
