import { describe, expect, it } from 'vitest';
import { rentalPeriodFlags } from '@/lib/listings/kinds';
import { noFurtherRules } from '@/lib/stays/terms';
import { plainTariff } from '@/tests/support/plain-tariff';
import { toFieldErrors } from '@/lib/api/zod';
import { bookingRequestCall, bookingRequestInputFor } from '@/lib/booking-requests/contract';
import type { StayTerms } from '@/lib/stays/terms';

const terms: StayTerms = {
  rules: {
    min_stay: 2,
    max_stay: 14,
    max_days_reservation_advance: 90,
    ...rentalPeriodFlags('night'),
    ...noFurtherRules,
  },
  today: '2027-06-01',
  booked: [{ start: '2027-07-10', end: '2027-07-12' }],
  blocked: [],
  seasons: [],
  tariff: plainTariff(100),
  max_capacity: 4,
  cots: 0,
  pets_allowed: false,
};

const good = {
  first_name: 'Jan',
  last_name: 'Janssens',
  date_of_birth: '1980-03-02',
  email: 'jan@kustverblijf.test',
  country: 'be',
  start_date: '2027-07-05',
  end_date: '2027-07-10',
  number_of_adults: 2,
  number_of_children: 0,
  message: 'Wij komen graag.',
};

const errorsOf = (changes: object, changedTerms: Partial<StayTerms> = {}) => {
  const result = bookingRequestInputFor({ ...terms, ...changedTerms }).safeParse({ ...good, ...changes });
  return result.success ? {} : toFieldErrors(result.error);
};

describe('a booking request', () => {
  it('is taken with what must be filled in, and without what may be left out', () => {
    const result = bookingRequestInputFor(terms).parse({ ...good, street_name: ' ', phone_number: null });
    expect(result).toMatchObject({ street_name: null, phone_number: null, house_number: null, city: null });
    expect(result.number_of_pets).toBeUndefined();
  });

  it.each([
    ['start_date', { end_date: '2027-07-05' }, 'De dag van vertrek moet na de dag van aankomst liggen.'],
    [
      'start_date',
      { start_date: '2027-05-30', end_date: '2027-06-02' },
      'De dag van aankomst is al voorbij.',
    ],
    [
      'start_date',
      { start_date: '2027-08-25', end_date: '2027-08-31' },
      'Deze vakantiewoning kan tot en met 30 augustus 2027 gereserveerd worden.',
    ],
    [
      'start_date',
      { end_date: '2027-07-06' },
      'Een verblijf in deze vakantiewoning duurt minstens 2 nachten.',
    ],
    [
      'start_date',
      { start_date: '2027-06-10', end_date: '2027-06-30' },
      'Een verblijf in deze vakantiewoning duurt hoogstens 14 nachten.',
    ],
    ['start_date', { end_date: '2027-07-11' }, 'Deze dagen zijn niet vrij. Kies andere dagen.'],
    [
      'number_of_adults',
      { number_of_children: 3 },
      'In deze vakantiewoning kunnen hoogstens 4 personen verblijven, kinderen inbegrepen.',
    ],
    ['number_of_pets', { number_of_pets: 1 }, 'In deze vakantiewoning zijn geen huisdieren toegelaten.'],
    [
      'date_of_birth',
      { date_of_birth: '2006-07-06' },
      'De hoofdhuurder moet op de dag van aankomst minstens 21 jaar zijn.',
    ],
  ])('has its sentence on %s for %j', (field, changes, sentence) => {
    expect(errorsOf(changes)).toEqual({ [field]: [sentence] });
  });

  it('names the periods that a home is let for', () => {
    const rules = {
      ...terms.rules,
      rental_period_night: false,
      rental_period_week: true,
      rental_period_weekend: true,
    };
    expect(errorsOf({}, { rules }).start_date).toEqual([
      'Deze vakantiewoning wordt verhuurd per week of weekend. Kies een aankomst en een vertrek die daarbij passen.',
    ]);
  });

  it('may be made by someone who turns 21 on the day of arrival', () => {
    expect(errorsOf({ date_of_birth: '2006-07-05' })).toEqual({});
  });

  it('can begin and end where other stays touch it', () => {
    expect(errorsOf({ start_date: '2027-07-12', end_date: '2027-07-15' })).toEqual({});
  });

  it('takes no pets for no trouble, and asks for their number only where they are welcome', () => {
    expect(errorsOf({ number_of_pets: 0 })).toEqual({});
    expect(errorsOf({}, { pets_allowed: true })).toEqual({
      number_of_pets: ['Aantal huisdieren is verplicht.'],
    });
    expect(errorsOf({ number_of_pets: '2' }, { pets_allowed: true })).toEqual({});
  });

  it('tells everything that is wrong at once', () => {
    const errors = errorsOf({
      first_name: ' ',
      number_of_children: 9,
      end_date: '2027-07-06',
      message: undefined,
    });
    expect(Object.keys(errors).toSorted()).toEqual([
      'first_name',
      'message',
      'number_of_adults',
      'start_date',
    ]);
  });

  it('tells it beside days that were not chosen yet', () => {
    const errors = errorsOf({ start_date: '', end_date: '', date_of_birth: '', number_of_children: 9 });
    expect(Object.keys(errors).toSorted()).toEqual([
      'date_of_birth',
      'end_date',
      'number_of_adults',
      'start_date',
    ]);
  });

  it.each([null, 'x', 7, []])('is not %j', (body) => {
    expect(bookingRequestInputFor(terms).safeParse(body).success).toBe(false);
  });

  it.each([
    ['2', true],
    [' 3 ', true],
    [1, true],
    ['2a', false],
    ['-1', false],
    ['1.5', false],
    [1.5, false],
    [0, false],
    ['', false],
    [null, false],
    [true, false],
  ])('%j adults: %s', (number_of_adults, right) => {
    expect(Object.keys(errorsOf({ number_of_adults }))).toEqual(right ? [] : ['number_of_adults']);
  });

  it('carries a bot-check token on the wire', () => {
    expect(bookingRequestCall.safeParse(good).success).toBe(false);
    expect(bookingRequestCall.safeParse({ ...good, g_recaptcha_response: 'x' }).success).toBe(true);
  });
});
