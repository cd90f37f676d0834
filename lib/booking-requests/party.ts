import { partyText as textOf } from '@/lib/stays/party';
import type { Party } from '@/lib/stays/party';

/** The party as a request names it, in the form and in the API. */
export interface PartyFields {
  number_of_adults: number;
  number_of_children: number;
  number_of_babies?: number;
  /** Left out if the listing does not allow pets. */
  number_of_pets?: number;
}

export const partyOfFields = (fields: PartyFields): Party => ({
  adults: fields.number_of_adults,
  children: fields.number_of_children,
  babies: fields.number_of_babies ?? 0,
  pets: fields.number_of_pets ?? 0,
});

/** '2 volwassenen, 1 kind' */
export const partyText = (fields: PartyFields): string => textOf(partyOfFields(fields));
