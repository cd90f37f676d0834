import { describe, expect, it } from 'vitest';
import {
  clearedByNumber,
  filledByRegister,
  listingNameOf,
  isRegisterField,
  numberToLookUp,
  townsToChoose,
} from '@/lib/listing-form/lodging';
import { cities, citiesOfMunicipality } from '@/lib/listings/cities';
import type { LodgingDto } from '@/lib/lodging-register/contract';

const town = (id: number, name: string) => ({ id, name });
const record = (overrides: Partial<LodgingDto> = {}): LodgingDto => ({
  alternative_name: 'Zonneschijn',
  name: 'Residentie Zeewind',
  thoroughfare: 'Zeedijk',
  house_number: '112',
  house_number_suffix: null,
  municipality: 'Oostende',
  listing_cities: [town(11, 'Oostende')],
  post_code: '8400',
  country: 'be',
  province: 'West-Vlaanderen',
  ...overrides,
});
const typed = {
  name_residence: 'Residentie Zeewind',
  address_street_name: 'Zeedijk',
  address_house_number: '112',
  address_house_number_suffix: '',
  address_postcode: '8400',
  listing_city_id: 11,
  name_holiday_home: 'Zonneschijn',
};

describe('numberToLookUp', () => {
  it.each([
    ['', null],
    ['90012', null],
    ['900123', '900123'],
    [' 900123 ', '900123'],
    ['\u2068900123\u2069', '900123'],
    ['9001234', null],
  ])('of %j is %j', (text, number) => {
    expect(numberToLookUp(text)).toBe(number);
  });
});

describe('the fields of the register', () => {
  it('are read-only before it answered, and where it said something', () => {
    expect(isRegisterField('address_street_name', 'unasked')).toBe(true);
    expect(isRegisterField('address_street_name', record())).toBe(true);
  });

  it('can be filled in where it said nothing, and where it does not know the number', () => {
    expect(isRegisterField('address_house_number_suffix', record())).toBe(false);
    expect(isRegisterField('address_street_name', 'unknown')).toBe(false);
  });
});

describe('filledByRegister', () => {
  it('fills in the address, the residence and a name that is still empty', () => {
    expect(filledByRegister({ name_holiday_home: '' }, record())).toEqual(typed);
    expect(filledByRegister({ name_holiday_home: 'Mijn thuis' }, record()).name_holiday_home).toBe(
      'Mijn thuis',
    );
  });

  it('chooses a single town, and none where there are several', () => {
    const heist = record({ listing_cities: [town(5, 'Knokke'), town(8, 'Heist')] });
    expect(filledByRegister(typed, record()).listing_city_id).toBe(11);
    expect(filledByRegister(typed, heist).listing_city_id).toBeNull();
    expect(filledByRegister(typed, record({ listing_cities: [] })).listing_city_id).toBeNull();
  });

  it('takes no door number for a name', () => {
    expect(listingNameOf(record({ alternative_name: '0402' }))).toBe('');
  });
});

describe('clearedByNumber', () => {
  it('leaves nothing of the former number', () => {
    expect(
      Object.values(clearedByNumber(typed, record())).every((value) => value === '' || value === null),
    ).toBe(true);
  });

  it('keeps a name that the owner wrote', () => {
    expect(clearedByNumber({ ...typed, name_holiday_home: 'Mijn thuis' }, record()).name_holiday_home).toBe(
      'Mijn thuis',
    );
  });
});

describe('townsToChoose', () => {
  // docs/rules/lodging-register.md#municipalities
  it.each([
    ['Knokke-Heist', ['Knokke', 'Heist']],
    ['Brugge', ['Zeebrugge']],
    ['Koksijde', ['Koksijde', 'Oostduinkerke']],
    ['De Haan', ['De Haan', 'Wenduine']],
    ['Middelkerke', ['Middelkerke', 'Westende']],
  ])('of %s are %j', (municipality, names) => {
    const listing_cities = citiesOfMunicipality(municipality).map(({ id, name }) => ({ id, name }));
    expect(townsToChoose(record({ municipality, listing_cities }), null).map(({ name }) => name)).toEqual(
      names,
    );
  });

  it('are all fourteen where the register names none', () => {
    expect(townsToChoose('unasked', 11)).toBe(cities);
    expect(townsToChoose(record({ listing_cities: [] }), null)).toBe(cities);
  });

  it('hold the chosen one, once', () => {
    const names = (chosen: number) => townsToChoose(record(), chosen).map(({ name }) => name);
    expect(names(11)).toEqual(['Oostende']);
    expect(names(3)).toEqual(['Oostende', 'De Haan']);
  });
});
