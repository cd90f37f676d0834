/**
 * Who comes along to a stay (docs/rules/party.md): the same four numbers in every address, form, quote, request and
 * email. Guests are adults and children; babies need no place of their own while there are cots for them.
 */
import type { FieldErrors } from '@/lib/api/error-codes';
import { partyFaultTexts, partyTexts } from '@/lib/texts/party';

/** The guests of a stay. */
export interface Party {
  /** From 18 years. */
  readonly adults: number;
  /** 2 to 17 years. */
  readonly children: number;
  /** Under 2 years. */
  readonly babies: number;
  readonly pets: number;
}

export type Comer = keyof Party;

/** In the order of addresses, forms and sentences. */
export const comers = ['adults', 'children', 'babies', 'pets'] as const satisfies readonly Comer[];

/** The numbers that an address can hold. */
export const partyBounds: Readonly<Record<Comer, { min: number; max: number }>> = {
  adults: { min: 1, max: 99 },
  children: { min: 0, max: 99 },
  babies: { min: 0, max: 5 },
  pets: { min: 0, max: 10 },
};

/** What a listing has room for. */
export interface House {
  readonly max_capacity: number;
  /** Cots in its rooms; a baby in one does not count as a person. */
  readonly cots: number;
  readonly pets_allowed: boolean;
}

/** The number of adults proposed if no party was named: two, if there is room for them. */
export const proposedAdults = ({ max_capacity: most }: Pick<House, 'max_capacity'>): number =>
  Math.min(2, most);

/** '2 volwassenen, 2 kinderen, 1 baby, 1 hond'; kinds with none are left out. */
export function partyText(party: Partial<Party>): string {
  return comers
    .flatMap((who) => {
      const count = party[who] ?? 0;
      return count > 0 ? [partyTexts[who](count)] : [];
    })
    .join(', ');
}

/** How many persons a home with this many cots must have room for. */
export const personsOf = ({ adults, children, babies }: Party, cots: number): number =>
  adults + children + Math.max(0, babies - cots);

/**
 * Why this party cannot stay in the home, as errors on `adults` (too many without the babies), `babies` (too many with
 * those without a cot) and `pets`; an empty object when it can.
 */
export function findPartyFaults(house: House, party: Party): FieldErrors {
  const { max_capacity: most, cots, pets_allowed } = house;
  const isFull = party.adults + party.children > most;
  return {
    ...(isFull && { adults: [partyFaultTexts.tooMany(most)] }),
    ...(!isFull && personsOf(party, cots) > most && { babies: [partyFaultTexts.noCots(cots)] }),
    ...(party.pets > 0 && !pets_allowed && { pets: [partyFaultTexts.noPets] }),
  };
}

/** Whether the home has room for the party and accepts its pets. */
export const fitsIn = (house: House, party: Party): boolean =>
  Object.keys(findPartyFaults(house, party)).length === 0;

/**
 * The party in an address, null if it names none. Invalid numbers are ignored. `guests`, which older links hold instead
 * of `adults`, counts the children too.
 *
 * @param valueOf a parameter of the address
 */
export function readParty(valueOf: (name: string) => string | null | undefined): Party | null {
  const count = (name: string, { min, max }: { min: number; max: number }) => {
    const value = Number(/^\d{1,2}$/.exec(valueOf(name) ?? '')?.[0] ?? Number.NaN);
    return value >= min && value <= max ? value : null;
  };
  const children = count('children', partyBounds.children) ?? 0;
  const guests = count('guests', partyBounds.adults);
  const adults =
    count('adults', partyBounds.adults) ?? (guests !== null && guests > children ? guests - children : null);
  const pets = count('pets', partyBounds.pets) ?? 0;
  if (adults === null) return pets > 0 ? { ...nobody, pets } : null;
  return { adults, children, babies: count('babies', partyBounds.babies) ?? 0, pets };
}

/** No adults: only the pets have been chosen, or nothing. */
export const nobody: Party = { adults: 0, children: 0, babies: 0, pets: 0 };

/** The party as query parameters; kinds with none are left out. */
export function partyParameters(party: Partial<Party>): Partial<Record<Comer, string>> {
  return Object.fromEntries(
    comers.flatMap((who) => {
      const count = party[who] ?? 0;
      return count > 0 ? [[who, String(count)]] : [];
    }),
  );
}
