import 'server-only';

/**
 * The gate that every text of a request passes, from JSON, forms, queries and cookies: what leaves it is well-formed
 * Unicode without control characters, which would choke or mislead databases, mails and files. Tabs and line ends stay;
 * schemas of one line make them spaces.
 */

const unseen = /[^\P{Cc}\t\n\r]/gu;

/** Halves of surrogate pairs become U+FFFD, control characters go. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(unseen, '');
}

/** Whether the gate would leave a decoded text as it is. */
export function isCleanText(text: string): boolean {
  return cleanText(text) === text;
}

const isRecord = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
};

/**
 * The same value with every text in it cleaned, names included. Objects come out without a prototype, so that none of
 * their names has a meaning of its own. Recursive: its depth was bounded before (`bounds.ts`).
 */
export function cleanInput(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanInput);
  if (!isRecord(value)) return value;
  const cleaned: Record<string, unknown> = Object.create(null);
  for (const [name, one] of Object.entries(value)) cleaned[cleanText(name)] = cleanInput(one);
  return cleaned;
}
