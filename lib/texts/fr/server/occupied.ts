import type { InOtherWords } from '@/lib/languages/texts';
import type * as nl from '@/lib/texts/nl/server/occupied';

export const occupiedTexts: InOtherWords<typeof nl.occupiedTexts> = {
  internal: 'un autre séjour',
  blocked: 'une période bloquée',
  airbnb: 'une réservation d’Airbnb',
  booking_com: 'une réservation de Booking.com',
  other: 'une réservation d’un calendrier lié',
};
