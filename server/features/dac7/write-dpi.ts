import 'server-only';

import { create } from 'xmlbuilder2';
import { cut } from '@/lib/format/cut';
import { contactDetails } from '@/lib/site-contact';
import { siteName } from '@/lib/site';
import type { PropertyRecord, Quarters, SellerRecord } from '@/server/features/dac7/seller-record';

/**
 * A file for the tax authority in the OECD's format for digital platforms (DPI, version 1.0), as the European Union
 * uses it for DAC7. Elements are in the order of its schema; the library leaves out what is undefined.
 */

const spaces = { dpi: 'urn:oecd:ties:dpi:v1', stf: 'urn:oecd:ties:dpistf:v1' };

type Node = { [name: string]: string | number | Node | readonly Node[] | undefined };

export interface DocSpec {
  /** OECD0 sent again as it was, OECD1 new, OECD2 corrected, OECD3 taken back. */
  state: string;
  docRefId: string;
  /** What it replaces. */
  corrects: string | null;
}

export interface DpiFile {
  year: number;
  kind: string;
  messageRefId: string;
  madeAt: Date;
  operator: DocSpec;
  sellers: readonly { record: SellerRecord; spec: DocSpec }[];
}

/** The platform's enterprise number, digits alone. */
export const operatorNumber = (): string => contactDetails.companyNumber.replace(/\D/g, '');

const text = (value: string, attributes: Readonly<Record<string, string>> = {}): Node => ({
  ...Object.fromEntries(Object.entries(attributes).map(([name, one]) => [`@${name}`, one])),
  '#': value,
});

/** The schema allows 200 characters, and no empty texts. */
const MOST = 200;
const line = (value: string) => cut(value.trim(), MOST) || undefined;

interface Place {
  country: string;
  street: string;
  houseNumber: string;
  suffix?: string;
  postalCode: string;
  city: string;
}

const address = (kind: string, place: Place): Node => ({
  '@legalAddressType': kind,
  'dpi:CountryCode': place.country,
  'dpi:AddressFix': {
    'dpi:Street': line(place.street),
    'dpi:BuildingIdentifier': line(place.houseNumber),
    'dpi:SuiteIdentifier': line(place.suffix ?? ''),
    'dpi:PostCode': line(place.postalCode),
    // The only part that the schema requires.
    'dpi:City': line(place.city) ?? '-',
  },
});

const docSpec = ({ state, docRefId, corrects }: DocSpec): Node => ({
  'stf:DocTypeIndic': state,
  'stf:DocRefId': docRefId,
  'stf:CorrDocRefId': corrects ?? undefined,
});

function platformOperator(spec: DocSpec): Node {
  const { companyName, street, postalCode, city } = contactDetails;
  return {
    'dpi:ResCountryCode': 'BE',
    'dpi:TIN': text(operatorNumber(), { issuedBy: 'BE' }),
    'dpi:Name': line(companyName),
    'dpi:PlatformBusinessName': line(siteName()),
    'dpi:Address': address('OECD304', { country: 'BE', street, houseNumber: '', postalCode, city }),
    'dpi:Nexus': 'RPONEX1',
    'dpi:AssumedReporting': 'false',
    'dpi:DocSpec': docSpec(spec),
  };
}

function financialIdentifier({ iban, holder }: SellerRecord, name: string): Node | undefined {
  if (iban === null) return undefined;
  return {
    'dpi:Identifier': text(iban, { AccountNumberType: 'IBAN' }),
    'dpi:AccountHolderName': holder === name ? undefined : line(holder ?? ''),
  };
}

function homeOf({ details }: SellerRecord): Place {
  return {
    country: details.country ?? '',
    street: details.street ?? '',
    houseNumber: details.house_number ?? '',
    postalCode: details.postal_code ?? '',
    city: details.city ?? '',
  };
}

const tinOf = ({ details }: SellerRecord) => text(details.tin ?? '', { issuedBy: details.tin_country ?? '' });

function individual(record: SellerRecord): Node {
  const { details, firstName, lastName } = record;
  return {
    'dpi:IndividualSeller': {
      'dpi:Standard': {
        'dpi:IndSellerID': {
          'dpi:ResCountryCode': details.country ?? '',
          'dpi:TIN': tinOf(record),
          'dpi:Name': { 'dpi:FirstName': line(firstName) ?? '-', 'dpi:LastName': line(lastName) ?? '-' },
          'dpi:Address': address('OECD302', homeOf(record)),
          'dpi:BirthInfo': { 'dpi:BirthDate': details.birth_date ?? '' },
        },
        'dpi:FinancialIdentifier': financialIdentifier(record, `${firstName} ${lastName}`.trim()),
      },
    },
  };
}

function entity(record: SellerRecord): Node {
  const { details, firstName, lastName, holder } = record;
  const name = holder ?? `${firstName} ${lastName}`.trim();
  const country = details.country ?? '';
  return {
    'dpi:EntitySeller': {
      'dpi:Standard': {
        'dpi:EntSellerID': {
          'dpi:ResCountryCode': country,
          'dpi:TIN': tinOf(record),
          'dpi:IN': text(details.enterprise_number ?? '', { issuedBy: country, INType: 'BRN' }),
          'dpi:Name': line(name) ?? '-',
          'dpi:Address': address('OECD304', homeOf(record)),
        },
        'dpi:FinancialIdentifier': financialIdentifier(record, name),
      },
    },
  };
}

type Four<Prefix extends string> = readonly [`${Prefix}Q1`, `${Prefix}Q2`, `${Prefix}Q3`, `${Prefix}Q4`];
const four = <Prefix extends string>(prefix: Prefix): Four<Prefix> => [
  `${prefix}Q1`,
  `${prefix}Q2`,
  `${prefix}Q3`,
  `${prefix}Q4`,
];

const euros = (prefix: string, amounts: Quarters): Node =>
  Object.fromEntries(
    four(prefix).map((name, quarter) => [`dpi:${name}`, text(String(amounts[quarter]), { currCode: 'EUR' })]),
  );

const none: Quarters = [0, 0, 0, 0];
/** The schema has room for four digits. */
const MOST_DAYS = 9999;

const propertyListing = (property: PropertyRecord): Node => ({
  'dpi:Address': address('OECD301', { country: 'BE', ...property }),
  'dpi:LandRegistrationNumber': line(property.landNumber ?? ''),
  'dpi:Consideration': euros('Cons', property.received),
  'dpi:NumberOfActivities': Object.fromEntries(
    four('Numb').map((name, quarter) => [`dpi:${name}`, String(property.stays[quarter])]),
  ),
  // Neither is withheld.
  'dpi:Fees': euros('Fees', none),
  'dpi:Taxes': euros('Tax', none),
  'dpi:PropertyType': property.type,
  'dpi:RentedDays': String(Math.min(property.days, MOST_DAYS)),
});

const reportableSeller = ({ record, spec }: DpiFile['sellers'][number]): Node => ({
  'dpi:Identity': record.details.kind === 'company' ? entity(record) : individual(record),
  'dpi:RelevantActivities': {
    'dpi:ImmovableProperty': { 'dpi:PropertyListing': record.properties.map(propertyListing) },
  },
  'dpi:DocSpec': docSpec(spec),
});

/** The file as text, in UTF-8. */
export function writeDpi({ year, kind, messageRefId, madeAt, operator, sellers }: DpiFile): string {
  const root = {
    '@version': '1.0',
    '@xmlns:dpi': spaces.dpi,
    '@xmlns:stf': spaces.stf,
    'dpi:MessageSpec': {
      'dpi:SendingEntityIN': operatorNumber(),
      'dpi:TransmittingCountry': 'BE',
      'dpi:ReceivingCountry': 'BE',
      'dpi:MessageType': 'DAC7',
      'dpi:MessageRefId': messageRefId,
      'dpi:MessageTypeIndic': kind,
      'dpi:ReportingPeriod': `${year}-12-31`,
      'dpi:Timestamp': madeAt.toISOString(),
    },
    'dpi:DPIBody': {
      'dpi:PlatformOperator': platformOperator(operator),
      'dpi:ReportableSeller': sellers.map(reportableSeller),
    },
  };
  return create(
    { version: '1.0', encoding: 'UTF-8', invalidCharReplacement: '' },
    { 'dpi:DPI_OECD': root },
  ).end({ prettyPrint: true });
}
