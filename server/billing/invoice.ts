import 'server-only';

import { z } from '@/lib/api/zod';
import { PAID } from '@/lib/billing/contract';
import { guestCountries } from '@/lib/countries';
import { formatMomentDay } from '@/lib/format/date';
import { formatAmount, vatRateOf } from '@/lib/money/euro';
import { contactDetails, siteName } from '@/lib/site';
import { countryTexts } from '@/lib/texts/countries';
import { invoiceTexts as texts } from '@/lib/texts/invoice';
import type { InvoiceRow } from '@/server/billing/select';

/** Everything on an invoice, as it is read. */
export interface Invoice {
  number: string;
  createdAt: Date;
  seller: { name: string; lines: string[] };
  buyer: { name: string; lines: string[] };
  /** Label and value beside the title. */
  facts: [label: string, value: string][];
  item: { description: string; amount: string };
  sums: [label: string, value: string][];
  total: [label: string, value: string];
  notes: string[];
}

const line = z.string().nullish();

/** `orders.buyer`: the billing details on the day of payment. Details the account lacked are missing. */
const buyerSchema = z.object({
  name: line,
  email: line,
  vat_number: line,
  street_name: line,
  house_number: line,
  postal_code: line,
  city: line,
  country: line,
});

const filled = (parts: readonly (string | null | undefined)[]) => parts.filter((part) => Boolean(part));
const joined = (...parts: (string | null | undefined)[]) => filled(parts).join(' ');

function buyerOf(json: InvoiceRow['buyer']): Invoice['buyer'] {
  const buyer = buyerSchema.parse(json);
  const country = guestCountries.find((known) => known === buyer.country);
  const lines = [
    joined(buyer.street_name, buyer.house_number),
    joined(buyer.postal_code, buyer.city),
    country ? countryTexts[country] : (buyer.country ?? ''),
    buyer.vat_number ? texts.vatNumber(buyer.vat_number) : '',
  ];
  const name = joined(buyer.name) || joined(buyer.email);
  return { name, lines: lines.filter(Boolean) };
}

/** The company behind the site, as its contact page names it. */
function seller(): Invoice['seller'] {
  const { street, postalCode, city, country, vatNumber, companyNumber, email } = contactDetails;
  const numbers = [texts.companyNumber(companyNumber), texts.vatNumber(vatNumber)];
  return { name: siteName(), lines: [street, `${postalCode} ${city}`, country, ...numbers, email] };
}

/** The invoice of an order; amounts and days as the site writes them. */
export function toInvoice(row: InvoiceRow): Invoice {
  const { number, createdAt, subtotal, total, currency, subscription } = row;
  const money = (cents: number) => formatAmount(cents, currency);
  const rate = vatRateOf(total, subtotal);
  const paidOn = row.status === PAID && row.processedAt ? formatMomentDay(row.processedAt) : null;
  const from = seller();
  const facts: Invoice['facts'] = [
    [texts.number, number],
    [texts.date, formatMomentDay(createdAt)],
  ];
  return {
    number,
    createdAt,
    seller: from,
    buyer: buyerOf(row.buyer),
    facts: paidOn ? [...facts, [texts.paidOn, paidOn]] : facts,
    item: {
      description: subscription ? texts.subscription(subscription.name) : texts.advertising(from.name),
      amount: money(subtotal),
    },
    sums: [
      [texts.subtotal, money(subtotal)],
      [rate === null ? texts.vat : texts.vatAt(rate), money(total - subtotal)],
    ],
    total: [texts.total, money(total)],
    notes: [...(paidOn ? [texts.paid(paidOn)] : []), texts.questions(contactDetails.email)],
  };
}
