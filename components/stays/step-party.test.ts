import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canStep, stepParty } from '@/components/stays/step-party';
import { partyOf, readFilters } from '@/lib/search/filters';
import { comers, nobody, partyParameters } from '@/lib/stays/party';

const step = fc.record({ who: fc.constantFrom(...comers), by: fc.constantFrom(1 as const, -1 as const) });

describe('choosing a party, step by step', () => {
  it.each(['children', 'babies'] as const)('adds an adult with the first of the %s', (who) => {
    expect(stepParty(nobody, who, 1)).toEqual({ ...nobody, adults: 1, [who]: 1 });
  });

  it.each([
    [{ adults: 1, children: 1, babies: 0, pets: 0 }, 'adults', -1],
    [{ adults: 1, children: 0, babies: 1, pets: 0 }, 'adults', -1],
    [{ adults: 0, children: 0, babies: 0, pets: 0 }, 'pets', -1],
    [{ adults: 15, children: 5, babies: 0, pets: 0 }, 'adults', 1],
    [{ adults: 2, children: 0, babies: 5, pets: 0 }, 'babies', 1],
    [{ adults: 0, children: 0, babies: 0, pets: 5 }, 'pets', 1],
  ] as const)('stops at %j for %s by %i', (party, who, by) => {
    expect(canStep(party, who, by)).toBe(false);
  });

  it('keeps the last adult where somebody has to come', () => {
    expect(canStep({ ...nobody, adults: 1 }, 'adults', -1, 1)).toBe(false);
    expect(canStep({ ...nobody, adults: 1 }, 'adults', -1)).toBe(true);
  });

  it('always results in a valid search, whatever is pressed', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        let party = nobody;
        for (const { who, by } of steps) if (canStep(party, who, by)) party = stepParty(party, who, by);
        const { filters, faults } = readFilters(partyParameters(party));
        expect([...faults]).toEqual([]);
        expect({ ...partyOf(filters), adults: filters.adults ?? 0 }).toEqual(party);
      }),
    );
  });
});
