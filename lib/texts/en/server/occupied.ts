import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/occupied';

export const occupiedTexts: InOtherWords<typeof nl.occupiedTexts> = {
  internal: 'another stay',
  blocked: 'a blocked period',
  airbnb: 'a booking from Airbnb',
  booking_com: 'a booking from Booking.com',
  other: 'a booking from a linked calendar',
};
