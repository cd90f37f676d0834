import { describe, expect, it } from 'vitest';
import { readListingForm } from '@/lib/listings/form-contract';
import {
  applyListingForm,
  conceptIssues,
  emptyListingValues,
  listingFormSchema,
  needsReviewAgain,
  publishIssues,
  requiredToPublish,
} from '@/lib/listings/form-rules';
import { listingForm } from '@/tests/factories/listing-form';

const facts = { photos: 1, hasBillingDetails: true };
const valuesOf = (changes: Record<string, unknown> = {}) =>
  applyListingForm(emptyListingValues, readListingForm(listingForm(changes)).input);

describe('reading the form', () => {
  it('turns the texts of a form into values', () => {
    const { input, faults } = readListingForm(listingForm());
    expect(faults).toEqual({});
    expect(input).toMatchObject({
      listing_city_id: 11,
      price: 95,
      check_in: '15:00:00',
      rental_period_night: true,
      rental_period_year: false,
      listing_option_9: 1,
      reservation_advance_period: 365,
      phone_number: '0032470123456',
    });
  });

  it.each([
    ['an empty text is null', { price: '', description: '  ' }, { price: null, description: null }],
    [
      'spaces around go',
      { price: ' 95 ', name_holiday_home: '  Zee  zicht ' },
      { price: 95, name_holiday_home: 'Zee zicht' },
    ],
    [
      'JSON values are taken as they are',
      { price: 95, rental_period_week: true, phone_number: null },
      { price: 95, rental_period_week: true, phone_number: null },
    ],
    [
      'times get their seconds',
      { check_in: '16:30', check_out: '10:00:00' },
      { check_in: '16:30:00', check_out: '10:00:00' },
    ],
    [
      'managers lose blanks',
      { managers: { 0: ' An@kust.test ', 1: '', 10: 'bo@kust.test' } },
      { managers: ['An@kust.test', 'bo@kust.test'] },
    ],
    ['no managers at all', { managers: '' }, { managers: [] }],
    [
      'line ends count once',
      { description: `${'a'.repeat(100)}\r\n${'b'.repeat(649)}` },
      { description: `${'a'.repeat(100)}\n${'b'.repeat(649)}` },
    ],
    ['what is not sent is undefined', { price: undefined }, { price: undefined }],
  ])('%s', (_what, changes, expected) => {
    const { input, faults } = readListingForm({ ...listingForm(), ...changes });
    expect(faults).toEqual({});
    expect(input).toMatchObject(expected);
  });

  it('keeps what is sound beside what is not', () => {
    const { input, faults } = readListingForm(listingForm({ price: '95,50', max_capacity: '11' }));
    expect(Object.keys(faults).toSorted()).toEqual(['max_capacity', 'price']);
    expect(input.name_holiday_home).toBe('Zeezicht');
    expect(input.price).toBeUndefined();
  });

  it.each([null, undefined, 'x', 7, []])('reads %j as a form without fields', (raw) => {
    expect(readListingForm(raw)).toEqual({ input: {}, faults: {} });
  });
});

describe('publishing', () => {
  it('has nothing against a whole home', () => {
    expect(publishIssues(valuesOf(), facts)).toEqual({});
  });

  it('names everything that is missing at once', () => {
    const issues = publishIssues(emptyListingValues, { photos: 0, hasBillingDetails: false });
    const others = ['rental_period_night', 'images_pool', 'billing'];
    expect(Object.keys(issues).toSorted()).toEqual([...requiredToPublish, ...others].toSorted());
  });

  it('does not let the longest stay be shorter than the shortest', () => {
    expect(Object.keys(conceptIssues(valuesOf({ min_stay: '7', max_stay: '6' })))).toEqual(['max_stay']);
  });

  it('asks of a concept its number alone', () => {
    expect(Object.keys(conceptIssues(emptyListingValues))).toEqual(['logiesdecreet']);
  });
});

describe('what fits together', () => {
  it('gives a studio one bedroom', () => {
    expect(valuesOf({ property_type: 'studio', number_of_bedrooms: '3' }).number_of_bedrooms).toBe(1);
  });

  it.each(['villa', 'house'])('puts a %s on no floor', (type) => {
    expect(valuesOf({ listing_option_1: '4' }).listing_option_1).toBe(4);
    expect(valuesOf({ property_type: type, listing_option_1: '4' }).listing_option_1).toBeNull();
  });

  it.each([
    ['price', '96', false],
    ['name_residence', 'Ander gebouw', false],
    ['logiesdecreet', '900999', true],
    ['address_house_number', '5', true],
    ['listing_city_id', '3', true],
  ])('a change of %s to %s: review again is %s', (field, value, expected) => {
    expect(needsReviewAgain(valuesOf(), valuesOf({ [field]: value }))).toBe(expected);
  });
});

describe('the schema of the form in the browser', () => {
  it('says what is wrong and what is missing, each under its field', () => {
    const result = listingFormSchema({ publish: { ...facts, photos: 0 } }).safeParse(
      listingForm({ price: '1,5', description: '' }),
    );
    expect(result.error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['price', 'Vanafprijs moet een ronde prijs zijn, zonder komma'],
      ['description', 'Omschrijving is verplicht.'],
      ['images_pool', 'Voeg minstens één foto toe.'],
    ]);
  });

  it('takes a concept that holds nothing but its number', () => {
    const result = listingFormSchema({ publish: null }).safeParse({ logiesdecreet: '900001', price: '' });
    expect(result.data).toMatchObject({ logiesdecreet: '900001', price: null });
  });
});
