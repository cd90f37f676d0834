import 'server-only';

import { z } from '@/lib/api/zod';
import type { VatTreatment } from '@/lib/billing/vat';
import type { Day } from '@/lib/dates/day';
import { daySchema } from '@/lib/dates/schema';
import { splitVat, vatOn } from '@/lib/money/euro';
import { contactDetails } from '@/lib/site-contact';
import { invoiceTexts } from '@/lib/texts/invoice';

/**
 * The complete content of an invoice or credit note as it was made: `orders.document` and `credit_notes.document`. It
 * never changes; PDF and e-invoice are made from it alone. Amounts are in cents and never negative, not in a credit
 * note either. Unknown details of a party are empty strings.
 */

const cents = z.int().min(0);
/** In cents: at most one for an invoice, more for a partial credit note. */
const MOST_ROUNDING = 3;

const partySchema = z.object({
  name: z.string(),
  street: z.string(),
  house_number: z.string(),
  postal_code: z.string(),
  city: z.string(),
  /** ISO 3166, lower case. */
  country: z.string(),
  /** Including the country prefix. */
  vat_number: z.string().nullable(),
  /** Number in the Belgian register of enterprises. */
  company_number: z.string().nullable(),
});
export type Party = z.infer<typeof partySchema>;

/** When the VAT information exchange system (VIES) confirmed the number, and the id of that request. */
const vatCheckSchema = z.object({ checked_on: daySchema(), request_id: z.string().nullable() });
export type VatCheck = z.infer<typeof vatCheckSchema>;

const buyerSchema = partySchema.extend({ email: z.string(), vat_check: vatCheckSchema.nullable() });
export type Buyer = z.infer<typeof buyerSchema>;

/** First and last day, inclusive. */
const periodSchema = z.object({ from: daySchema(), to: daySchema() });
export type BillingDays = z.infer<typeof periodSchema>;

const billingDocumentSchema = z
  .object({
    kind: z.enum(['invoice', 'credit_note']),
    number: z.string(),
    issued_on: daySchema(),
    /** For a credit note: when the money was paid back. */
    paid_on: daySchema().nullable(),
    /** ISO 4217. */
    currency: z.string().length(3),
    seller: partySchema.extend({ email: z.string() }),
    buyer: buyerSchema,
    /** Without VAT. */
    lines: z.array(z.object({ description: z.string(), net: cents })).min(1),
    period: periodSchema.nullable(),
    vat: z.object({
      /** S: the standard rate; AE: owed by the buyer; E: exempt. */
      category: z.enum(['S', 'AE', 'E']),
      /** In percent. */
      rate: z.union([z.literal(21), z.literal(0)]),
      amount: cents,
      /** Why no VAT is charged, as printed. */
      reason: z.string().nullable(),
    }),
    net: cents,
    /**
     * Cents added to net and VAT, or taken off, to reach a total that cannot be split exactly; older documents have
     * none, and their VAT may be a cent off.
     */
    rounding: z.int().min(-MOST_ROUNDING).max(MOST_ROUNDING).optional(),
    /** The amount paid, VAT included. */
    total: cents,
    /** The invoice that a credit note corrects. */
    refers_to: z.object({ number: z.string(), issued_on: daySchema() }).nullable(),
  })
  .refine(({ lines, net }) => lines.reduce((sum, line) => sum + line.net, 0) === net)
  .refine(({ net, vat, rounding = 0, total }) => net + vat.amount + rounding === total)
  .refine(({ kind, refers_to: invoice }) => (kind === 'credit_note') === (invoice !== null));
export type BillingDocument = z.infer<typeof billingDocumentSchema>;

/**
 * Parses a stored document.
 * @throws ZodError if it is no document, or does not add up
 */
export function readDocument(json: unknown): BillingDocument {
  return billingDocumentSchema.parse(json);
}

/** The company behind the site, as on today's contact page. */
function seller(): BillingDocument['seller'] {
  const { companyName, street, postalCode, city, countryCode, vatNumber, companyNumber, email } =
    contactDetails;
  return {
    name: companyName,
    street,
    house_number: '',
    postal_code: postalCode,
    city,
    country: countryCode,
    vat_number: vatNumber,
    company_number: companyNumber,
    email,
  };
}

/** What an invoice says about its buyer, from the account. */
interface BuyerAccount {
  firstName: string;
  lastName: string;
  email: string;
  vatNumber: string | null;
  billingStreetName: string | null;
  billingHouseNumber: string | null;
  billingPostalCode: string | null;
  billingCity: string | null;
  billingCountry: string | null;
}

/** The account as a buyer, as it is today. A Belgian VAT number contains the enterprise number. */
export function accountBuyer(account: BuyerAccount, vatCheck: VatCheck | null): Buyer {
  const { vatNumber } = account;
  return {
    name: `${account.firstName} ${account.lastName}`.trim(),
    street: account.billingStreetName ?? '',
    house_number: account.billingHouseNumber ?? '',
    postal_code: account.billingPostalCode ?? '',
    city: account.billingCity ?? '',
    country: account.billingCountry ?? '',
    vat_number: vatNumber,
    company_number: vatNumber?.startsWith('BE') ? vatNumber.slice(2) : null,
    email: account.email,
    vat_check: vatCheck,
  };
}

interface InvoiceFacts {
  number: string;
  paidOn: Day;
  description: string;
  period: BillingDays | null;
  /** In cents, VAT included. */
  total: number;
  /** ISO 4217; euros by default. */
  currency?: string;
  buyer: Buyer;
  vat: VatTreatment;
}

/**
 * The invoice of a payment, issued on the day of payment; VAT is included in the amount paid.
 * @throws RangeError if the amount is not a whole number of cents
 */
export function invoiceDocument(facts: InvoiceFacts): BillingDocument {
  const { number, paidOn, description, period, total, currency = 'EUR', buyer, vat } = facts;
  const { subtotal, vat: amount, rounding } = splitVat(total, vat.rate);
  return {
    kind: 'invoice',
    number,
    issued_on: paidOn,
    paid_on: paidOn,
    currency,
    seller: seller(),
    buyer,
    lines: [{ description, net: subtotal }],
    period,
    vat: { ...vat, amount },
    net: subtotal,
    rounding,
    total,
    refers_to: null,
  };
}

/**
 * The share of an invoice's net amount for a part of its total, rounded half up. Uses BigInt, since the product can
 * exceed 2^53.
 */
function netOf({ net, total }: BillingDocument, part: number): number {
  const [whole, share] = [BigInt(total), BigInt(net) * BigInt(part)];
  return Number((2n * share + whole) / (2n * whole));
}

interface CreditNoteFacts {
  invoice: BillingDocument;
  number: string;
  issuedOn: Day;
  /** Cents that are paid back now, VAT included. */
  total: number;
  /** Cents of this invoice that were paid back before, VAT included. */
  refundedBefore: number;
}

/**
 * The credit note of a refund. Each takes the difference in net and VAT between the amounts refunded before and after
 * it, so that once everything is refunded they add up to the invoice to the cent.
 * @throws RangeError for zero, for fractions of a cent, and for more than is left
 */
export function creditNoteDocument(facts: CreditNoteFacts): BillingDocument {
  const { invoice, number, issuedOn, total, refundedBefore } = facts;
  const after = refundedBefore + total;
  const fits = [total, refundedBefore].every(Number.isSafeInteger) && refundedBefore >= 0;
  if (!fits || total < 1 || after > invoice.total) {
    throw new RangeError(`No ${total} cents to credit of ${invoice.total}, ${refundedBefore} before`);
  }
  const [netAfter, netBefore] = [netOf(invoice, after), netOf(invoice, refundedBefore)];
  const net = netAfter - netBefore;
  const { rate } = invoice.vat;
  const amount =
    invoice.rounding === undefined ? total - net : vatOn(netAfter, rate) - vatOn(netBefore, rate);
  const bought = invoice.lines.map((line) => line.description).join(', ');
  return {
    ...invoice,
    kind: 'credit_note',
    number,
    issued_on: issuedOn,
    paid_on: issuedOn,
    lines: [{ description: invoiceTexts.refundOf(bought), net }],
    vat: { ...invoice.vat, amount },
    net,
    ...(invoice.rounding !== undefined && { rounding: total - net - amount }),
    total,
    refers_to: { number: invoice.number, issued_on: invoice.issued_on },
  };
}
