/**
 * The rules of EN 16931 and of Peppol BIS Billing 3.0 that apply to our documents, under their publishers' names
 * (https://docs.peppol.eu/poacc/billing/3.0/rules/), checked on the XML alone. Sums must be correct to the cent, where
 * the published rules allow a tolerance.
 */
import { at, centsOf, everyElement, readXml, sumAt, textAt } from '@/tests/support/e-invoice-xml';
import type { XmlElement } from '@/tests/support/e-invoice-xml';

type Rule = readonly [id: string, holds: (document: XmlElement) => boolean];

const peppol = 'urn:cen.eu:en16931:2017#compliant#urn:fdc:peppol.eu:2017:poacc:billing:3.0';
const peppolSchemes =
  `0002 0007 0009 0060 0088 0096 0097 0106 0130 0135 0142 0151 0183 0184 0188 0190 0191 0192 0195 0196 0198 0199 0200
  0201 0204 0208 0209 0210 0211 0213 0216 0218 0221 0230 9910 9913 9914 9915 9918 9919 9920 9922 9923 9924 9925 9926
  9927 9928 9929 9930 9931 9932 9933 9934 9935 9936 9937 9938 9939 9940 9941 9942 9943 9944 9945 9946 9947 9948 9949
  9950 9951 9952 9953 9957 9959`.split(/\s+/);
const currencies = new Set(Intl.supportedValuesOf('currency'));
const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
const isCountry = (code: string) => /^[A-Z]{2}$/.test(code) && regions.of(code) !== undefined;

const seller = 'AccountingSupplierParty/Party';
const buyer = 'AccountingCustomerParty/Party';
const total = (document: XmlElement, name: string) => sumAt(document, `LegalMonetaryTotal/${name}`);
const lines = (document: XmlElement) =>
  document.children.filter(({ name }) => name === 'InvoiceLine' || name === 'CreditNoteLine');
const quantityOf = (line: XmlElement) => at(line, 'InvoicedQuantity')[0] ?? at(line, 'CreditedQuantity')[0];
const breakdown = (document: XmlElement) => at(document, 'TaxTotal/TaxSubtotal');
const eachLine = (holds: (line: XmlElement) => boolean) => (document: XmlElement) =>
  lines(document).every(holds);
const eachPart = (holds: (part: XmlElement) => boolean) => (document: XmlElement) =>
  breakdown(document).every(holds);
const has = (path: string) => (document: XmlElement) => textAt(document, path).trim() !== '';
const hasElement = (path: string) => (document: XmlElement) => at(document, path).length > 0;
/** Every element with a name, anywhere in the document. */
const each = (name: string, holds: (element: XmlElement) => boolean) => (document: XmlElement) =>
  everyElement(document)
    .filter((element) => element.name === name)
    .every(holds);

const lineCategory = (line: XmlElement) => textAt(line, 'Item/ClassifiedTaxCategory/ID');
const partsOf = (document: XmlElement, category: string) =>
  breakdown(document).filter((part) => textAt(part, 'TaxCategory/ID') === category);
const linesOf = (document: XmlElement, category: string) =>
  lines(document).filter((line) => lineCategory(line) === category);
/** A part of the tax breakdown contains the lines of its category and rate. */
const holdsItsLines = (document: XmlElement, category: string) =>
  partsOf(document, category).every((part) => {
    const rate = textAt(part, 'TaxCategory/Percent');
    const own = linesOf(document, category).filter(
      (line) => textAt(line, 'Item/ClassifiedTaxCategory/Percent') === rate,
    );
    const net = own.reduce((sum, line) => sum + sumAt(line, 'LineExtensionAmount'), 0);
    return sumAt(part, 'TaxableAmount') === net;
  });
const vatOf = (part: XmlElement) =>
  Math.round((sumAt(part, 'TaxableAmount') * Number(textAt(part, 'TaxCategory/Percent'))) / 100);
/** A credit note may be off by a cent: the VAT of all notes of an invoice adds up to the invoice's. */
const hasRightVat = (document: XmlElement) =>
  breakdown(document).every(
    (part) => Math.abs(vatOf(part) - sumAt(part, 'TaxAmount')) <= (document.name === 'CreditNote' ? 1 : 0),
  );
const vatNumber = (party: string) => `${party}/PartyTaxScheme/CompanyID`;
const reason = (part: XmlElement) =>
  textAt(part, 'TaxCategory/TaxExemptionReason') + textAt(part, 'TaxCategory/TaxExemptionReasonCode');

const norm: readonly Rule[] = [
  ['BR-01', has('CustomizationID')],
  ['BR-02', has('ID')],
  ['BR-03', has('IssueDate')],
  ['BR-04', (document) => has(`${document.name}TypeCode`)(document)],
  ['BR-05', has('DocumentCurrencyCode')],
  ['BR-06', has(`${seller}/PartyLegalEntity/RegistrationName`)],
  ['BR-07', has(`${buyer}/PartyLegalEntity/RegistrationName`)],
  ['BR-08', hasElement(`${seller}/PostalAddress`)],
  ['BR-09', has(`${seller}/PostalAddress/Country/IdentificationCode`)],
  ['BR-10', hasElement(`${buyer}/PostalAddress`)],
  ['BR-11', has(`${buyer}/PostalAddress/Country/IdentificationCode`)],
  ['BR-12', has('LegalMonetaryTotal/LineExtensionAmount')],
  ['BR-13', has('LegalMonetaryTotal/TaxExclusiveAmount')],
  ['BR-14', has('LegalMonetaryTotal/TaxInclusiveAmount')],
  ['BR-15', has('LegalMonetaryTotal/PayableAmount')],
  ['BR-16', (document) => lines(document).length > 0],
  ['BR-21', eachLine(has('ID'))],
  ['BR-22', eachLine((line) => quantityOf(line) !== undefined)],
  ['BR-23', eachLine((line) => Boolean(quantityOf(line)?.attributes.unitCode))],
  ['BR-24', eachLine(has('LineExtensionAmount'))],
  ['BR-25', eachLine(has('Item/Name'))],
  ['BR-26', eachLine(has('Price/PriceAmount'))],
  ['BR-27', eachLine((line) => sumAt(line, 'Price/PriceAmount') >= 0)],
  ['BR-29', each('InvoicePeriod', (period) => textAt(period, 'StartDate') <= textAt(period, 'EndDate'))],
  ['BR-45', eachPart(has('TaxableAmount'))],
  ['BR-46', eachPart(has('TaxAmount'))],
  ['BR-47', eachPart(has('TaxCategory/ID'))],
  ['BR-48', eachPart(has('TaxCategory/Percent'))],
  ['BR-49', each('PaymentMeans', has('PaymentMeansCode'))],
  ['BR-55', each('BillingReference', has('InvoiceDocumentReference/ID'))],
  ['BR-62', each('EndpointID', ({ attributes }) => Boolean(attributes.schemeID))],
  ['BR-CO-04', eachLine((line) => lineCategory(line) !== '')],
  [
    'BR-CO-09',
    each('PartyTaxScheme', (scheme) => {
      const prefix = textAt(scheme, 'CompanyID').slice(0, 2);
      return prefix === 'EL' || isCountry(prefix);
    }),
  ],
  [
    'BR-CO-10',
    (document) =>
      total(document, 'LineExtensionAmount') ===
      lines(document).reduce((sum, line) => sum + sumAt(line, 'LineExtensionAmount'), 0),
  ],
  ['BR-CO-11', (document) => total(document, 'AllowanceTotalAmount') === allowances(document, 'false')],
  ['BR-CO-12', (document) => total(document, 'ChargeTotalAmount') === allowances(document, 'true')],
  [
    'BR-CO-13',
    (document) =>
      total(document, 'TaxExclusiveAmount') ===
      total(document, 'LineExtensionAmount') -
        total(document, 'AllowanceTotalAmount') +
        total(document, 'ChargeTotalAmount'),
  ],
  [
    'BR-CO-14',
    (document) => sumAt(document, 'TaxTotal/TaxAmount') === sumAt(document, 'TaxTotal/TaxSubtotal/TaxAmount'),
  ],
  [
    'BR-CO-15',
    (document) =>
      total(document, 'TaxInclusiveAmount') ===
      total(document, 'TaxExclusiveAmount') + sumAt(document, 'TaxTotal/TaxAmount'),
  ],
  [
    'BR-CO-16',
    (document) =>
      total(document, 'PayableAmount') ===
      total(document, 'TaxInclusiveAmount') -
        total(document, 'PrepaidAmount') +
        total(document, 'PayableRoundingAmount'),
  ],
  ['BR-CO-17', hasRightVat],
  ['BR-CO-18', (document) => breakdown(document).length > 0],
  [
    'BR-CO-25',
    (document) =>
      total(document, 'PayableAmount') <= 0 || has('DueDate')(document) || has('PaymentTerms/Note')(document),
  ],
  [
    'BR-CO-26',
    (document) => has(vatNumber(seller))(document) || has(`${seller}/PartyLegalEntity/CompanyID`)(document),
  ],
  ['BR-S-01', (document) => linesOf(document, 'S').length > 0 === partsOf(document, 'S').length > 0],
  ['BR-S-02', (document) => linesOf(document, 'S').length === 0 || has(vatNumber(seller))(document)],
  [
    'BR-S-05',
    (document) =>
      linesOf(document, 'S').every((line) => Number(textAt(line, 'Item/ClassifiedTaxCategory/Percent')) > 0),
  ],
  ['BR-S-08', (document) => holdsItsLines(document, 'S')],
  ['BR-S-09', hasRightVat],
  ['BR-S-10', (document) => partsOf(document, 'S').every((part) => reason(part) === '')],
  ['BR-AE-01', (document) => (linesOf(document, 'AE').length > 0 ? 1 : 0) === partsOf(document, 'AE').length],
  [
    'BR-AE-02',
    (document) =>
      linesOf(document, 'AE').length === 0 ||
      (has(vatNumber(seller))(document) &&
        (has(vatNumber(buyer))(document) || has(`${buyer}/PartyLegalEntity/CompanyID`)(document))),
  ],
  [
    'BR-AE-05',
    (document) =>
      linesOf(document, 'AE').every(
        (line) => Number(textAt(line, 'Item/ClassifiedTaxCategory/Percent')) === 0,
      ),
  ],
  ['BR-AE-08', (document) => holdsItsLines(document, 'AE')],
  ['BR-AE-09', (document) => partsOf(document, 'AE').every((part) => sumAt(part, 'TaxAmount') === 0)],
  ['BR-AE-10', (document) => partsOf(document, 'AE').every((part) => reason(part) !== '')],
  [
    'BR-CL-01',
    (document) =>
      textAt(document, `${document.name}TypeCode`) === (document.name === 'Invoice' ? '380' : '381'),
  ],
  [
    'BR-CL-03',
    (document) =>
      everyElement(document).every(
        ({ attributes }) => attributes.currencyID === undefined || currencies.has(attributes.currencyID),
      ),
  ],
  ['BR-CL-04', (document) => currencies.has(textAt(document, 'DocumentCurrencyCode'))],
  ['BR-CL-14', each('IdentificationCode', ({ text }) => isCountry(text))],
  ['BR-CL-16', each('PaymentMeansCode', ({ text }) => text === '68')],
  ['BR-CL-17', each('TaxCategory', (category) => /^(?:S|AE|E)$/.test(textAt(category, 'ID')))],
  ['BR-CL-18', each('ClassifiedTaxCategory', (category) => /^(?:S|AE|E)$/.test(textAt(category, 'ID')))],
  ['BR-CL-22', each('TaxExemptionReasonCode', ({ text }) => /^VATEX-EU-(?:AE|O|IC|G|D|F|I|J)$/.test(text))],
  [
    'BR-CL-25',
    each('EndpointID', ({ attributes }) => [...peppolSchemes, 'EM'].includes(attributes.schemeID ?? '')),
  ],
  [
    'BR-DEC',
    (document) =>
      everyElement(document)
        .filter(({ attributes }) => attributes.currencyID !== undefined)
        .every(({ text }) => !Number.isNaN(centsOf(text))),
  ],
];

function allowances(document: XmlElement, isCharge: string): number {
  return at(document, 'AllowanceCharge')
    .filter((one) => textAt(one, 'ChargeIndicator') === isCharge)
    .reduce((sum, one) => sum + sumAt(one, 'Amount'), 0);
}

/** The Luhn check: doubling every second digit from the last but one, the sum of digits is a multiple of ten. */
function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((whole, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return whole + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

const inScheme = (scheme: string, holds: (id: string) => boolean) => (document: XmlElement) =>
  everyElement(document)
    .filter(({ attributes }) => attributes.schemeID === scheme)
    .every(({ text }) => holds(text));

const network: readonly Rule[] = [
  ['PEPPOL-EN16931-R001', has('ProfileID')],
  [
    'PEPPOL-EN16931-R003',
    (document) => has('BuyerReference')(document) || has('OrderReference/ID')(document),
  ],
  ['PEPPOL-EN16931-R004', (document) => textAt(document, 'CustomizationID').startsWith(peppol)],
  [
    'PEPPOL-EN16931-R007',
    (document) => /^urn:fdc:peppol\.eu:2017:poacc:billing:\d\d:1\.0$/.test(textAt(document, 'ProfileID')),
  ],
  [
    'PEPPOL-EN16931-R008',
    (document) =>
      everyElement(document).every(({ text, children }) => text.trim() !== '' || children.length > 0),
  ],
  ['PEPPOL-EN16931-R010', has(`${buyer}/EndpointID`)],
  ['PEPPOL-EN16931-R020', has(`${seller}/EndpointID`)],
  [
    'PEPPOL-EN16931-R053',
    (document) => at(document, 'TaxTotal').filter((one) => at(one, 'TaxSubtotal').length > 0).length === 1,
  ],
  [
    'PEPPOL-EN16931-R120',
    eachLine(
      (line) =>
        sumAt(line, 'LineExtensionAmount') ===
        Number(quantityOf(line)?.text) * sumAt(line, 'Price/PriceAmount'),
    ),
  ],
  ['PEPPOL-EN16931-F001', each('IssueDate', ({ text }) => /^\d{4}-\d\d-\d\d$/.test(text))],
  [
    'PEPPOL-EN16931-P0107',
    each(
      'TaxCategory',
      (category) =>
        (textAt(category, 'TaxExemptionReasonCode') === 'VATEX-EU-AE') === (textAt(category, 'ID') === 'AE'),
    ),
  ],
  [
    'PEPPOL-EN16931-CL008',
    each('EndpointID', ({ attributes }) => peppolSchemes.includes(attributes.schemeID ?? '')),
  ],
  [
    'PEPPOL-COMMON-R043',
    inScheme(
      '0208',
      (id) => /^\d{10}$/.test(id) && (Number(id.slice(0, 8)) + Number(id.slice(8))) % 97 === 0,
    ),
  ],
  ['PEPPOL-COMMON-R047', inScheme('0211', (id) => /^IT\d{11}$/.test(id) && isLuhn(id.slice(2)))],
  ['PEPPOL-COMMON-R049', inScheme('0007', (id) => /^\d{10}$/.test(id) && isLuhn(id))],
];

const claimsPeppol = (document: XmlElement) =>
  textAt(document, 'CustomizationID').includes('peppol') || has('ProfileID')(document);

/** The names of the rules that a document violates: those of the norm, and of Peppol if it claims to follow them. */
export function brokenRules(xml: string): string[] {
  const document = readXml(xml);
  const rules = claimsPeppol(document) ? [...norm, ...network] : norm;
  return rules.filter(([, holds]) => !holds(document)).map(([id]) => id);
}
