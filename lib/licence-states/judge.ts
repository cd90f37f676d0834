/** What the tourism register says of a home's licence number (docs/rules/lodging-register.md#assessment). Pure. */
import { citiesOfMunicipality } from '@/lib/listings/cities';
import type { LicenceState } from '@/lib/lodging-register/licence-states';

interface Address {
  street: string | null;
  houseNumber: string | null;
  suffix: string | null;
  postcode: string | null;
}

export interface AssessedHome extends Address {
  cityId: number | null;
  /** Another home that is not a draft has the number. */
  isShared: boolean;
}

export interface RegisterRow extends Address {
  municipality: string;
  /** No longer in the latest file. */
  isMissing: boolean;
  /** Set once it is not valid. */
  status: string | null;
}

/** Without case, accents, spaces and signs; empty if unknown. */
const bare = (text: string | null): string =>
  (text ?? '')
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]/gu, '');

/** A value that one of the two lacks is not a difference. */
function differ(a: string | null, b: string | null): boolean {
  const [one, other] = [bare(a), bare(b)];
  return one !== '' && other !== '' && one !== other;
}

/** '12' with addition 'A' is '12A' as well. */
function differInNumber(home: Address, row: Address): boolean {
  if (!differ(home.houseNumber, row.houseNumber)) return differ(home.suffix, row.suffix);
  const whole = ({ houseNumber, suffix }: Address) => bare(`${houseNumber ?? ''}${suffix ?? ''}`);
  return whole(home) !== whole(row);
}

function isElsewhere(home: AssessedHome, row: RegisterRow): boolean {
  const towns: readonly number[] = citiesOfMunicipality(row.municipality).map(({ id }) => id);
  const isOtherTown = home.cityId !== null && towns.length > 0 && !towns.includes(home.cityId);
  return (
    isOtherTown ||
    differ(home.postcode, row.postcode) ||
    differ(home.street, row.street) ||
    differInNumber(home, row)
  );
}

/** The first state that applies; `row` is null for a number that the register never had. */
export function judgeLicence(home: AssessedHome, row: RegisterRow | null): LicenceState {
  if (!row || row.isMissing) return 'unknown';
  if (row.status !== null) return 'expired';
  if (isElsewhere(home, row)) return 'other_address';
  return home.isShared ? 'shared' : 'known';
}
