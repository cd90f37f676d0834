/** Numbers as Belgium writes them, by hand, so that no process's ICU decides how a price looks. */

/**
 * A whole number with a dot between thousands: '10.000'.
 * @throws RangeError for a fraction
 */
export function formatNumber(value: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number: ${value}`);
  const digits = String(Math.abs(value)).replace(/\B(?=(?:\d{3})+$)/g, '.');
  return value < 0 ? `-${digits}` : digits;
}
