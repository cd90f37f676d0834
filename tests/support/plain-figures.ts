/** The figures of homes by month, counted the long way from rows, to hold the statement of the server against. */
import { addDays, dayOfMoment, eachDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { MonthFigures } from '@/lib/statistics/contract';

export interface PlainRequest {
  home: number;
  /** Whether its landlord wrote it down: a stay, and no request. */
  isOwn: boolean;
  status: 'pending' | 'approved' | 'declined' | 'canceled';
  start: Day;
  nights: number;
  createdAt: Date;
  approvedAt: Date | null;
  /** Whole euros of each night as it was asked, with what the discounts take off; null for an older request. */
  asked: { prices: number[]; discountCents: number } | null;
  /** Of an accepted offer. */
  agreedCents: number | null;
  /** Whole euros of the stay. */
  price: number;
}

export interface PlainViews {
  home: number;
  day: Day;
  views: number;
}

export interface PlainWorld {
  homes: readonly number[];
  requests: readonly PlainRequest[];
  views: readonly PlainViews[];
}

export const endOf = ({ start, nights }: PlainRequest): Day => addDays(start, nights);

/** Cents of each night of a stay; together they are what the stay brings, to the cent. */
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

/** Of whole numbers from 0, without fractions on the way. */
const roundHalfUp = (top: number, bottom: number) => Math.floor((2 * top + bottom) / (2 * bottom));

/** The months from `from` to `to`, both 'YYYY-MM' and in it. */
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

function figuresOf({ homes, requests, views }: PlainWorld, month: string): MonthFigures {
  const isIn = (day: Day) => day.startsWith(month);
  const own = requests.filter(({ home }) => homes.includes(home));
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
      .filter(({ home, day }) => homes.includes(home) && isIn(day))
      .reduce((sum, { views: n }) => sum + n, 0),
    requests: asked.filter(({ createdAt }) => isIn(dayOfMoment(createdAt))).length,
    approvals: asked.filter(({ approvedAt }) => approvedAt && isIn(dayOfMoment(approvedAt))).length,
    nights: inMonth.length,
    occupancy: Math.round((inMonth.length * 100) / (days * homes.length)),
    income_cents: inMonth.reduce((sum, { cents }) => sum + cents, 0),
  };
}
