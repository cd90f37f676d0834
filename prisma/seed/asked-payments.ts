/** What the demo landlords' upcoming guests are asked to pay, and how much they paid: each kind of stay in turn. */
import { baseCentsOf } from '@/lib/booking-requests/refund';
import { addDays, dayToUtcDate, utcDateToDay } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { planOf } from '@/lib/payments/plan';
import type { PaymentReminderKind } from '@/lib/payments/reminders';
import { referenceOf } from '@/lib/payments/reference';
import type { Quote } from '@/lib/stays/quote';
import type { Prisma } from '@/prisma/generated/client';
import { momentOn } from './moments';
import { accounts, paymentTermsOf } from './payment-terms';
import { Random } from './random';
import type { StayRow } from './requests';

type AskedRow = Prisma.PaymentRequestCreateManyInput & { id: number; dueDate: Date };

/**
 * How much of each payment of a plan was paid, in cents; in turn nothing, the advance and half of the next payment, the
 * advance, all.
 */
const paidOf: readonly ((asked: readonly AskedRow[]) => readonly number[])[] = [
  (asked) => asked.map(() => 0),
  (asked) =>
    asked.map(({ amountCents }, at) => (at === 0 ? amountCents : at === 1 ? Math.floor(amountCents / 2) : 0)),
  (asked) => asked.map(({ kind, amountCents }) => (kind === 'advance' ? amountCents : 0)),
  (asked) => asked.map(({ amountCents }) => amountCents),
];

/** The plan that the approval would have made. */
function askedRows(stay: StayRow, listing: { id: number; ownerId: number }, firstId: number): AskedRow[] {
  const [account, terms] = [
    accounts.find(({ userId }) => userId === listing.ownerId),
    paymentTermsOf(listing),
  ];
  if (!account || !terms) return [];
  const random = new Random(`payments/${stay.code}`);
  // Requests of the demo world have the quote that they were made with.
  const quote = stay.quote as Quote | null;
  return planOf(terms, {
    baseCents: baseCentsOf({ price: stay.price, quote, agreed_total_cents: null }),
    depositCents: quote?.deposit_cents ?? 0,
    arrival: utcDateToDay(stay.startDate),
    today: utcDateToDay(new Date(stay.approvedAt ?? 0)),
  }).map(({ kind, amount_cents: amountCents, due_date: due }, at) => ({
    ...{ id: firstId + at, bookingRequestId: stay.id, kind, amountCents, dueDate: dayToUtcDate(due) },
    reference: referenceOf(`${random.int(10_000, 99_999)}${random.int(10_000, 99_999)}`),
    ...{ iban: account.iban, holderName: account.holderName, createdAt: new Date(stay.approvedAt ?? 0) },
  }));
}

/** Days after the due day; negative means before it. */
const reminderDays: readonly (readonly [PaymentReminderKind, number])[] = [
  ['soon', -3],
  ['overdue', 1],
  ['overdue_again', 5],
];

/** The reminders that would have been sent by now, so that a new world mails nobody about payments due long ago. */
const remindersOf = ({ id, dueDate }: AskedRow, today: Day): Prisma.PaymentReminderCreateManyInput[] =>
  reminderDays
    .map(([kind, days]) => ({ kind, day: addDays(utcDateToDay(dueDate), days) }))
    .filter(({ day }) => day <= today)
    .map(({ kind, day }) => ({ paymentRequestId: id, kind, createdAt: momentOn(day, '08:00') }));

/**
 * The plans of upcoming stays that guests requested, what was paid until yesterday, and the requests again: guests who
 * have not paid everything have not been told how to get in.
 */
export function askedPayments(
  listings: readonly { id: number; ownerId: number }[],
  requests: readonly StayRow[],
  today: Day,
) {
  const owned = new Map(listings.map((listing) => [listing.id, listing]));
  const asked: AskedRow[] = [];
  const paid: Omit<Prisma.BookingPaymentCreateManyInput, 'id'>[] = [];
  const reminders: Prisma.PaymentReminderCreateManyInput[] = [];
  let stays = 0;
  const told = requests.map((stay): StayRow => {
    const listing = owned.get(stay.listingId);
    if (!listing || stay.status !== 'approved' || utcDateToDay(stay.endDate) <= today) return stay;
    const rows = askedRows(stay, listing, asked.length + 1);
    if (rows.length === 0) return stay;
    const amounts = paidOf[stays % paidOf.length]?.(rows) ?? [];
    stays += 1;
    asked.push(...rows);
    const open = rows.filter(({ amountCents }, at) => (amounts[at] ?? 0) < amountCents);
    reminders.push(...open.flatMap((row) => remindersOf(row, today)));
    const parts = rows.flatMap((row, at) => partOf(row, amounts[at] ?? 0, today));
    paid.push(...parts);
    const last = parts.findLast(({ createdAt }) => createdAt)?.createdAt;
    const isPaid = rows.every(({ amountCents }, at) => amounts[at] === amountCents);
    return { ...stay, arrivalInfoAt: isPaid ? (last ?? null) : null };
  });
  return { requests: told, paymentRequests: asked, reminders, paid };
}

function partOf(
  { id, bookingRequestId, kind, dueDate, createdAt }: AskedRow,
  amountCents: number,
  today: Day,
) {
  if (amountCents === 0) return [];
  const [due, yesterday] = [utcDateToDay(dueDate), addDays(today, -1)];
  const asked = utcDateToDay(new Date(createdAt ?? 0));
  const soon = addDays(asked, 2);
  const day = [due, yesterday, soon].reduce((a, b) => (a < b ? a : b));
  return [
    {
      ...{ bookingRequestId, paymentRequestId: id, amountCents },
      kind: kind === 'deposit' ? ('deposit' as const) : ('rent' as const),
      ...{ paidAt: dayToUtcDate(day), createdAt: momentOn(day, '20:05') },
    },
  ];
}
