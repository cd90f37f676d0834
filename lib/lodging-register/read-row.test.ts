import { describe, expect, it } from 'vitest';
import { readCoordinate, readRegisterRow } from './read-row';
import type { RegisterRow } from './read-row';

const row: RegisterRow = {
  business_product_id: '900001',
  product_type: 'BASE',
  parent_product_ids: '',
  name: 'Residentie Zeewind',
  name_or_number: '0402',
  discriminator: 'HOLIDAY_COTTAGE',
  street: 'Zeedijk',
  house_number: '112',
  box_number: '0402',
  postal_code: '8400',
  city_name: 'Oostende',
  lat: '51.23310',
  long: '2.91160',
  status: 'NOTIFIED',
  maximum_capacity: '4',
};

describe('readRegisterRow', () => {
  it('reads a home', () => {
    expect(readRegisterRow(row)).toEqual({
      entry: {
        number: '900001',
        alternativeName: '0402',
        name: 'Residentie Zeewind',
        thoroughfare: 'Zeedijk',
        houseNumber: '112',
        houseNumberSuffix: '0402',
        municipality: 'Oostende',
        postCode: '8400',
        province: 'West-Vlaanderen',
        latitude: 51.2331,
        longitude: 2.9116,
        maximumCapacity: 4,
      },
    });
  });

  it.each([
    ['promotion', { product_type: 'PROMO' }],
    ['no holiday home', { discriminator: 'HOTEL' }],
    ['not active', { status: 'STOPPED' }],
    ['no usable number', { business_product_id: ' ' }],
    ['no usable number', { business_product_id: '12-34' }],
    ['no town', { city_name: '' }],
  ])('skips: %s', (skipped, change) => {
    expect(readRegisterRow({ ...row, ...change })).toEqual({ skipped });
  });

  it('leaves out what is missing, and half a point', () => {
    const read = readRegisterRow({
      ...row,
      house_number: '',
      box_number: ' ',
      lat: '',
      maximum_capacity: '',
    });
    expect(read).toMatchObject({
      entry: {
        houseNumber: null,
        houseNumberSuffix: null,
        latitude: null,
        longitude: null,
        maximumCapacity: null,
      },
    });
  });

  it.each([
    ['512983', [50.5, 51.7], 51.2983],
    ['30821', [2.4, 6.1], 3.0821],
    ['51,2983', [50.5, 51.7], 51.2983],
    ['51.2983', [50.5, 51.7], 51.2983],
    ['99', [50.5, 51.7], null],
    ['999999', [50.5, 51.7], null],
    ['noord', [50.5, 51.7], null],
    ['', [50.5, 51.7], null],
  ] as const)('reads the coordinate %s', (given, bounds, expected) => {
    expect(readCoordinate(given, bounds)).toBe(expected);
  });
});
