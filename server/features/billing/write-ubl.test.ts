import { InvoiceService, invoiceSchema } from '@e-invoice-eu/core';
import { XMLParser } from 'fast-xml-parser';
import { describe, expect, it } from 'vitest';
import { vatTreatment } from '@/lib/billing/vat';
import { creditNoteDocument, invoiceDocument } from '@/server/features/billing/billing-document';
import type { BillingDocument, Buyer } from '@/server/features/billing/billing-document';
import { writeUbl } from '@/server/features/billing/write-ubl';

const person: Buyer = {
  ...{ name: 'Marie & <Peeters>', email: 'marie@kustverblijf.test', street: 'Zeedijk', house_number: '12' },
  ...{ postal_code: '8400', city: 'Oostende', country: 'be', vat_number: null, company_number: null },
  vat_check: null,
};
const buyers = {
  'a private person': person,
  'a Belgian company': { ...person, vat_number: 'BE0123456749', company_number: '0123456749' },
  'a Dutch company': { ...person, country: 'nl', vat_number: 'NL123456782B01' },
} as const satisfies Record<string, Buyer>;

function invoiceOf(buyer: Buyer, total = 9900): BillingDocument {
  const { country, vat_number: vatNumber } = buyer;
  return invoiceDocument({
    ...{ number: '2026-000001', paidOn: '2026-06-01', description: 'Abonnement Jaar', total, buyer },
    period: { from: '2026-06-01', to: '2027-05-31' },
    vat: vatTreatment({ country, vatNumber, isConfirmed: true }),
  });
}

const creditOf = (invoice: BillingDocument, total = 3333, refundedBefore = 0) =>
  creditNoteDocument({
    ...{ invoice, number: 'C2026-000001', issuedOn: '2026-07-01', total, refundedBefore },
  });

/** Elements in document order, as fast-xml-parser returns them. */
type Element = Record<string, Element[] | string | Record<string, string>>;
const parser = new XMLParser({
  ...{ preserveOrder: true, ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false },
});
const nameOf = (element: Element) => Object.keys(element).find((key) => key !== ':@') ?? '';
const childrenOf = (element: Element) => element[nameOf(element)] as Element[];

/** The children of the root element. */
function parse(xml: string): Element[] {
  const root = (parser.parse(xml) as Element[]).find((element) => !nameOf(element).startsWith('?'));
  return root ? childrenOf(root) : [];
}

type Schema = { type?: string; $ref?: string; items?: Schema; properties?: Record<string, Schema> };
const wholeSchema: Schema & Record<string, unknown> = JSON.parse(JSON.stringify(invoiceSchema));

function resolve(schema: Schema | undefined): Schema | undefined {
  if (!schema?.$ref) return schema;
  const path = schema.$ref.split('/').slice(1);
  return resolve(
    path.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], wholeSchema) as Schema,
  );
}

/** The input of `InvoiceService`: names as in UBL, attributes as siblings, arrays where its schema has them. */
function toJson(elements: Element[], schema: Schema | undefined): Record<string, unknown> {
  const json: Record<string, unknown> = {};
  for (const element of elements) {
    const name = nameOf(element)
      .replace(/CreditNote(TypeCode|Line)$/, 'Invoice$1')
      .replace('Credited', 'Invoiced');
    const known = resolve(resolve(schema)?.properties?.[name]);
    const isList = known?.type === 'array';
    const children = childrenOf(element);
    const text = children[0]?.['#text'];
    const value = text === undefined ? toJson(children, isList ? resolve(known.items) : known) : text;
    if (!isList && name in json) throw new Error(`${name} stands there twice`);
    json[name] = isList ? [...((json[name] as unknown[] | undefined) ?? []), value] : value;
    for (const [key, attribute] of Object.entries(element[':@'] ?? {})) json[name + key] = attribute;
  }
  return json;
}

const quiet = () => {};
const service = new InvoiceService({ log: quiet, warn: quiet, error: quiet } as unknown as Console);

/** The same e-invoice written by another library, which validates it by its own schema of Peppol BIS Billing. */
async function writtenElsewhere(xml: string): Promise<unknown> {
  const invoice = toJson(parse(xml), wholeSchema.properties?.['ubl:Invoice']);
  const data = { 'ubl:Invoice': invoice } as unknown as Parameters<InvoiceService['generate']>[0];
  return parser.parse(String(await service.generate(data, { format: 'UBL', lang: 'nl', noWarnings: true })));
}

/** The other library only writes Peppol invoices, so others are passed to it as if they were for Peppol. */
const asPeppol = (xml: string) =>
  xml.includes('<cbc:ProfileID>')
    ? xml
    : xml
        .replace(
          'urn:cen.eu:en16931:2017</cbc:CustomizationID>',
          'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0</cbc:CustomizationID><cbc:ProfileID>urn:fdc:peppol.eu:2017:poacc:billing:01:1.0</cbc:ProfileID>',
        )
        .replaceAll('<cac:Party>', '<cac:Party><cbc:EndpointID schemeID="0088">1</cbc:EndpointID>');
const withoutHead = (tree: unknown) =>
  (tree as Element[]).filter((element) => !nameOf(element).startsWith('?'));

/** All texts at a path, such as `TaxTotal/TaxSubtotal`, from the root. */
function textsAt(elements: Element[], path: string): string[] {
  const [name = '', ...rest] = path.split('/');
  const found = elements
    .filter((element) => nameOf(element).replace(/^c[ab]c:/, '') === name)
    .map(childrenOf);
  if (rest.length) return found.flatMap((children) => textsAt(children, rest.join('/')));
  return found.map((children) => String(children[0]?.['#text'] ?? ''));
}

const everyDocument = Object.entries(buyers).flatMap(([name, buyer]) => {
  const invoice = invoiceOf(buyer);
  return [
    [`an invoice of ${name}`, invoice],
    [`an unpaid invoice of ${name}`, { ...invoice, paid_on: null, period: null }],
    [`a credit note of ${name}`, creditOf(invoice)],
  ] as const;
});

/**
 * The other library takes a second per document, so only some: an invoice and a credit note, paid and unpaid, of every
 * kind of buyer.
 */
const judged = everyDocument.filter((_each, at) => [0, 4, 6, 8].includes(at));

describe('an e-invoice', () => {
  it.each(judged)('of %s is what another program makes of it', async (_name, document) => {
    const xml = asPeppol(writeUbl(document));
    expect(await writtenElsewhere(xml).then(withoutHead)).toEqual(withoutHead(parser.parse(xml)));
  });

  it.each([
    ['an element that has to be there', /<cbc:IssueDate>.*?<\/cbc:IssueDate>/, ''],
    ['a way to pay of the list', 'Code>68<', 'Code>2000<'],
    ['a scheme of the list', 'schemeID="9944"', 'schemeID="9999"'],
    [
      'an amount in cents',
      '<cbc:PayableAmount currencyID="EUR">0.00',
      '<cbc:PayableAmount currencyID="EUR">0.001',
    ],
  ])('is refused there without %s', async (_name, part, other) => {
    const xml = writeUbl(invoiceOf(buyers['a Dutch company']));
    expect(xml.replace(part, other)).not.toBe(xml);
    await expect(writtenElsewhere(xml.replace(part, other))).rejects.toThrow('validation');
  });

  it.each(everyDocument)('of %s says what the document says', (_name, document) => {
    const xml = parse(writeUbl(document));
    const at = (path: string) => textsAt(xml, path);
    const { kind, buyer, seller, vat, period, refers_to: invoice } = document;
    const list = (...values: (string | null | undefined)[]) => values.filter(Boolean);
    expect(at('ID')).toEqual([document.number]);
    expect(at('IssueDate')).toEqual([document.issued_on]);
    expect(at(kind === 'invoice' ? 'InvoiceTypeCode' : 'CreditNoteTypeCode')).toEqual([
      kind === 'invoice' ? '380' : '381',
    ]);
    expect(at('InvoicePeriod/StartDate')).toEqual(list(period?.from));
    expect(at('InvoicePeriod/EndDate')).toEqual(list(period?.to));
    expect(at('BillingReference/InvoiceDocumentReference/ID')).toEqual(list(invoice?.number));
    expect(at('BillingReference/InvoiceDocumentReference/IssueDate')).toEqual(list(invoice?.issued_on));
    expect(at('AccountingSupplierParty/Party/PartyTaxScheme/CompanyID')).toEqual(['BE0000000097']);
    expect(at('AccountingSupplierParty/Party/PartyLegalEntity/RegistrationName')).toEqual([seller.name]);
    const customer = 'AccountingCustomerParty/Party';
    expect(at(`${customer}/PartyLegalEntity/RegistrationName`)).toEqual([buyer.name]);
    expect(at(`${customer}/PartyTaxScheme/CompanyID`)).toEqual(list(buyer.vat_number));
    expect(at(`${customer}/PostalAddress/StreetName`)).toEqual(['Zeedijk 12']);
    expect(at(`${customer}/PostalAddress/Country/IdentificationCode`)).toEqual([buyer.country.toUpperCase()]);
    expect(at('TaxTotal/TaxSubtotal/TaxCategory/ID')).toEqual([vat.category]);
    expect(at('TaxTotal/TaxSubtotal/TaxCategory/Percent')).toEqual([String(vat.rate)]);
    expect(at('TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReason')).toEqual(list(vat.reason));
    expect(at('TaxTotal/TaxSubtotal/TaxCategory/TaxExemptionReasonCode')).toEqual(
      list(vat.category === 'AE' ? 'VATEX-EU-AE' : null),
    );
    // PEPPOL-EN16931-R003.
    expect(at('BuyerReference')).toEqual(['2026-000001']);
    expect(at(`${kind === 'invoice' ? 'Invoice' : 'CreditNote'}Line/Item/Name`)).toEqual(
      document.lines.map((line) => line.description),
    );
  });
});

describe('what was not known, or has no place in XML', () => {
  it('is left out, and the country is that of the seller', async () => {
    const bare = {
      ...person,
      name: '',
      email: 'a\u0001b@kust.test',
      street: '',
      house_number: '',
      postal_code: '',
      city: ' ',
      country: '',
    };
    const xml = asPeppol(writeUbl(invoiceOf(bare)));
    expect(xml).not.toMatch(/<(\w+:\w+)[^>]*>\s*<\/\1>|\/>/);
    expect(xml).not.toContain('\u0001');
    expect(
      textsAt(parse(xml), 'AccountingCustomerParty/Party/PostalAddress/Country/IdentificationCode'),
    ).toEqual(['BE']);
    expect(await writtenElsewhere(xml).then(withoutHead)).toEqual(withoutHead(parser.parse(xml)));
  });
});
