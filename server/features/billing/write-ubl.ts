import 'server-only';

import { escapeMarkup } from '@/lib/format/escape';
import { invoiceTexts } from '@/lib/texts/invoice';
import type { BillingDocument, Buyer, Party } from '@/server/features/billing/billing-document';
import type { ElectronicAddress } from '@/server/features/billing/electronic-address';
import { electronicAddress, isEnterpriseNumber } from '@/server/features/billing/electronic-address';

/**
 * Invoices and credit notes in UBL 2.1 (docs/decisions/2026-11-23-e-invoices.md): as Peppol BIS Billing 3.0 if both
 * parties have an address on that network, else only by EN 16931. Elements are in schema order. Empty elements are
 * forbidden: what is unknown is left out.
 */

const norm = 'urn:cen.eu:en16931:2017';
const peppol = `${norm}#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0`;
const peppolProfile = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0';
const ubl = 'urn:oasis:names:specification:ubl:schema:xsd';

/** Document types from UNTDID 1001. */
const typeCodes = { invoice: '380', credit_note: '381' } as const;
/** Payment means from UNCL 4461: online payment service. */
const ONLINE_PAYMENT = '68';
/** Unit from UN/ECE recommendation 20: one. */
const ONE = 'C62';
/** From the code list VATEX; an exemption states its reason as text only. */
const reasonCodes = { S: '', AE: 'VATEX-EU-AE', E: '' } as const;

type Attributes = Readonly<Record<string, string>>;

/** Characters that XML 1.0 does not allow; anything else may occur in a name that somebody typed. */
const forbidden = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** A basic element, or '' if it would be empty. */
function cbc(name: string, text: string, attributes: Attributes = {}): string {
  const content = text.replaceAll(forbidden, '').trim();
  if (!content) return '';
  const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeMarkup(value)}"`);
  return `<cbc:${name}${given.join('')}>${escapeMarkup(content)}</cbc:${name}>`;
}

/** An element of elements, or '' if all of them are empty. */
function cac(name: string, ...children: string[]): string {
  const content = children.join('');
  return content && `<cac:${name}>${content}</cac:${name}>`;
}

const digitsAndLetters = (number: string) => number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** '81.82' for 8182, '-0.01' for -1. */
function decimal(cents: number): string {
  const amount = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`;
}

const vatScheme = cac('TaxScheme', cbc('ID', 'VAT'));

interface PartyOptions {
  homeCountry: string;
  /** Where the document is sent; null if it is not for the network. */
  address: ElectronicAddress | null;
}

function party(given: Party & Pick<Buyer, 'email'>, { homeCountry, address }: PartyOptions): string {
  const company = digitsAndLetters(given.company_number ?? '');
  const vatNumber = digitsAndLetters(given.vat_number ?? '');
  return cac(
    'Party',
    address ? cbc('EndpointID', address.id, { schemeID: address.scheme }) : '',
    cac(
      'PostalAddress',
      cbc('StreetName', `${given.street} ${given.house_number}`),
      cbc('CityName', given.city),
      cbc('PostalZone', given.postal_code),
      cac('Country', cbc('IdentificationCode', (given.country || homeCountry).toUpperCase())),
    ),
    vatNumber && cac('PartyTaxScheme', cbc('CompanyID', vatNumber), vatScheme),
    cac(
      'PartyLegalEntity',
      cbc('RegistrationName', given.name || given.email),
      isEnterpriseNumber(company) ? cbc('CompanyID', company, { schemeID: '0208' }) : '',
    ),
    cac('Contact', cbc('ElectronicMail', given.email)),
  );
}

/** The tax category of a line or, with `reason`, of the whole document. */
function category(name: string, { category: id, rate }: BillingDocument['vat'], reason = ''): string {
  return cac(name, cbc('ID', id), cbc('Percent', String(rate)), reason, vatScheme);
}

function taxTotal({ vat, net, currency }: BillingDocument): string {
  const amount = (cents: number) => ({ text: decimal(cents), attributes: { currencyID: currency } });
  const [tax, taxable] = [amount(vat.amount), amount(net)];
  const reason =
    cbc('TaxExemptionReasonCode', reasonCodes[vat.category]) + cbc('TaxExemptionReason', vat.reason ?? '');
  return cac(
    'TaxTotal',
    cbc('TaxAmount', tax.text, tax.attributes),
    cac(
      'TaxSubtotal',
      cbc('TaxableAmount', taxable.text, taxable.attributes),
      cbc('TaxAmount', tax.text, tax.attributes),
      category('TaxCategory', vat, reason),
    ),
  );
}

/**
 * The totals. What was paid, or paid back, is no longer due: the amount due is the total with VAT less what was paid,
 * plus rounding.
 */
function sums(document: BillingDocument): string {
  const { net, vat, rounding = 0, total, paid_on: paidOn, currency } = document;
  const money = (name: string, cents: number) => cbc(name, decimal(cents), { currencyID: currency });
  return cac(
    'LegalMonetaryTotal',
    money('LineExtensionAmount', net),
    money('TaxExclusiveAmount', net),
    money('TaxInclusiveAmount', net + vat.amount),
    paidOn ? money('PrepaidAmount', total) : '',
    rounding === 0 ? '' : money('PayableRoundingAmount', rounding),
    money('PayableAmount', paidOn ? 0 : total),
  );
}

function line({ kind, vat, currency }: BillingDocument, each: BillingDocument['lines'][number], at: number) {
  const [name, quantity] =
    kind === 'invoice' ? ['InvoiceLine', 'InvoicedQuantity'] : ['CreditNoteLine', 'CreditedQuantity'];
  const net = decimal(each.net);
  return cac(
    name,
    cbc('ID', String(at + 1)),
    cbc(quantity, '1', { unitCode: ONE }),
    cbc('LineExtensionAmount', net, { currencyID: currency }),
    cac('Item', cbc('Name', each.description), category('ClassifiedTaxCategory', vat)),
    cac('Price', cbc('PriceAmount', net, { currencyID: currency })),
  );
}

/** The document as UTF-8 XML; the same document always gives the same text. */
export function writeUbl(document: BillingDocument): string {
  const { kind, number, period, refers_to: invoice, seller, buyer, paid_on: paidOn } = document;
  const root = kind === 'invoice' ? 'Invoice' : 'CreditNote';
  const [from, to] = [electronicAddress(seller), electronicAddress(buyer)];
  const isPeppol = from !== null && to !== null;
  const homeCountry = seller.country;
  const content = [
    cbc('CustomizationID', isPeppol ? peppol : norm),
    isPeppol ? cbc('ProfileID', peppolProfile) : '',
    cbc('ID', number),
    cbc('IssueDate', document.issued_on),
    cbc(`${root}TypeCode`, typeCodes[kind]),
    cbc('DocumentCurrencyCode', document.currency),
    // Buyers give us no reference, but Peppol requires one; the invoice number is what they know a payment by.
    cbc('BuyerReference', invoice?.number ?? number),
    period ? cac('InvoicePeriod', cbc('StartDate', period.from), cbc('EndDate', period.to)) : '',
    invoice
      ? cac(
          'BillingReference',
          cac('InvoiceDocumentReference', cbc('ID', invoice.number), cbc('IssueDate', invoice.issued_on)),
        )
      : '',
    cac('AccountingSupplierParty', party(seller, { homeCountry, address: isPeppol ? from : null })),
    cac('AccountingCustomerParty', party(buyer, { homeCountry, address: isPeppol ? to : null })),
    cac('PaymentMeans', cbc('PaymentMeansCode', ONLINE_PAYMENT)),
    paidOn ? '' : cac('PaymentTerms', cbc('Note', invoiceTexts.dueNow)),
    taxTotal(document),
    sums(document),
    ...document.lines.map((each, at) => line(document, each, at)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="${ubl}:${root}-2" xmlns:cac="${ubl}:CommonAggregateComponents-2" xmlns:cbc="${ubl}:CommonBasicComponents-2">${content.join('')}</${root}>
`;
}
