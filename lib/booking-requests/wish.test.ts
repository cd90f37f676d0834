import { describe, expect, it } from 'vitest';
import { adultsOf, plainBookingValues, readStayWish } from '@/lib/booking-requests/wish';

const days = { arrival: '2027-07-03', departure: '2027-07-10' };
const none = { start_date: '', end_date: '', number_of_adults: null };

describe('readStayWish', () => {
  it('takes the stay and the guests over', () => {
    expect(readStayWish({ ...days, guests: '4' }, 6)).toEqual({
      start_date: '2027-07-03',
      end_date: '2027-07-10',
      number_of_adults: 4,
    });
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
    expect(readStayWish(query, 6), reason).toEqual(none);
  });
});

describe('the form begins', () => {
  it.each([
    [null, 6, 2],
    [null, 1, 1],
    [4, 6, 4],
  ])('for %j guests in a home for %i with %i adults', (wished, most, adults) => {
    const wish = { ...none, number_of_adults: wished };
    expect(adultsOf(wish, { max_capacity: most })).toBe(adults);
    expect(plainBookingValues(wish, { max_capacity: most })).toMatchObject({
      number_of_adults: String(adults),
    });
  });
});
