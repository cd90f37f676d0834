import { describe, expect, it } from 'vitest';
import { rentalPeriodFlags } from '@/lib/listings/kinds';
import { findStayFault } from '@/lib/stays/judge';
import { noFurtherRules } from '@/lib/stays/terms';
import { plainTariff } from '@/tests/support/plain-tariff';
import { judgeRequestedStay } from '@/lib/booking-requests/judged-stay';
import { partyOf, plainBookingValues, readRequestedStay } from '@/lib/booking-requests/requested-stay';

const days = { arrival: '2027-07-03', departure: '2027-07-10' };
const none = { start_date: '', end_date: '', party: null };
const party = (adults: number, children = 0, babies = 0, pets = 0) => ({ adults, children, babies, pets });

describe('readRequestedStay', () => {
  it('takes the stay and the party over', () => {
    expect(readRequestedStay({ ...days, adults: '4' })).toEqual({
      start_date: '2027-07-03',
      end_date: '2027-07-10',
      party: party(4),
    });
  });

  it.each([
    [{ adults: '3', children: '2', babies: '1', pets: '1' }, party(3, 2, 1, 1)],
    [{ guests: '5', children: '2' }, party(3, 2)],
    // A party that does not fit is reported, not changed.
    [{ adults: '50' }, party(50)],
    [{ pets: '2' }, party(0, 0, 0, 2)],
    [{ pets: '0' }, null],
  ])('reads who comes of %j', (query, read) => {
    expect(readRequestedStay(query).party).toEqual(read);
  });

  it.each([
    [{}, 'nothing'],
    [{ arrival: days.arrival }, 'half a stay'],
    [{ arrival: '2027-02-30', departure: '2027-03-02' }, 'no day'],
    [{ arrival: days.departure, departure: days.arrival }, 'backwards'],
    [{ arrival: days.arrival, departure: days.arrival }, 'no night'],
    [{ arrival: [days.arrival, days.arrival], departure: days.departure }, 'two arrivals'],
    [{ adults: '0' }, 'nobody'],
    [{ adults: 'x' }, 'no number'],
    [{ adults: ['2', '3'] }, 'two numbers'],
    [{ children: '2' }, 'children alone'],
  ])('overlooks %j: %s', (query, reason) => {
    expect(readRequestedStay(query), reason).toEqual(none);
  });
});

describe('judgeRequestedStay', () => {
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
    cots: 0,
    pets_allowed: false,
  } as const;
  const requested = (start_date: string, end_date: string) => ({
    ...none,
    start_date,
    end_date,
    party: party(3),
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
    [null, 6, party(2)],
    [null, 1, party(1)],
    [party(0, 0, 0, 1), 6, party(2, 0, 0, 1)],
    [party(4, 1, 1), 6, party(4, 1, 1)],
    [party(8), 6, party(8)],
  ])('for %j in a home for %i with %j', (asked, most, shown) => {
    const requested = { ...none, party: asked };
    expect(partyOf(requested, { max_capacity: most })).toEqual(shown);
    expect(plainBookingValues(requested, { max_capacity: most })).toMatchObject({
      number_of_adults: String(shown.adults),
      number_of_babies: String(shown.babies),
    });
  });
});
