/** The payments requested from a guest: amounts in cents, due days in Brussels (docs/rules/payments.md#plan). */
import { addDays, diffDays } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';

export const paymentRequestKinds = ['advance', 'balance', 'deposit'] as const;
export type PaymentRequestKind = (typeof paymentRequestKinds)[number];

export const depositMoments = ['with_balance', 'on_arrival'] as const;

/** A landlord's terms: days after the approval, and before the arrival. */
export interface PlanTerms {
  advance_percent: number;
  advance_days: number;
  balance_days: number;
  deposit: (typeof depositMoments)[number];
}

export interface PlannedPayment {
  kind: PaymentRequestKind;
  amount_cents: number;
  due_date: Day;
}

interface Stay {
  /** The agreed total less what is paid on the spot. */
  baseCents: number;
  depositCents: number;
  arrival: Day;
  /** The day of the approval. */
  today: Day;
}

const earliest = (a: Day, b: Day): Day => (a < b ? a : b);
const latest = (a: Day, b: Day): Day => (a > b ? a : b);

/** A share of an amount, rounded half up to a cent. */
const shareOf = (cents: number, percent: number): number => Math.floor((cents * percent + 50) / 100);

/** Advance and balance, in that order; their sum is the base. */
function rentOf(terms: PlanTerms, { baseCents, arrival, today }: Stay): PlannedPayment[] {
  const soon = addDays(today, terms.advance_days);
  if (diffDays(today, arrival) < terms.balance_days) {
    const due_date = latest(today, earliest(soon, addDays(arrival, -1)));
    return [{ kind: 'balance', amount_cents: baseCents, due_date }];
  }
  const due_date = addDays(arrival, -terms.balance_days);
  const advance = shareOf(baseCents, terms.advance_percent);
  return [
    { kind: 'advance', amount_cents: advance, due_date: earliest(soon, due_date) },
    { kind: 'balance', amount_cents: baseCents - advance, due_date },
  ];
}

/**
 * The payments of a stay: advance and balance, or only a balance if its due day has already passed; the deposit with
 * the balance, if the terms say so. Zero amounts are left out.
 */
export function planOf(terms: PlanTerms, stay: Stay): PlannedPayment[] {
  const rent = rentOf(terms, stay);
  const due = rent.at(-1)?.due_date ?? stay.today;
  const deposit = terms.deposit === 'with_balance' ? stay.depositCents : 0;
  const payments: PlannedPayment[] = [...rent, { kind: 'deposit', amount_cents: deposit, due_date: due }];
  return payments.filter(({ amount_cents: cents }) => cents > 0);
}
