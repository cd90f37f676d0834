/** What comes back to the guest of a stay that is canceled (docs/rules/booking-requests.md#terms). */
import { totalCentsOf } from '@/lib/booking-requests/paid';
import type { BookingRequestStatus, RequestParty } from '@/lib/booking-requests/lifecycle';
import type { Refund, RequestTerms } from '@/lib/booking-requests/terms-contract';
import { addDays, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { PaymentTerms } from '@/lib/payments/terms-contract';
import { cancellationSteps, comesBack } from '@/lib/stays/cancellation';
import type { Cancellation } from '@/lib/listings/kinds';
import type { Quote } from '@/lib/stays/quote';

/** Of a stay with these terms, requested on `today`. */
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

/** The same terms with their days as many days later (negative: earlier) as the arrival. */
export const movedTerms = (terms: RequestTerms, days: number): RequestTerms => ({
  ...terms,
  steps: terms.steps.map(({ until, ...step }) => ({ ...step, until: until && addDays(until, days) })),
});

interface Priced {
  price: number;
  quote: Pick<Quote, 'total_cents' | 'lines'> | null;
  agreed_total_cents: number | null;
  /** What of a changed total is paid on the spot; null: as in the quote. */
  on_site_cents?: number | null;
}

/** What of a quote is compulsory and paid on the spot. */
export const onSiteCentsOf = ({ lines }: Pick<Quote, 'lines'>): number =>
  lines.reduce(
    (total, { on_site, optional, amount_cents: cents }) => total + (on_site && !optional ? cents : 0),
    0,
  );

/** The total, as agreed if so, less the compulsory costs that are paid on the spot. */
export function baseCentsOf(stay: Priced): number {
  const onSite = stay.on_site_cents ?? (stay.quote ? onSiteCentsOf(stay.quote) : 0);
  return Math.max(0, totalCentsOf(stay) - onSite);
}

interface Refundable extends Priced {
  status: BookingRequestStatus;
  canceledBy: RequestParty | null;
  /** It was a stay, not only a request. */
  wasApproved: boolean;
  arrival: Day;
  terms: RequestTerms | null;
  /** The last decision: the cancelation of a canceled stay. */
  decidedAt: Date | null;
}

/**
 * As of `now` while the stay is approved and to come, as it was once it is canceled. Null for anything else, and where
 * no terms were kept, unless the landlord canceled: then all of it comes back.
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
