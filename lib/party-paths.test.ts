import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  partyOf as partyOfForm,
  plainBookingValues,
  readRequestedStay,
} from '@/lib/booking-requests/requested-stay';
import { carriedParty, carriedQuery } from '@/lib/search/carried-range';
import { carriedStay } from '@/lib/search/carried-stay';
import { filtersToQuery, partyOf, readFilters } from '@/lib/search/filters';
import { alertFormPath } from '@/lib/search-alerts/form-address';
import { comers, partyBounds, partyParameters, readParty } from '@/lib/stays/party';
import type { Comer, Party } from '@/lib/stays/party';

const of = (who: Comer) => fc.integer(partyBounds[who]);
const party = fc.record({
  adults: of('adults'),
  children: of('children'),
  babies: of('babies'),
  pets: of('pets'),
});
const raw = (query: string) => Object.fromEntries(new URLSearchParams(query));

/** What each page makes of the address by which it was reached, from the search to the form. */
const ways: Readonly<Record<string, (query: string) => string>> = {
  search: (query) => filtersToQuery(readFilters(raw(query)).filters),
  'search as read': (query) => {
    const { filters } = readFilters(raw(query));
    return new URLSearchParams(partyParameters(partyOf(filters))).toString();
  },
  card: (query) => carriedStay(query).slice(1),
  home: (query) => carriedQuery((name) => raw(query)[name] ?? null),
  'home as chosen': (query) => new URLSearchParams(partyParameters(carriedParty(query))).toString(),
  alert: (query) => alertFormPath({ query }).split('?')[1] ?? '',
};

describe('along any path of pages', () => {
  it('the party that arrives is the party that left', () => {
    fc.assert(
      fc.property(party, fc.array(fc.constantFrom(...Object.keys(ways)), { maxLength: 12 }), (left, path) => {
        const query = path.reduce(
          (given, name) => ways[name]?.(given) ?? given,
          new URLSearchParams(partyParameters(left)).toString(),
        );
        expect(carriedParty(query)).toEqual(left);
        const requested = readRequestedStay(raw(query));
        expect(partyOfForm(requested, { max_capacity: 4 })).toEqual(left);
        const values = plainBookingValues(requested, { max_capacity: 4 });
        for (const who of comers) expect(values[`number_of_${who}`]).toBe(String(left[who]));
        expect(query).not.toContain('guests');
      }),
    );
  });

  it('an older link arrives as the party that it meant', () => {
    const older = ({ adults, children, pets }: Party) => ({
      guests: String(adults + children),
      ...(children > 0 && { children: String(children) }),
      ...(pets > 0 && { pets: String(pets) }),
    });
    const small = party.filter(({ adults, children }) => adults + children <= 99);
    fc.assert(
      fc.property(small, fc.constantFrom(...Object.keys(ways)), (left, name) => {
        const query = ways[name]?.(new URLSearchParams(older(left)).toString()) ?? '';
        expect(carriedParty(query)).toEqual({ ...left, babies: 0 });
      }),
    );
  });

  it('reads nothing from anything else', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.string()), (other) => {
        expect(readParty((name) => (Object.hasOwn(other, name) ? other[name] : null))).toBeNull();
      }),
    );
  });
});
