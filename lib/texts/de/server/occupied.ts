import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/occupied';

export const occupiedTexts: InOtherWords<typeof nl.occupiedTexts> = {
  internal: 'ein anderer Aufenthalt',
  blocked: 'ein gesperrter Zeitraum',
  airbnb: 'eine Buchung von Airbnb',
  booking_com: 'eine Buchung von Booking.com',
  other: 'eine Buchung aus einem verknüpften Kalender',
};
