import { describe, expect, it } from 'vitest';
import { slotOfPicture } from '@/lib/listing-form/photos';
import type { NewSlot } from '@/lib/listing-form/photos';
import { typedTranslations } from '@/lib/listing-form/translations';
import { emptyValues } from '@/lib/listing-form/values';
import type { Intent, ListingFormValues } from '@/lib/listing-form/values';
import { isReviewedAgain, listingValuesSchema, wireEntries, wireFields } from '@/lib/listing-form/wire';
import { listingFormInput } from '@/lib/listings/form-contract';
import { MAX_HOUSE_RULES } from '@/lib/listings/form-limits';
import { listingFormTexts } from '@/lib/texts/listing-form';

const photo: NewSlot = {
  kind: 'new',
  key: '8b6c1c1e-93a4-4b1e-9d0c-0d6f3d2f7a11',
  url: 'blob:x',
  rotate: 90,
  description: '',
  file: new File(['x'], 'x.jpg', { type: 'image/jpeg' }),
  width: 1600,
  height: 1067,
};
const filled = (overrides: Partial<ListingFormValues> = {}): ListingFormValues => ({
  ...emptyValues(),
  registration_declared: 'yes',
  logiesdecreet: '900123',
  name_holiday_home: 'Zeezicht',
  listing_city_id: 11,
  property_type: 'apartment',
  max_capacity: 4,
  number_of_bedrooms: 2,
  number_of_bathrooms: 1,
  oceanview: 'front',
  rental_period_week: true,
  min_stay: 2,
  max_stay: 14,
  reservation_advance_period: 365,
  price: 95,
  description: 'Een licht appartement op de dijk. '.repeat(8),
  check_in: '15:00',
  check_out: '10:00',
  images_pool: [photo],
  ...overrides,
});
const faults = (values: ListingFormValues, intent: Intent = 'publish') =>
  Object.fromEntries(
    (listingValuesSchema(() => intent).safeParse(values).error?.issues ?? []).map(({ path, message }) => [
      path[0],
      message,
    ]),
  );

describe('the rooms', () => {
  const rooms: ListingFormValues['rooms'] = [
    { name: 'Slaapkamer 1', beds: [{ kind: 'double', count: 2 }] },
    { name: 'Berging', beds: [] },
  ];
  const sent = (values: ListingFormValues) =>
    wireEntries(values, { intent: 'save', before: [], updatedAt: null, today: '2027-01-01' }).filter(
      ([name]) => name.startsWith('rooms'),
    );

  it('are sent one field each', () => {
    expect(sent(filled({ rooms }))).toEqual([
      ['rooms[0][name]', 'Slaapkamer 1'],
      ['rooms[0][beds][0][kind]', 'double'],
      ['rooms[0][beds][0][count]', '2'],
      ['rooms[1][name]', 'Berging'],
    ]);
  });

  it('are sent empty where there are none, so that the last one can go', () => {
    expect(sent(filled())).toEqual([['rooms', '']]);
  });

  it('are refused without a name', () => {
    expect(faults(filled({ rooms: [{ name: ' ', beds: [] }] }))).toEqual({
      rooms: listingFormTexts.roomName,
    });
  });
});

describe('the check in the browser', () => {
  it('lets a complete form pass', () => {
    expect(faults(filled())).toEqual({});
  });

  it('asks a concept for its number alone', () => {
    expect(faults(emptyValues(), 'concept')).toEqual({
      logiesdecreet: 'Logiesdecreetnummer is verplicht.',
    });
  });

  it.each<[string, Partial<ListingFormValues>, string]>([
    ['price', { price: '95,50' }, listingFormTexts.roundPrice],
    ['phone_number', { phone_enabled: true, phone_digits: '12' }, listingFormTexts.phone],
    ['images_pool', { images_pool: [] }, listingFormTexts.photoNeeded],
    ['rental_period_night', { rental_period_week: false }, listingFormTexts.rentalPeriod],
    ['max_stay', { max_stay: 1 }, listingFormTexts.stayOrder],
  ])('says what is wrong with %s', (field, change, message) => {
    expect(faults(filled(change))).toMatchObject({ [field]: message });
  });

  it('names every field that publishing misses', () => {
    expect(Object.keys(faults(emptyValues())).toSorted()).toEqual([
      'check_in',
      'check_out',
      'description',
      'images_pool',
      'listing_city_id',
      'logiesdecreet',
      'max_capacity',
      'max_stay',
      'min_stay',
      'name_holiday_home',
      'number_of_bathrooms',
      'number_of_bedrooms',
      'oceanview',
      'price',
      'property_type',
      'registration_declared',
      'rental_period_night',
      'reservation_advance_period',
    ]);
  });
});

describe('the fields on the wire', () => {
  it('are all known to the contract and read back as they were meant', () => {
    const fields = wireFields(filled({ listing_option_3: '1', listing_option_4: '0', listing_option_2: 1 }));
    expect(Object.keys(fields).filter((name) => !(name in listingFormInput.shape))).toEqual([]);
    expect(listingFormInput.parse(fields)).toMatchObject({
      check_in: '15:00:00',
      rental_period_week: true,
      rental_period_night: false,
      listing_option_2: 1,
      listing_option_3: 1,
      listing_option_4: 0,
      // Untouched options are not stated.
      listing_option_5: null,
      phone_number: null,
      display_home_address: false,
    });
  });

  it('hold a phone only where it is switched on', () => {
    const phone = { phone_digits: '0470 12 34 56', phone_code: '0032' } as const;
    expect(wireFields(filled({ ...phone, phone_enabled: true })).phone_number).toBe('0032470123456');
    expect(wireFields(filled({ ...phone, phone_enabled: false })).phone_number).toBe('');
  });

  it('leave the floor of a house empty', () => {
    expect(wireFields(filled({ listing_option_1: 3, property_type: 'house' })).listing_option_1).toBe('');
  });
});

describe('what is sent', () => {
  const sent = (intent: Intent, updatedAt: string | null) =>
    Object.fromEntries(
      wireEntries(filled(), { intent, before: [], updatedAt, userId: 7, today: '2027-03-01' }),
    );
  const version = '2027-03-01T10:00:00.000Z';

  it('publishes a new listing without more, and keeps a concept off', () => {
    expect(sent('publish', null)).not.toHaveProperty('action');
    expect(sent('concept', null)).toMatchObject({ action: 'disable', disabled_at: '2027-03-01' });
    expect(sent('publish', null)).not.toHaveProperty('_method');
  });

  it('names the plan it is paid with where it is published, and nowhere else', () => {
    const named = (intent: Intent, plan?: string) =>
      Object.fromEntries(
        wireEntries(filled(), { intent, plan, before: [], updatedAt: version, today: '2027-03-01' }),
      ).plan;
    expect(named('publish', 'price_1')).toBe('price_1');
    expect(named('publish')).toBeUndefined();
    expect(named('concept', 'price_1')).toBeUndefined();
    expect(named('save', 'price_1')).toBeUndefined();
  });

  it('says of a known listing what becomes of it', () => {
    expect(sent('publish', version)).toMatchObject({ action: 'enable', _method: 'PUT', updated_at: version });
    expect(sent('concept', version)).toMatchObject({ action: 'disable' });
    expect(sent('concept', version)).not.toHaveProperty('disabled_at');
    expect(sent('save', version)).not.toHaveProperty('action');
  });

  it('sorts photos into new, kept and gone, the files at the end', () => {
    const kept = slotOfPicture({ id: 'k', url: '/fotos/k/1280.jpg', rotate: 0, description: 'Keuken' });
    const gone = slotOfPicture({ id: 'g', url: '/fotos/g/1280.jpg', rotate: 0, description: null });
    const entries = wireEntries(filled({ images_pool: [photo, kept] }), {
      intent: 'save',
      before: [gone, kept],
      updatedAt: version,
      today: '2027-03-01',
    });
    expect(Object.fromEntries(entries)).toMatchObject({
      'images_pool[store][0][id]': photo.key,
      'images_pool[store][0][rotate]': '90',
      'images_pool[store][0][order_number]': '1',
      'images_pool[store][0][description]': '',
      'images_pool[store][0][value]': photo.file,
      'images_pool[update][0][id]': 'k',
      'images_pool[update][0][order_number]': '2',
      'images_pool[update][0][description]': 'Keuken',
      'images_pool[delete][0][id]': 'g',
    });
    expect(entries.at(-1)?.[0]).toBe('images_pool[store][0][value]');
  });
});

it('goes back to review for another number or address, not for another text', () => {
  expect(isReviewedAgain(filled(), filled({ address_street_name: 'Kerkstraat' }))).toBe(true);
  expect(isReviewedAgain(filled(), filled({ description: 'Nieuw. '.repeat(40) }))).toBe(false);
});

describe('the texts in other languages', () => {
  const translations = typedTranslations(null);
  translations.fr.description = 'Un studio clair.';
  translations.de.house_rules = 'x'.repeat(MAX_HOUSE_RULES + 1);

  it('are sent one field each, empty where there is none, so that one can go', () => {
    const sent = wireEntries(filled({ translations }), {
      ...{ intent: 'save', before: [], updatedAt: null, today: '2027-01-01' },
    }).filter(([name]) => name.startsWith('translations'));
    expect(sent).toHaveLength(9);
    expect(sent).toContainEqual(['translations[fr][description]', 'Un studio clair.']);
    expect(sent).toContainEqual(['translations[en][arrival_info]', '']);
  });

  it('are refused each for itself, and have no minimum', () => {
    const { error } = listingValuesSchema(() => 'concept').safeParse(filled({ translations }));
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['translations.de.house_rules']);
  });

  it('change nothing about whether a home is reviewed again', () => {
    expect(isReviewedAgain(filled(), filled({ translations }))).toBe(false);
  });
});
