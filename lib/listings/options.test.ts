import { describe, expect, it } from 'vitest';
import {
  clearedListingOptions,
  findListingOption,
  findListingOptionByKey,
  isListingOptionValue,
  listingOptionId,
  listingOptions,
} from '@/lib/listings/options';
import type { ListingOptionKey } from '@/lib/listings/options';
import { propertyTypes } from '@/lib/listings/kinds';
import { listingOptionTexts } from '@/lib/texts/listings';

describe('listing options', () => {
  it('are numbered 1 to 30 in the order of the search filters', () => {
    expect(listingOptions.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
    expect(listingOptions.map(({ key }) => key).join(' ')).toBe(
      'floor parking_spaces wifi outdoor_space final_cleaning bed_linen bath_linen utilities pets_allowed ' +
        'wheelchair_accessible single_beds double_beds personal_welcome air_conditioning dishwasher lift ' +
        'washing_machine tv cot high_chair stair_gate terrace garden_fenced bicycle_storage charging_point ' +
        'fireplace sauna swimming_pool beach_cabin work_place',
    );
  });

  it('count floors, parking spaces and beds; all else is a switch', () => {
    expect(listingOptions.filter(({ kind }) => kind === 'count').map(({ id }) => id)).toEqual([1, 2, 11, 12]);
  });

  it('are found by id and by key', () => {
    expect(findListingOption(9)?.key).toBe('pets_allowed');
    expect(findListingOption(31)).toBeNull();
    expect(findListingOptionByKey('dishwasher')?.id).toBe(15);
    expect(findListingOptionByKey('jacuzzi')).toBeNull();
    expect(listingOptionId('pets_allowed')).toBe(9);
  });

  it('have names that tell them apart', () => {
    expect(new Set(Object.values(listingOptionTexts)).size).toBe(30);
  });

  it.each<[ListingOptionKey, number, boolean]>([
    ['wifi', 0, true],
    ['wifi', 1, true],
    ['wifi', 2, false],
    ['floor', 0, true],
    ['floor', 10, true],
    ['floor', 11, false],
    ['floor', -1, false],
    ['floor', 1.5, false],
    ['floor', Number.NaN, false],
  ])('%s may be %d: %s', (key, value, expected) => {
    const option = findListingOptionByKey(key);
    expect(option && isListingOptionValue(option, value)).toBe(expected);
  });

  it('no floor for a house or a villa', () => {
    const cleared = propertyTypes.filter((type) => clearedListingOptions(type).includes('floor'));
    expect(cleared).toEqual(['villa', 'house']);
  });
});
