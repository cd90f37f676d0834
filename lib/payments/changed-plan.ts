/** How a change of a stay changes its payment plan (docs/rules/payments.md#a-changed-stay). Amounts are cents. */
import { addDays, diffDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { MOST_OF_ONE_CENTS } from '@/lib/payments/limits';
import type { PlannedPayment, PlanTerms } from '@/lib/payments/plan';

/** A current payment request. */
export interface StandingPayment extends PlannedPayment {
  id: number;
  paid_cents: number;
}

export interface StayChange {
  /** In the order in which they were requested. */
  standing: readonly StandingPayment[];
  /** Rent received without naming one of them. */
  unnamedCents: number;
  /** The amounts to be paid by transfer, before and after. */
  before: { baseCents: number; arrival: Day };
  after: { baseCents: number; arrival: Day };
  terms: Pick<PlanTerms, 'advance_days' | 'balance_days'>;
  today: Day;
}

export interface PlanChange {
  /** Withdrawn requests; `by` replaces one and takes over what was paid of it, null if nothing does. */
  replaced: { id: number; by: PlannedPayment | null }[];
  added: PlannedPayment[];
}

const earliest = (a: Day, b: Day): Day => (a < b ? a : b);
const latest = (a: Day, b: Day): Day => (a > b ? a : b);
const sum = (amounts: readonly number[]) => amounts.reduce((total, cents) => total + cents, 0);

const openOf = ({ amount_cents: asked, paid_cents: paid }: StandingPayment) => Math.max(0, asked - paid);

/**
 * The amount to be open afterwards: the new base less what was paid. What the landlord deliberately left out of the
 * plan, or requested above the base, stays so; payments that name no request first count towards what was left out.
 */
function openAfter({ unnamedCents, before, after }: StayChange, rent: readonly StandingPayment[]): number {
  const asked = sum(rent.map(({ amount_cents: cents }) => cents));
  const leftOut = before.baseCents - asked;
  const paid = sum(rent.map(({ paid_cents: cents }) => cents));
  return Math.max(0, after.baseCents - leftOut - paid - Math.max(0, unnamedCents - Math.max(0, leftOut)));
}

/**
 * Due days keep their distance to the arrival, except those of an advance, which stay; never later than the day before
 * arrival. Payments already late stay late; one that the change would make late is due like a new balance.
 */
function dueAfter({ before, after, terms, today }: StayChange) {
  const last = latest(today, addDays(after.arrival, -1));
  const soon = earliest(latest(today, addDays(today, terms.advance_days)), last);
  const shift = diffDays(before.arrival, after.arrival);
  return {
    of: ({ kind, due_date: due }: PlannedPayment): Day => {
      if (due < today || shift === 0) return due;
      const moved = kind === 'advance' ? due : addDays(due, shift);
      return moved < today ? soon : earliest(moved, last);
    },
    ofNew: (): Day => {
      const due = addDays(after.arrival, -terms.balance_days);
      return due < today ? soon : earliest(due, last);
    },
  };
}

/** The open amount of each payment afterwards, and the rest that none of them covers. */
function divide(rent: readonly StandingPayment[], target: number) {
  const open = new Map(rent.map((payment) => [payment.id, openOf(payment)]));
  const inOrder = rent.toSorted((a, b) => diffDays(b.due_date, a.due_date) || a.id - b.id);
  let difference = target - sum([...open.values()]);
  const balance = inOrder.findLast((payment) => payment.kind === 'balance' && openOf(payment) > 0);
  if (difference > 0 && balance) {
    const more = Math.min(difference, MOST_OF_ONE_CENTS - balance.amount_cents);
    open.set(balance.id, openOf(balance) + more);
    difference -= more;
  }
  for (const payment of inOrder.toReversed()) {
    const less = Math.min(openOf(payment), Math.max(0, -difference));
    if (less > 0) open.set(payment.id, openOf(payment) - less);
    difference += less;
  }
  return { open, rest: Math.max(0, difference) };
}

/**
 * An increase is added to the open balance, else requested as a new one; a decrease is taken from the last payment
 * backwards. A payment request never changes: another replaces it. The deposit keeps its amount. Without a plan nothing
 * is requested.
 */
export function changedPlan(change: StayChange): PlanChange {
  const rent = change.standing.filter(({ kind }) => kind !== 'deposit');
  if (rent.length === 0) return { replaced: [], added: [] };
  const { open, rest } = divide(rent, openAfter(change, rent));
  const due = dueAfter(change);
  const replaced = change.standing.flatMap((payment) => {
    const { id, kind, amount_cents, paid_cents, due_date } = payment;
    const left = open.get(id) ?? openOf(payment);
    const day = left > 0 ? due.of(payment) : due_date;
    if (left === openOf(payment) && day === due_date) return [];
    const cents = left === openOf(payment) ? amount_cents : left + paid_cents;
    return [{ id, by: cents > 0 ? { kind, amount_cents: cents, due_date: day } : null }];
  });
  const added: PlannedPayment[] =
    rest > 0 ? [{ kind: 'balance', amount_cents: rest, due_date: due.ofNew() }] : [];
  return { replaced, added };
}
