/** The monthly figures of listings, computed the simple way from rows, to compare with the server's SQL. */
import { addDays, dayOfMoment, eachDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { MonthFigures } from '@/lib/statistics/contract';

export interface PlainRequest {
  listing: number;
  /** Whether it is an own booking: a stay without a request. */
  isOwn: boolean;
  status: 'pending' | 'approved' | 'declined' | 'canceled';
  start: Day;
  nights: number;
  createdAt: Date;
  approvedAt: Date | null;
  /** The price of each night as quoted, in whole euros, and what discounts subtract; null for an older request. */
  asked: { prices: number[]; discountCents: number } | null;
  /** The total of an accepted offer. */
  agreedCents: number | null;
  /** The price of the stay, in whole euros. */
  price: number;
}

export interface PlainViews {
  listing: number;
  day: Day;
  views: number;
}

export interface PlainWorld {
  listings: readonly number[];
  requests: readonly PlainRequest[];
  views: readonly PlainViews[];
}

export const endOf = ({ start, nights }: PlainRequest): Day => addDays(start, nights);

/** The cents of each night of a stay; they add up to the stay's total exactly. */
function nightlyCents({ nights, asked, agreedCents, price }: PlainRequest): number[] {
  const weights = asked && agreedCents === null ? asked.prices : Array.from({ length: nights }, () => 1);
  const discount = asked ? asked.discountCents : 0;
  const total = agreedCents ?? price * 100 + discount;
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  return weights.map((weight) => {
    const share = roundHalfUp(total * (before + weight), whole) - roundHalfUp(total * before, whole);
    before += weight;
    return share;
  });
}

/** Rounds whole numbers from 0, without intermediate fractions. */
const roundHalfUp = (top: number, bottom: number) => Math.floor((2 * top + bottom) / (2 * bottom));

/** The months from `from` to `to`, both 'YYYY-MM' and inclusive. */
export function plainFigures(world: PlainWorld, from: string, to: string): MonthFigures[] {
  const months: string[] = [];
  for (let [year = 0, month = 0] = from.split('-').map(Number); ; month += 1) {
    if (month === 13) [year, month] = [year + 1, 1];
    const text = `${year}-${String(month).padStart(2, '0')}`;
    if (text > to) break;
    months.push(text);
  }
  return months.map((month) => figuresOf(world, month));
}

function figuresOf({ listings, requests, views }: PlainWorld, month: string): MonthFigures {
  const isIn = (day: Day) => day.startsWith(month);
  const own = requests.filter(({ listing }) => listings.includes(listing));
  const asked = own.filter(({ isOwn }) => !isOwn);
  const stays = own.filter(({ status }) => status === 'approved');
  const nights = stays.flatMap((stay) => {
    const cents = nightlyCents(stay);
    return eachDay(stay.start, endOf(stay)).map((day, place) => ({ day, cents: cents[place] ?? 0 }));
  });
  const inMonth = nights.filter(({ day }) => isIn(day));
  const [year = 0, number = 0] = month.split('-').map(Number);
  const days = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return {
    month,
    views: views
      .filter(({ listing, day }) => listings.includes(listing) && isIn(day))
      .reduce((sum, { views: n }) => sum + n, 0),
    requests: asked.filter(({ createdAt }) => isIn(dayOfMoment(createdAt))).length,
    approvals: asked.filter(({ approvedAt }) => approvedAt && isIn(dayOfMoment(approvedAt))).length,
    nights: inMonth.length,
    occupancy: Math.round((inMonth.length * 100) / (days * listings.length)),
    income_cents: inMonth.reduce((sum, { cents }) => sum + cents, 0),
  };
}
