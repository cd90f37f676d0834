import 'server-only';

import type { Buyer, Party } from '@/server/billing/billing-document';

/** Where e-invoices go: a number in one of the schemes of the code list EAS. */
export interface ElectronicAddress {
  scheme: string;
  id: string;
}

/** Of VAT numbers by their prefix. Finland's and Sweden's have none on the network. */
const vatSchemes: Readonly<Record<string, string>> = {
  ...{ AT: '9914', BG: '9926', CY: '9928', CZ: '9929', DE: '9930', DK: '0198', EE: '9931', EL: '9933' },
  ...{ ES: '9920', FR: '9957', HR: '9934', HU: '9910', IE: '9935', IT: '0211', LT: '9937', LU: '9938' },
  ...{ LV: '9939', MT: '9943', NL: '9944', PL: '9945', PT: '9946', RO: '9947', SI: '9949', SK: '9950' },
};

/** Ten digits of which the last two are 97 minus the first eight modulo 97: what scheme 0208 takes. */
export function isEnterpriseNumber(digits: string): boolean {
  return /^\d{10}$/.test(digits) && 97 - (Number(digits.slice(0, 8)) % 97) === Number(digits.slice(8));
}

/**
 * The Belgian enterprise number, else the VAT number of another member state, else the e-mail address: private people
 * are not on the network.
 */
export function electronicAddress(
  party: Pick<Party, 'company_number' | 'vat_number'> & Pick<Buyer, 'email'>,
): ElectronicAddress {
  const company = (party.company_number ?? '').replaceAll(/\D/g, '');
  if (isEnterpriseNumber(company)) return { scheme: '0208', id: company };
  const vatNumber = (party.vat_number ?? '').toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const scheme = vatSchemes[vatNumber.slice(0, 2)];
  return scheme ? { scheme, id: vatNumber } : { scheme: 'EM', id: party.email };
}
