/** Phone numbers as stored ('0032470123456', '0031612345678') for people and for `tel:`. */

const STORED = /^00(31|32)(\d{5,9})$/;

/** 'tel:+32470123456' */
export function phoneHref(stored: string): string {
  return `tel:${stored.replace(/^00/, '+').replace(/[^\d+]/g, '')}`;
}

/** '+32 470 12 34 56'; a number in another notation stays as it is. */
export function formatPhone(stored: string): string {
  const [, country, digits] = STORED.exec(stored) ?? [];
  if (country === undefined || digits === undefined) return stored;
  // The first group takes the remainder, so that the pairs come last.
  const first = digits.length % 2 === 0 ? 2 : 3;
  const pairs = digits.slice(first).match(/\d\d/g) ?? [];
  return [`+${country}`, digits.slice(0, first), ...pairs].join(' ');
}
