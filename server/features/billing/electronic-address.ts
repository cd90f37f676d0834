import 'server-only';

import { readForeignVatNumber } from '@/lib/billing/vat';
import type { Party } from '@/server/features/billing/billing-document';

/** Where e-invoices are sent: a number in one of the schemes of the EAS code list. */
export interface ElectronicAddress {
  scheme: string;
  id: string;
}

type Scheme = readonly [scheme: string, idOf?: (vatNumber: string) => string];

/** The scheme for VAT numbers by their prefix, with a function where its id is not the VAT number itself. */
const vatSchemes: Readonly<Record<string, Scheme>> = {
  ...{ AT: ['9914'], BG: ['9926'], CY: ['9928'], CZ: ['9929'], DE: ['9930'], DK: ['0198'], EE: ['9931'] },
  ...{ EL: ['9933'], ES: ['9920'], FI: ['0213'], FR: ['9957'], HR: ['9934'], HU: ['9910'], IE: ['9935'] },
  ...{ IT: ['0211'], LT: ['9937'], LU: ['9938'], LV: ['9939'], MT: ['9943'], NL: ['9944'], PL: ['9945'] },
  ...{ PT: ['9946'], RO: ['9947'], SI: ['9949'], SK: ['9950'] },
  // The ten digits of the organisation number, between the prefix and the last two digits.
  SE: ['0007', (vatNumber) => vatNumber.slice(2, 12)],
};

/**
 * Whether these are ten digits of which the last two are 97 minus the first eight modulo 97, as scheme 0208 requires.
 */
export function isEnterpriseNumber(digits: string): boolean {
  return /^\d{10}$/.test(digits) && 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
}

/**
 * The Belgian enterprise number, else the VAT number of another member state if its form and check digits are right;
 * null otherwise: private people are not on the network.
 */
export function electronicAddress(
  party: Pick<Party, 'company_number' | 'vat_number'>,
): ElectronicAddress | null {
  const company = (party.company_number ?? '').replaceAll(/\D/g, '');
  if (isEnterpriseNumber(company)) return { scheme: '0208', id: company };
  const vatNumber = readForeignVatNumber(party.vat_number);
  const [scheme, idOf] = vatSchemes[vatNumber?.slice(0, 2) ?? ''] ?? [];
  return vatNumber && scheme ? { scheme, id: idOf ? idOf(vatNumber) : vatNumber } : null;
}
