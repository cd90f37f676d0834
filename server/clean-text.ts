import 'server-only';

/**
 * The gate that every string in a request passes, from JSON, forms, queries and cookies: afterwards it is well-formed
 * Unicode without control characters, which would break or mislead databases, mails and files. Tabs and line breaks
 * stay; schemas for single lines turn them into spaces.
 */

const unseen = /[^\P{Cc}\t\n\r]/gu;

/** Replaces lone surrogates by U+FFFD and removes control characters. */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(unseen, '');
}

/** Whether `cleanText` would leave a decoded string unchanged. */
export function isCleanText(text: string): boolean {
  return cleanText(text) === text;
}

const isRecord = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
};

/**
 * The same value with every string in it cleaned, including keys. Objects come out without a prototype, so that no key
 * has a special meaning. Recursive: the depth has been limited before (`bounds.ts`).
 */
export function cleanInput(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value);
  if (Array.isArray(value)) return value.map(cleanInput);
  if (!isRecord(value)) return value;
  const cleaned: Record<string, unknown> = Object.create(null);
  for (const [name, one] of Object.entries(value)) cleaned[cleanText(name)] = cleanInput(one);
  return cleaned;
}
