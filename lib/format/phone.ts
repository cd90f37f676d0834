/** Formats stored phone numbers ('0032470123456', '0031612345678') for display and for `tel:` links. */

const STORED = /^00(31|32)(\d{5,9})$/;

/** 'tel:+32470123456' */
export function phoneHref(stored: string): string {
  return `tel:${stored.replace(/^00/, '+').replace(/[^\d+]/g, '')}`;
}

/** '+32 470 12 34 56'; a number in another notation is left unchanged. */
export function formatPhone(stored: string): string {
  const [, country, digits] = STORED.exec(stored) ?? [];
  if (country === undefined || digits === undefined) return stored;
  // The first group takes the remainder, so that the rest are pairs.
  const first = digits.length % 2 === 0 ? 2 : 3;
  const pairs = digits.slice(first).match(/\d\d/g) ?? [];
  return [`+${country}`, digits.slice(0, first), ...pairs].join(' ');
}
