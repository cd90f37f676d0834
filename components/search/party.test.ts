import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canStep, nobody, partyFields, stepParty } from '@/components/search/party';
import { readFilters } from '@/lib/search/filters';

const step = fc.record({
  who: fc.constantFrom('adults' as const, 'children' as const, 'pets' as const),
  by: fc.constantFrom(1 as const, -1 as const),
});

describe('choosing a party, step by step', () => {
  it('adds an adult with the first child', () => {
    expect(stepParty(nobody, 'children', 1)).toEqual({ adults: 1, children: 1, pets: 0 });
  });

  it.each([
    [{ adults: 1, children: 1, pets: 0 }, 'adults', -1],
    [{ adults: 0, children: 0, pets: 0 }, 'pets', -1],
    [{ adults: 15, children: 5, pets: 0 }, 'adults', 1],
    [{ adults: 0, children: 0, pets: 5 }, 'pets', 1],
  ] as const)('stops at %j for %s by %i', (party, who, by) => {
    expect(canStep(party, who, by)).toBe(false);
  });

  it('always results in a valid search, whatever is pressed', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let party = nobody;
        for (const { who, by } of steps) if (canStep(party, who, by)) party = stepParty(party, who, by);
        const { filters, faults } = readFilters(partyFields(party));
        expect([...faults]).toEqual([]);
        expect(filters.guests ?? 0).toBe(party.adults + party.children);
        expect(filters.children ?? 0).toBe(party.children);
        expect(filters.pets ?? 0).toBe(party.pets);
      }),
    );
  });
});
