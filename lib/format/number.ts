/** Numbers in the format of the page's language. Formatted by hand, so that prices do not depend on an ICU version. */

import { patternTexts } from '@/lib/texts/format';

/**
 * A whole number with thousands separators: '10.000'.
 * @throws RangeError for a fraction
 */
export function formatNumber(value: number): string {
  if (!Number.isSafeInteger(value)) throw new RangeError(`Not a whole number: ${value}`);
  const digits = String(Math.abs(value)).replace(/\B(?=(?:\d{3})+$)/g, patternTexts.thousands);
  return value < 0 ? `-${digits}` : digits;
}
