import 'server-only';

import { createHash } from 'node:crypto';
import { totalCentsOf } from '@/lib/booking-requests/paid';
import { partyOfFields } from '@/lib/booking-requests/party';
import { dayOfMoment, diffDays, utcDateToDay } from '@/lib/dates/day';
import { streetLine } from '@/lib/listings/address';
import { agreementLocales } from '@/lib/payments/agreement-locale';
import { isWhole } from '@/lib/payments/asked-name';
import type { Prisma } from '@/prisma/generated/client';
import { timeOfColumn } from '@/server/columns';
import type { Tx } from '@/server/db';
import { languagesOf } from '@/server/features/payments/agreement';
import type { AgreementFacts } from '@/server/features/payments/agreement';
import { toPaymentTerms } from '@/server/features/payments/told-terms';
import { writeAgreement } from '@/server/features/payments/write-agreement';
import { toBaseCents } from '@/server/features/requests/payment-columns';
import { toQuote, toTerms } from '@/server/features/requests/price-columns';

const agreedSelect = {
  code: true,
  locale: true,
  approvedAt: true,
  addressShared: true,
  ...{ firstName: true, lastName: true, streetName: true, houseNumber: true, city: true },
  ...{ startDate: true, endDate: true, checkIn: true, checkOut: true },
  ...{ numberOfAdults: true, numberOfChildren: true, numberOfBabies: true, numberOfPets: true },
  ...{ price: true, quote: true, agreedTotalCents: true, onSiteCents: true, terms: true, termsShift: true },
  paymentRequests: {
    where: { canceledAt: null },
    select: { kind: true, amountCents: true, dueDate: true },
    orderBy: { id: 'asc' },
  },
  listing: {
    select: {
      ...{ slug: true, nameHolidayHome: true, nameResidence: true, logiesdecreet: true, phoneNumber: true },
      ...{ addressStreetName: true, addressHouseNumber: true, addressHouseNumberSuffix: true },
      ...{ addressPostcode: true, checkIn: true, checkOut: true, houseRules: true, agreementClause: true },
      city: { select: { name: true } },
      user: { select: { firstName: true, lastName: true, phoneNumber: true } },
      paymentTerms: true,
    },
  },
} as const satisfies Prisma.BookingRequestSelect;

type AgreedRow = Prisma.BookingRequestGetPayload<{ select: typeof agreedSelect }>;

const fullName = ({ firstName, lastName }: { firstName: string; lastName: string }) =>
  `${firstName} ${lastName}`.trim();
const present = (parts: (string | null | undefined)[]) =>
  parts.filter((part): part is string => Boolean(part));
const timeOrNull = (column: Date | null) => column && timeOfColumn(column);

function homeOf({ listing, addressShared }: AgreedRow): AgreementFacts['home'] {
  const town = listing.city?.name ?? null;
  const street = streetLine({
    address_street_name: listing.addressStreetName,
    address_house_number: listing.addressHouseNumber,
    address_house_number_addition: listing.addressHouseNumberSuffix,
  });
  const place = present([listing.addressPostcode, town]).join(' ');
  return {
    name: listing.nameHolidayHome ?? listing.slug,
    town,
    address: addressShared && street !== null ? present([listing.nameResidence, street, place]) : null,
    licence: listing.logiesdecreet,
  };
}

function moneyOf(
  row: AgreedRow,
): Pick<AgreementFacts, 'totalCents' | 'lines' | 'rentCents' | 'payments' | 'deposit'> {
  const quote = toQuote(row.quote);
  const baseCents = toBaseCents(row);
  const payments = row.paymentRequests.map(({ kind, amountCents, dueDate }) => ({
    ...{ kind, amount_cents: amountCents },
    due_date: utcDateToDay(dueDate),
    isWhole: isWhole({ kind, amount_cents: amountCents }, row.paymentRequests, baseCents),
  }));
  const inPlan = payments.filter(({ kind }) => kind === 'deposit');
  const isInPlan = inPlan.length > 0;
  const cents = isInPlan
    ? inPlan.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
    : (quote?.deposit_cents ?? 0);
  return {
    totalCents: totalCentsOf({ price: row.price, quote, agreed_total_cents: row.agreedTotalCents }),
    lines: quote?.lines ?? [],
    rentCents: row.agreedTotalCents === null ? row.price * 100 : null,
    payments,
    deposit: cents > 0 ? { cents, isInPlan } : null,
  };
}

/** The facts as of now, but with the terms that the guest was told when requesting. */
function factsOf(row: AgreedRow): AgreementFacts {
  const { listing } = row;
  const terms = toTerms(row);
  const [arrival, departure] = [utcDateToDay(row.startDate), utcDateToDay(row.endDate)];
  const street = present([row.streetName, row.houseNumber]).join(' ');
  return {
    code: row.code,
    approvedOn: dayOfMoment(row.approvedAt ?? new Date()),
    landlord: { name: fullName(listing.user), phone: listing.phoneNumber ?? listing.user.phoneNumber },
    guest: { name: fullName(row), address: present([street, row.city]) },
    home: homeOf(row),
    ...{ arrival, departure, nights: diffDays(arrival, departure) },
    checkIn: timeOrNull(row.checkIn ?? listing.checkIn),
    checkOut: timeOrNull(row.checkOut ?? listing.checkOut),
    party: partyOfFields({
      number_of_adults: row.numberOfAdults,
      number_of_children: row.numberOfChildren,
      number_of_babies: row.numberOfBabies,
      number_of_pets: row.numberOfPets,
    }),
    ...moneyOf(row),
    cancellation: terms?.steps ?? [],
    houseRules: terms ? terms.house_rules : listing.houseRules,
    clause: listing.agreementClause,
  };
}

const load = (tx: Tx, id: number) =>
  tx.bookingRequest.findUniqueOrThrow({ where: { id }, select: agreedSelect });

const findNewest = (tx: Tx, bookingRequestId: number) =>
  tx.agreement.findFirst({
    where: { bookingRequestId },
    select: { sha256: true },
    orderBy: { id: 'desc' },
  });

async function write(row: AgreedRow) {
  // A check constraint restricts the column to these.
  const locale = agreementLocales.find((one) => one === row.locale) ?? 'nl';
  const file = new Uint8Array(await writeAgreement(factsOf(row), locale));
  const sha256 = createHash('sha256').update(file).digest('hex');
  return { file, sha256, languages: languagesOf(locale) };
}

/**
 * Makes an agreement, not accepted yet, for a stay whose plan was just made, if its terms ask for one or it already has
 * one. Written within the transaction, which holds the booking: that takes as long as a few queries
 * (docs/decisions/2026-11-29-agreements.md). Returns whether it made one.
 */
export async function makeAgreement(tx: Tx, id: number): Promise<boolean> {
  const row = await load(tx, id);
  const terms = toTerms(row)?.payment ?? toPaymentTerms(row.listing.paymentTerms);
  if (!terms.agreement && !(await findNewest(tx, id))) return false;
  await tx.agreement.create({ data: { bookingRequestId: id, ...(await write(row)) } });
  return true;
}

/**
 * For a stay with an agreement whose days, party or total may have changed: makes a new one, to be accepted again, if
 * it would differ. The transaction holds the booking, an approved stay.
 */
export async function renewAgreement(tx: Tx, id: number): Promise<void> {
  const newest = await findNewest(tx, id);
  if (!newest) return;
  const made = await write(await load(tx, id));
  if (made.sha256 !== newest.sha256) await tx.agreement.create({ data: { bookingRequestId: id, ...made } });
}
