import { describe, expect, it } from 'vitest';
import { factsLine } from '@/lib/listings/facts-line';

const listing = {
  property_type: 'apartment',
  max_capacity: 4,
  number_of_bedrooms: 2,
  number_of_bathrooms: 1,
  oceanview: 'front',
  settings: [],
  distance_to_beach_m: null,
} as const;

describe('factsLine', () => {
  it('says what kind of home it is, for how many, and what it has', () => {
    expect(factsLine(listing).replaceAll('\u00A0', ' ')).toBe(
      'Appartement voor 4 personen · 2 slaapkamers · 1 badkamer · frontaal zeezicht',
    );
  });

  it('parts no number from what it counts', () => {
    expect(factsLine(listing)).toContain('\u00A0· 2\u00A0slaapkamers');
  });

  it('says nothing of what it lacks, or of what nobody filled in', () => {
    expect(
      factsLine({ ...listing, property_type: 'studio', oceanview: 'no', number_of_bathrooms: null }),
    ).toBe('Studio voor 4\u00A0personen');
    expect(factsLine({ ...listing, property_type: null, max_capacity: null })).toMatch(
      /^Vakantiewoning\u00A0· /,
    );
  });
});
