import { expect, it } from 'vitest';
import { judgeLicence } from '@/lib/licence-states/judge';
import type { AssessedHome, RegisterRow } from '@/lib/licence-states/judge';
import type { LicenceState } from '@/lib/lodging-register/licence-states';

const address = { street: 'Zeedijk', houseNumber: '12', suffix: null, postcode: '8400' };
const home: AssessedHome = { ...address, cityId: 11, isShared: false };
const row: RegisterRow = { ...address, municipality: 'Oostende', isMissing: false, status: null };

it.each<[LicenceState, Partial<AssessedHome>, Partial<RegisterRow>]>([
  ['known', {}, {}],
  ['unknown', {}, { isMissing: true, status: 'STOPPED' }],
  ['expired', {}, { status: 'STOPPED' }],
  ['expired', {}, { status: '' }],
  ['expired', { street: 'Elders', isShared: true }, { status: 'STOPPED' }],
  ['other_address', { street: 'Elders', isShared: true }, {}],
  ['other_address', { houseNumber: '13' }, {}],
  ['other_address', { postcode: '8300' }, {}],
  ['other_address', { cityId: 1 }, { postcode: null }],
  ['other_address', { suffix: 'A' }, { suffix: 'B' }],
  ['shared', { isShared: true }, {}],
  ['known', { street: ' zeedijk ' }, { street: 'ZEEDIJK' }],
  ['known', { street: 'Kapellestraat' }, { street: 'Kapèllestraat' }],
  ['known', { houseNumber: '12A' }, { suffix: 'A' }],
  ['known', { houseNumber: '12', suffix: 'a' }, { houseNumber: '12 A' }],
  ['known', { suffix: 'bus 3' }, {}],
  ['known', { street: null, houseNumber: null, postcode: null, cityId: null }, {}],
  ['known', {}, { street: null, houseNumber: null, postcode: null }],
  ['known', {}, { municipality: 'Gent' }],
])('%s for %j and %j', (state, ofHome, ofRow) => {
  expect(judgeLicence({ ...home, ...ofHome }, { ...row, ...ofRow })).toBe(state);
});

it('is unknown without a row', () => {
  expect(judgeLicence(home, null)).toBe('unknown');
});
