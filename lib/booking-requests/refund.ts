/** What the guest of a canceled stay gets back (docs/rules/booking-requests.md#terms). */
import { totalCentsOf } from '@/lib/booking-requests/paid';
import type { BookingRequestStatus, RequestParty } from '@/lib/booking-requests/lifecycle';
import type { Refund, RequestTerms } from '@/lib/booking-requests/terms-contract';
import { addDays, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { PaymentTerms } from '@/lib/payments/terms-contract';
import { cancellationSteps, comesBack } from '@/lib/stays/cancellation';
import type { Cancellation } from '@/lib/listings/kinds';
import type { Quote } from '@/lib/stays/quote';

/** The terms of a stay in this listing, requested on `today`. */
export function termsAsked(
  listing: {
    cancellation: Cancellation | null;
    houseRules: string | null;
    paymentTerms: PaymentTerms | null;
  },
  arrival: Day,
  today: Day,
): RequestTerms {
  const { cancellation, houseRules, paymentTerms } = listing;
  const steps = cancellationSteps(cancellation, arrival, today);
  return { cancellation, steps, payment: paymentTerms, house_rules: houseRules };
}

/** The terms with all their days moved by as many days as the arrival (negative: earlier). */
export const movedTerms = (terms: RequestTerms, days: number): RequestTerms => ({
  ...terms,
  steps: terms.steps.map(({ until, ...step }) => ({ ...step, until: until && addDays(until, days) })),
});

interface Priced {
  price: number;
  quote: Pick<Quote, 'total_cents' | 'lines'> | null;
  agreed_total_cents: number | null;
  /** The part of a changed total that is paid on the spot; null: as in the quote. */
  on_site_cents?: number | null;
}

/** The compulsory costs of a quote that are paid on the spot. */
export const onSiteCentsOf = ({ lines }: Pick<Quote, 'lines'>): number =>
  lines.reduce(
    (total, { on_site, optional, amount_cents: cents }) => total + (on_site && !optional ? cents : 0),
    0,
  );

/** The agreed or quoted total, less the compulsory costs that are paid on the spot. */
export function baseCentsOf(stay: Priced): number {
  const onSite = stay.on_site_cents ?? (stay.quote ? onSiteCentsOf(stay.quote) : 0);
  return Math.max(0, totalCentsOf(stay) - onSite);
}

interface Refundable extends Priced {
  status: BookingRequestStatus;
  canceledBy: RequestParty | null;
  /** It was an approved stay, not only a request. */
  wasApproved: boolean;
  arrival: Day;
  terms: RequestTerms | null;
  /** The last decision: the cancelation of a canceled stay. */
  decidedAt: Date | null;
}

/**
 * The refund: as of `now` for an approved, upcoming stay, as of the cancelation for a canceled one. Null for anything
 * else, and if no terms were stored, unless the landlord canceled: then everything is refunded.
 */
export function refundOf(stay: Refundable, now = new Date()): Refund | null {
  const { status, canceledBy, wasApproved, arrival, terms, decidedAt } = stay;
  const base_cents = baseCentsOf(stay);
  if (status === 'approved') {
    if (!terms || arrival <= todayIn(undefined, now)) return null;
    return { base_cents, ...comesBack(terms.steps, now, base_cents), at: null };
  }
  if (status !== 'canceled' || !wasApproved || !decidedAt) return null;
  const at = decidedAt.toISOString();
  if (canceledBy === 'landlord')
    return { percent: 100, base_cents, amount_cents: base_cents, until: null, at };
  return terms && { base_cents, ...comesBack(terms.steps, decidedAt, base_cents), at };
}
