import { texts } from '@/lib/languages/texts';
import * as nl from '@/lib/texts/nl/browse/ui-calendar';

export const { calendarDayTexts } = texts<typeof nl>(
  'browse/ui-calendar',
  typeof window === 'undefined' ? { nl, fr: nl, de: nl, en: nl } : null,
);
