import 'server-only';

import { guestCountries } from '@/lib/countries';
import { formatDay } from '@/lib/format/date';
import { formatAmount } from '@/lib/money/euro';
import { isBillingCountry } from '@/lib/profile/billing-countries';
import { countryTexts, memberStateTexts } from '@/lib/texts/countries';
import { invoiceTexts as texts } from '@/lib/texts/invoice';
import type { BillingDocument, Party } from '@/server/features/billing/billing-document';

/** The content of an invoice or credit note as display text. */
export interface Invoice {
  title: string;
  seller: { name: string; lines: string[] };
  buyer: { name: string; lines: string[] };
  /** Labels and values beside the title. */
  facts: [label: string, value: string][];
  items: { description: string; amount: string }[];
  /** Empty if what was bought has no period. */
  period: string;
  sums: [label: string, value: string][];
  total: [label: string, value: string];
  notes: string[];
}

const joined = (...parts: string[]) => parts.filter(Boolean).join(' ');

function countryName(code: string): string {
  if (isBillingCountry(code)) return memberStateTexts[code];
  const country = guestCountries.find((known) => known === code);
  return country ? countryTexts[country] : code.toUpperCase();
}

function addressOf(party: Party): string[] {
  return [
    joined(party.street, party.house_number),
    joined(party.postal_code, party.city),
    countryName(party.country),
  ];
}

function buyerOf({ buyer }: BillingDocument): Invoice['buyer'] {
  const number = buyer.vat_number ? texts.vatNumber(buyer.vat_number) : '';
  return { name: buyer.name || buyer.email, lines: [...addressOf(buyer), number].filter(Boolean) };
}

function sellerOf({ seller }: BillingDocument): Invoice['seller'] {
  const { company_number: company, vat_number: vat, email } = seller;
  const numbers = [company ? texts.companyNumber(company) : '', vat ? texts.vatNumber(vat) : ''];
  return { name: seller.name, lines: [...addressOf(seller), ...numbers, email].filter(Boolean) };
}

function factsOf(document: BillingDocument): Invoice['facts'] {
  const { kind, number, issued_on: issuedOn, paid_on: paidOn, refers_to: invoice } = document;
  const facts: Invoice['facts'] = [
    [texts.number[kind], number],
    [texts.date[kind], formatDay(issuedOn)],
  ];
  if (invoice) {
    facts.push([texts.ofInvoice, invoice.number], [texts.ofInvoiceDate, formatDay(invoice.issued_on)]);
  }
  if (paidOn) facts.push([texts.paidOn[kind], formatDay(paidOn)]);
  return facts;
}

function notesOf({ kind, paid_on: paidOn, vat, seller }: BillingDocument): string[] {
  const paid = kind === 'invoice' ? texts.paid : texts.paidBack;
  return [
    ...(vat.reason ? [vat.reason] : []),
    ...(paidOn ? [paid(formatDay(paidOn))] : []),
    texts.questions[kind](seller.email),
  ];
}

function sumsOf(
  { net, vat, rounding = 0 }: BillingDocument,
  money: (cents: number) => string,
): Invoice['sums'] {
  const sums: Invoice['sums'] = [
    [texts.subtotal, money(net)],
    [texts.vatAt(vat.rate), money(vat.amount)],
  ];
  if (rounding !== 0) sums.push([texts.total, money(net + vat.amount)], [texts.rounding, money(rounding)]);
  return sums;
}

/** A document as display text, with amounts and days formatted as on the site. */
export function toInvoice(document: BillingDocument): Invoice {
  const { kind, lines, period, currency, total } = document;
  const money = (cents: number) => formatAmount(cents, currency);
  return {
    title: texts.title[kind],
    seller: sellerOf(document),
    buyer: buyerOf(document),
    facts: factsOf(document),
    items: lines.map((line) => ({ description: line.description, amount: money(line.net) })),
    period: period ? texts.period(formatDay(period.from), formatDay(period.to)) : '',
    sums: sumsOf(document, money),
    total: [document.rounding ? texts.totalRounded : texts.total, money(total)],
    notes: notesOf(document),
  };
}
