import type { FieldErrors } from '@/lib/api/error-codes';
import type { Party, StayTerms } from '@/lib/stays/terms';
import { bookingRequestTexts } from '@/lib/texts/booking-requests';

type House = Pick<StayTerms, 'max_capacity' | 'pets_allowed'>;

/** Why this party cannot stay in the home, as errors on `adults` and `pets`; an empty object when it can. */
export function findPartyFaults(house: House, { adults, children, pets }: Party): FieldErrors {
  return {
    ...(adults + children > house.max_capacity && {
      adults: [bookingRequestTexts.tooMany(house.max_capacity)],
    }),
    ...(pets > 0 && !house.pets_allowed && { pets: [bookingRequestTexts.noPets] }),
  };
}
