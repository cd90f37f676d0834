/**
 * Interprets a row of Toerisme Vlaanderen's base register, with the columns and quirks of the public export. Pure; the
 * import streams rows through it.
 */

/** The columns that are read; a file that lacks one of them is not the register. */
export const registerColumns = [
  'business_product_id',
  'product_type',
  'parent_product_ids',
  'name',
  'name_or_number',
  'discriminator',
  'street',
  'house_number',
  'box_number',
  'postal_code',
  'city_name',
  'lat',
  'long',
  'status',
  'maximum_capacity',
] as const;

export type RegisterRow = Readonly<Record<(typeof registerColumns)[number], string>>;

export interface RegisterEntry {
  number: string;
  alternativeName: string | null;
  name: string | null;
  thoroughfare: string | null;
  houseNumber: string | null;
  houseNumberSuffix: string | null;
  municipality: string;
  postCode: string | null;
  province: string | null;
  latitude: number | null;
  longitude: number | null;
  maximumCapacity: number | null;
}

/** Why a row is skipped. */
export type SkipReason = 'promotion' | 'no holiday home' | 'not active' | 'no usable number' | 'no town';

export type ReadRow = { entry: RegisterEntry } | { skipped: SkipReason };

/** The data of a row that is skipped as 'not active'. */
export const endedEntry = (row: RegisterRow) => ({
  number: row.business_product_id.trim(),
  status: row.status.trim().slice(0, 40),
});

const activeStatuses = new Set(['NOTIFIED', 'ACKNOWLEDGED', 'LICENSED']);
const westFlanders = /^8\d{3}$/;

const text = (value: string, max = 200): string | null => value.trim().slice(0, max) || null;

/** Flanders, with a margin. */
const bounds = { lat: [50.5, 51.7], long: [2.4, 6.1] } as const;

/**
 * A coordinate in degrees. The register has some without their decimal point ('512983' for 51.2983): those are scaled
 * back if that gives a point in Flanders, else dropped.
 */
export function readCoordinate(value: string, [min, max]: readonly [number, number]): number | null {
  const given = Number(value.trim().replace(',', '.'));
  if (value.trim() === '' || !Number.isFinite(given)) return null;
  if (given >= min && given <= max) return given;
  const digits = value.trim();
  if (!/^\d{3,10}$/.test(digits)) return null;
  const whole = String(Math.trunc(max)).length;
  const scaled = Number(`${digits.slice(0, whole)}.${digits.slice(whole)}`);
  return scaled >= min && scaled <= max ? scaled : null;
}

function readPoint(row: RegisterRow): { latitude: number | null; longitude: number | null } {
  const latitude = readCoordinate(row.lat, bounds.lat);
  const longitude = readCoordinate(row.long, bounds.long);
  // A single coordinate is useless.
  return latitude === null || longitude === null
    ? { latitude: null, longitude: null }
    : { latitude, longitude };
}

/** One row of the file: an entry, or the reason to skip it. */
export function readRegisterRow(row: RegisterRow): ReadRow {
  const number = row.business_product_id.trim();
  if (!/^[0-9A-Za-z]{1,12}$/.test(number)) return { skipped: 'no usable number' };
  // Promotional entries repeat a base product under a number of their own, which is not a licence.
  if (row.product_type.trim() !== 'BASE') return { skipped: 'promotion' };
  if (row.discriminator.trim() !== 'HOLIDAY_COTTAGE') return { skipped: 'no holiday home' };
  if (!activeStatuses.has(row.status.trim())) return { skipped: 'not active' };
  const municipality = text(row.city_name, 100);
  if (municipality === null) return { skipped: 'no town' };
  const postCode = text(row.postal_code, 10);
  const capacity = Number.parseInt(row.maximum_capacity, 10);
  return {
    entry: {
      number,
      alternativeName: text(row.name_or_number),
      name: text(row.name),
      thoroughfare: text(row.street),
      houseNumber: text(row.house_number, 20),
      houseNumberSuffix: text(row.box_number, 20),
      municipality,
      postCode,
      province: postCode && westFlanders.test(postCode) ? 'West-Vlaanderen' : null,
      ...readPoint(row),
      maximumCapacity: Number.isNaN(capacity) ? null : capacity,
    },
  };
}
