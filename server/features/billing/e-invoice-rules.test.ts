import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vatTreatment } from '@/lib/billing/vat';
import { creditNoteDocument, invoiceDocument } from '@/server/features/billing/billing-document';
import type { BillingDocument, Buyer } from '@/server/features/billing/billing-document';
import { writeUbl } from '@/server/features/billing/write-ubl';
import { brokenRules } from '@/tests/support/e-invoice-rules';

const person: Buyer = {
  ...{ name: 'Marie Peeters', email: 'marie@kustverblijf.test', street: 'Zeedijk', house_number: '12' },
  ...{ postal_code: '8400', city: 'Oostende', country: 'be', vat_number: null, company_number: null },
  vat_check: null,
};
const company = (country: string, vatNumber: string): Buyer => ({
  ...{ ...person, country, vat_number: vatNumber },
  company_number: vatNumber.startsWith('BE') ? vatNumber.slice(2) : null,
});

/** The e-invoicing address of each kind of buyer. */
const buyers = {
  'a private person in Belgium': [person, null],
  'a private person in France': [{ ...person, country: 'fr' }, null],
  'a Belgian company': [company('be', 'BE0123456749'), ['0208', '0123456749']],
  'a Dutch company': [company('nl', 'NL123456782B01'), ['9944', 'NL123456782B01']],
  'a Swedish company': [company('se', 'SE556188840401'), ['0007', '5561888404']],
  'a Finnish company': [company('fi', 'FI20774740'), ['0213', 'FI20774740']],
  'a French company': [company('fr', 'FR40303265045'), ['9957', 'FR40303265045']],
  'an Italian company': [company('it', 'IT00743110157'), ['0211', 'IT00743110157']],
  'a company whose number is wrong': [company('se', 'SE556188840301'), null],
  'a company in the United Kingdom': [company('gb', 'GB980780684'), null],
} as const satisfies Record<string, readonly [Buyer, readonly [string, string] | null]>;
const everyBuyer = Object.entries(buyers).map(([name, [buyer, address]]) => ({ name, buyer, address }));

function invoiceOf(buyer: Buyer, total: number): BillingDocument {
  const { country, vat_number: vatNumber } = buyer;
  return invoiceDocument({
    ...{ number: '2026-000001', paidOn: '2026-06-01', description: 'Abonnement Jaar', total, buyer },
    period: { from: '2026-06-01', to: '2027-05-31' },
    vat: vatTreatment({ country, vatNumber, isConfirmed: true }),
  });
}

const creditOf = (invoice: BillingDocument, total: number, refundedBefore = 0) =>
  creditNoteDocument({ invoice, number: 'C2026-000001', issuedOn: '2026-07-01', total, refundedBefore });

describe('an e-invoice', () => {
  it.each(everyBuyer)('of $name claims Peppol where it can be delivered, and keeps the rules', (each) => {
    const { buyer, address } = each;
    const invoice = invoiceOf(buyer, 149_00);
    for (const xml of [writeUbl(invoice), writeUbl(creditOf(invoice, 50_00))]) {
      expect(brokenRules(xml)).toEqual([]);
      if (address === null) expect(xml).not.toMatch(/peppol|ProfileID|EndpointID/);
      else {
        const [scheme, id] = address;
        expect(xml).toContain(`<cbc:EndpointID schemeID="${scheme}">${id}</cbc:EndpointID>`);
        expect(xml).toContain('peppol.eu:2017:poacc:billing:3.0');
      }
    }
  });

  it('says what a price is rounded by that has no VAT in whole cents', () => {
    const xml = writeUbl(invoiceOf(person, 49_00));
    for (const [name, amount] of [
      ['TaxExclusiveAmount', '40.50'],
      ['TaxAmount', '8.51'],
      ['TaxInclusiveAmount', '49.01'],
      ['PrepaidAmount', '49.00'],
      ['PayableRoundingAmount', '-0.01'],
      ['PayableAmount', '0.00'],
    ])
      expect(xml).toContain(`<cbc:${name} currencyID="EUR">${amount}</cbc:${name}>`);
    expect(brokenRules(xml)).toEqual([]);
  });

  it('keeps the rules with any price, paid or not, and however it is paid back', () => {
    const amounts = fc.integer({ min: 1, max: 100_000_000 });
    const part = fc.integer({ min: 0, max: 1000 });
    const who = fc.constantFrom(...everyBuyer.map(({ buyer }) => buyer));
    fc.assert(
      fc.property(amounts, who, part, part, fc.boolean(), (total, buyer, first, second, isPaid) => {
        const invoice = invoiceOf(buyer, total);
        const begun = Math.max(1, Math.floor((total * first) / 1000));
        const more = Math.floor(((total - begun) * second) / 1000);
        const notes = [creditOf(invoice, begun), ...(more > 0 ? [creditOf(invoice, more, begun)] : [])];
        for (const document of [{ ...invoice, paid_on: isPaid ? invoice.paid_on : null }, ...notes])
          expect(brokenRules(writeUbl(document))).toEqual([]);
      }),
    );
  });
});

/** Each rule, and a change to the document that breaks it. */
const breaches: readonly (readonly [rule: string, part: string | RegExp, other: string])[] = [
  ['BR-01', /<cbc:CustomizationID>.*?<\/cbc:CustomizationID>/, ''],
  ['BR-02', '<cbc:ID>2026-000001</cbc:ID>', ''],
  ['BR-03', /<cbc:IssueDate>.*?<\/cbc:IssueDate>/, ''],
  ['BR-07', '<cbc:RegistrationName>Marie Peeters</cbc:RegistrationName>', ''],
  ['BR-11', /<cac:Country><cbc:IdentificationCode>SE<\/cbc:IdentificationCode><\/cac:Country>/, ''],
  ['BR-16', /<cac:InvoiceLine>.*<\/cac:InvoiceLine>/, ''],
  ['BR-23', ' unitCode="C62"', ''],
  ['BR-25', /<cbc:Name>.*?<\/cbc:Name>/, ''],
  ['BR-29', '<cbc:EndDate>2027', '<cbc:EndDate>2025'],
  ['BR-CO-09', '<cbc:CompanyID>SE', '<cbc:CompanyID>99'],
  ['BR-CO-10', /(<cac:LegalMonetaryTotal><cbc:LineExtensionAmount currencyID="EUR">)149/, '$1148'],
  ['BR-CO-13', /(<cbc:TaxExclusiveAmount currencyID="EUR">)149/, '$1148'],
  ['BR-CO-14', /(<cac:TaxTotal><cbc:TaxAmount currencyID="EUR">)0/, '$11'],
  ['BR-CO-15', /(<cbc:TaxInclusiveAmount currencyID="EUR">)149/, '$1150'],
  ['BR-CO-16', /(<cbc:PayableAmount currencyID="EUR">)0/, '$11'],
  [
    'BR-CO-16',
    /(<cbc:PrepaidAmount currencyID="EUR">149\.00<\/cbc:PrepaidAmount>)/,
    '$1<cbc:PayableRoundingAmount currencyID="EUR">0.01</cbc:PayableRoundingAmount>',
  ],
  ['BR-CO-25', /(<cbc:PayableAmount currencyID="EUR">)0/, '$19'],
  ['BR-AE-02', /<cac:PartyTaxScheme><cbc:CompanyID>SE.*?<\/cac:PartyTaxScheme>/, ''],
  ['BR-AE-05', /(<cac:ClassifiedTaxCategory><cbc:ID>AE<\/cbc:ID><cbc:Percent>)0/, '$121'],
  ['BR-AE-10', /<cbc:TaxExemptionReasonCode>.*<\/cbc:TaxExemptionReason>/, ''],
  ['BR-CL-01', 'TypeCode>380<', 'TypeCode>999<'],
  ['BR-CL-04', '<cbc:DocumentCurrencyCode>EUR', '<cbc:DocumentCurrencyCode>EUX'],
  ['BR-CL-14', '<cbc:IdentificationCode>SE', '<cbc:IdentificationCode>se'],
  ['BR-DEC', /(<cbc:PayableAmount currencyID="EUR">)0\.00/, '$10.001'],
  ['PEPPOL-EN16931-R001', /<cbc:ProfileID>.*?<\/cbc:ProfileID>/, ''],
  ['PEPPOL-EN16931-R003', /<cbc:BuyerReference>.*?<\/cbc:BuyerReference>/, ''],
  ['PEPPOL-EN16931-R004', 'poacc:billing:3.0', 'poacc:billing:2.0'],
  ['PEPPOL-EN16931-R007', 'billing:01:1.0', 'billing:1'],
  [
    'PEPPOL-EN16931-R008',
    /<cbc:StreetName>Zeedijk 12<\/cbc:StreetName>/,
    '<cbc:StreetName></cbc:StreetName>',
  ],
  ['PEPPOL-EN16931-R010', /<cbc:EndpointID schemeID="0007">.*?<\/cbc:EndpointID>/, ''],
  ['PEPPOL-EN16931-R020', /<cbc:EndpointID schemeID="0208">.*?<\/cbc:EndpointID>/, ''],
  ['PEPPOL-EN16931-R120', /(<cbc:PriceAmount currencyID="EUR">)149/, '$1148'],
  ['PEPPOL-EN16931-P0107', 'VATEX-EU-AE', 'VATEX-EU-G'],
  ['PEPPOL-EN16931-CL008', 'schemeID="0007"', 'schemeID="EM"'],
  ['PEPPOL-COMMON-R043', /(schemeID="0208">)\d/, '$19'],
  ['PEPPOL-COMMON-R049', '>5561888404<', '>5561888403<'],
];

const domestic: typeof breaches = [
  ['BR-S-01', /<cac:ClassifiedTaxCategory><cbc:ID>S/, '<cac:ClassifiedTaxCategory><cbc:ID>E'],
  ['BR-S-02', /<cac:PartyTaxScheme><cbc:CompanyID>BE.*?<\/cac:PartyTaxScheme>/, ''],
  ['BR-S-08', /(<cbc:TaxableAmount currencyID="EUR">)123/, '$1124'],
  // A cent off, like the VAT of an amount that cannot be split exactly, without its rounding.
  ['BR-CO-17', /(<cac:TaxSubtotal>.*?<cbc:TaxAmount currencyID="EUR">)25\.86/, '$125.87'],
  ['BR-S-09', /(<cac:TaxSubtotal>.*?<cbc:TaxAmount currencyID="EUR">)25\.86/, '$125.85'],
  [
    'BR-S-10',
    '</cbc:Percent><cac:TaxScheme>',
    '</cbc:Percent><cbc:TaxExemptionReason>x</cbc:TaxExemptionReason><cac:TaxScheme>',
  ],
];

describe('the reader of the rules', () => {
  const swedish = writeUbl(invoiceOf(buyers['a Swedish company'][0], 149_00));
  const belgian = writeUbl(invoiceOf(person, 149_00));

  it.each(breaches)('finds %s broken', (rule, part, other) => {
    expect(swedish.replace(part, other)).not.toBe(swedish);
    expect(brokenRules(swedish.replace(part, other))).toContain(rule);
  });

  it.each(domestic)('finds %s broken', (rule, part, other) => {
    expect(belgian.replace(part, other)).not.toBe(belgian);
    expect(brokenRules(belgian.replace(part, other))).toContain(rule);
  });
});
