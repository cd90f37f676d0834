import 'server-only';

import { z } from '@/lib/api/zod';
import type { VatTreatment } from '@/lib/billing/vat';
import type { Day } from '@/lib/dates/day';
import { daySchema } from '@/lib/dates/schema';
import { splitVat, vatOn } from '@/lib/money/euro';
import { contactDetails, siteName } from '@/lib/site';
import { invoiceTexts } from '@/lib/texts/invoice';

/**
 * The whole of an invoice or credit note as it was made: `orders.document` and `credit_notes.document`. It never
 * changes; PDF and e-invoice are made from it alone. Amounts are cents and never negative, in a credit note neither.
 * What was not known of a party is an empty text.
 */

const cents = z.int().min(0);
/** Cents: one of an invoice, more where a part of it goes back. */
const MOST_ROUNDING = 3;

const partySchema = z.object({
  name: z.string(),
  street: z.string(),
  house_number: z.string(),
  postal_code: z.string(),
  city: z.string(),
  /** ISO 3166, in lower case. */
  country: z.string(),
  /** With the prefix of its country. */
  vat_number: z.string().nullable(),
  /** Of the Belgian register of enterprises. */
  company_number: z.string().nullable(),
});
export type Party = z.infer<typeof partySchema>;

/** What the VAT information exchange system said yes to, and the number under which it knows that. */
const vatCheckSchema = z.object({ checked_on: daySchema(), request_id: z.string().nullable() });
export type VatCheck = z.infer<typeof vatCheckSchema>;

const buyerSchema = partySchema.extend({ email: z.string(), vat_check: vatCheckSchema.nullable() });
export type Buyer = z.infer<typeof buyerSchema>;

/** The first day and the last. */
const periodSchema = z.object({ from: daySchema(), to: daySchema() });
export type BillingDays = z.infer<typeof periodSchema>;

const billingDocumentSchema = z
  .object({
    kind: z.enum(['invoice', 'credit_note']),
    number: z.string(),
    issued_on: daySchema(),
    /** Of a credit note: when the money went back. */
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
      /** Percent. */
      rate: z.union([z.literal(21), z.literal(0)]),
      amount: cents,
      /** Why there is none, as it is printed. */
      reason: z.string().nullable(),
    }),
    net: cents,
    /**
     * What is added to net and VAT, or taken off, to come to a total that no VAT splits; documents from before it was
     * known have none, and their VAT may be a cent off.
     */
    rounding: z.int().min(-MOST_ROUNDING).max(MOST_ROUNDING).optional(),
    /** What was paid, VAT included. */
    total: cents,
    /** The invoice that a credit note takes from. */
    refers_to: z.object({ number: z.string(), issued_on: daySchema() }).nullable(),
  })
  .refine(({ lines, net }) => lines.reduce((sum, line) => sum + line.net, 0) === net)
  .refine(({ net, vat, rounding = 0, total }) => net + vat.amount + rounding === total)
  .refine(({ kind, refers_to: invoice }) => (kind === 'credit_note') === (invoice !== null));
export type BillingDocument = z.infer<typeof billingDocumentSchema>;

/**
 * What a row keeps.
 * @throws ZodError for what is no document, or one that does not add up
 */
export function readDocument(json: unknown): BillingDocument {
  return billingDocumentSchema.parse(json);
}

/** The company behind the site, as its contact page names it today. */
function seller(): BillingDocument['seller'] {
  const { street, postalCode, city, countryCode, vatNumber, companyNumber, email } = contactDetails;
  return {
    name: siteName(),
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

/** Of an account, what an invoice says of its buyer. */
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

/** The buyer that an account is today. A Belgian VAT number holds the number of the enterprise. */
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
  /** Cents that were paid, VAT included. */
  total: number;
  /** ISO 4217; euros when left out. */
  currency?: string;
  buyer: Buyer;
  vat: VatTreatment;
}

/**
 * The invoice of a payment, issued on the day of payment; the VAT is taken out of what was paid.
 * @throws RangeError for an amount that is no whole number of cents
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

/** The part of an invoice's net that belongs to so much of its total, halves up. In whole numbers beyond 2^53. */
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
 * The credit note of money that was paid back. Each takes the share of net and VAT that lies between what was paid back
 * before and after it, so that together they are the invoice's to the cent once all of it is back.
 * @throws RangeError for nothing, for parts of cents, and for more than is left
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
