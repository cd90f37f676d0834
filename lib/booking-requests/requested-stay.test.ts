import { describe, expect, it } from 'vitest';
import { rentalPeriodFlags } from '@/lib/listings/kinds';
import { findStayFault } from '@/lib/stays/judge';
import { noFurtherRules } from '@/lib/stays/terms';
import { plainTariff } from '@/tests/support/plain-tariff';
import {
  adultsOf,
  judgeRequestedStay,
  plainBookingValues,
  readRequestedStay,
} from '@/lib/booking-requests/requested-stay';

const days = { arrival: '2027-07-03', departure: '2027-07-10' };
const none = {
  start_date: '',
  end_date: '',
  number_of_adults: null,
  number_of_children: null,
  number_of_pets: null,
};
const six = { max_capacity: 6, pets_allowed: true };

describe('readStayWish', () => {
  it('takes the stay and the guests over', () => {
    expect(readRequestedStay({ ...days, guests: '4' }, six)).toEqual({
      start_date: '2027-07-03',
      end_date: '2027-07-10',
      number_of_adults: 4,
      number_of_children: 0,
      number_of_pets: null,
    });
  });

  it.each([
    [{ guests: '5', children: '2', pets: '1' }, six, [3, 2, 1]],
    [{ guests: '2', children: '2' }, six, [2, 0, null]],
    [{ guests: '7', children: '2' }, six, [null, null, null]],
    [{ pets: '2' }, six, [null, null, 2]],
    [{ pets: '0' }, six, [null, null, null]],
    [{ guests: '2', pets: '1' }, { max_capacity: 6, pets_allowed: false }, [2, 0, null]],
  ])('reads who comes of %j for %j', (query, terms, party) => {
    const requested = readRequestedStay(query, terms);
    expect([requested.number_of_adults, requested.number_of_children, requested.number_of_pets]).toEqual(
      party,
    );
  });

  it.each([
    [{}, 'nothing'],
    [{ arrival: days.arrival }, 'half a stay'],
    [{ arrival: '2027-02-30', departure: '2027-03-02' }, 'no day'],
    [{ arrival: days.departure, departure: days.arrival }, 'backwards'],
    [{ arrival: days.arrival, departure: days.arrival }, 'no night'],
    [{ arrival: [days.arrival, days.arrival], departure: days.departure }, 'two arrivals'],
    [{ guests: '7' }, 'more than fit'],
    [{ guests: '0' }, 'nobody'],
    [{ guests: 'x' }, 'no number'],
    [{ guests: ['2', '3'] }, 'two numbers'],
  ])('overlooks %j: %s', (query, reason) => {
    expect(readRequestedStay(query, six), reason).toEqual(none);
  });
});

describe('judgeWish', () => {
  const terms = {
    rules: {
      min_stay: 3,
      max_stay: 30,
      max_days_reservation_advance: 365,
      ...rentalPeriodFlags('night'),
      ...noFurtherRules,
    },
    today: '2027-06-01',
    booked: [{ start: '2027-07-08', end: '2027-07-12' }],
    blocked: [],
    seasons: [],
    tariff: plainTariff(100),
    max_capacity: 4,
    pets_allowed: false,
  } as const;
  const requested = (start_date: string, end_date: string) => ({
    ...none,
    start_date,
    end_date,
    number_of_adults: 3,
  });

  it.each([
    ['2027-07-03', '2027-07-08'],
    ['', ''],
  ])('lets %s to %s be', (start, end) => {
    expect(judgeRequestedStay(requested(start, end), terms)).toEqual({
      requested: requested(start, end),
      refusal: null,
      nearest: [],
      taken: null,
    });
  });

  it.each([
    ['2027-07-03', '2027-07-10', /za 3 – za 10 jul 2027.*niet vrij/, true],
    ['2027-07-03', '2027-07-05', /minstens 3 nachten/, false],
    ['2027-05-03', '2027-05-10', /voorbij/, false],
  ])('refuses %s to %s, and says why; the guests stay', (start, end, why, isTaken) => {
    const judged = judgeRequestedStay(requested(start, end), terms);
    expect(judged.requested).toEqual(requested('', ''));
    expect(judged.refusal).toMatch(why);
    expect(judged.taken).toEqual(isTaken ? { start, end } : null);
    expect(judged.nearest).toHaveLength(3);
    for (const stay of judged.nearest) expect(findStayFault(terms, stay)).toBeNull();
  });
});

describe('the form begins', () => {
  it.each([
    [null, 6, 2],
    [null, 1, 1],
    [4, 6, 4],
  ])('for %j guests in a home for %i with %i adults', (wished, most, adults) => {
    const requested = { ...none, number_of_adults: wished };
    expect(adultsOf(requested, { max_capacity: most })).toBe(adults);
    expect(plainBookingValues(requested, { max_capacity: most })).toMatchObject({
      number_of_adults: String(adults),
    });
  });
});
