/**
 * zod schemas for typed text. Leading and trailing spaces are trimmed, a blank text counts as empty, and invisible
 * characters (such as NUL, which the database rejects) are removed. All checks run after that.
 */
import { z } from '@/lib/api/zod';
import { MAILBOX_SHAPE, MAX_MAILBOX, toLine, toLines, toMailbox } from '@/lib/api/typed-text';
import { validationTexts } from '@/lib/texts/fields';

/** A line of any length, for values that have their own format; `error` is the message for anything but a string. */
export function typedLine(error?: string) {
  return z.string({ error }).overwrite(toLine);
}

const orNull = (text: string | null | undefined): string | null => text || null;

/** A required line of at most `max` characters. */
export function requiredLine(max: number) {
  return typedLine().min(1).max(max);
}

/** A line that may be left out, empty or null; all three become null. */
export function optionalLine(max: number) {
  return typedLine().max(max).nullish().transform(orNull);
}

/** A line whose field must be present; empty or null becomes null. */
export function nullableLine(max: number) {
  return typedLine().max(max).transform(orNull).nullable();
}

/** A line in a partial update: left out leaves it unchanged (undefined), empty or null clears it (null). */
export function changedLine(max: number) {
  return nullableLine(max).optional();
}

/** A required multi-line text. */
export function requiredText(max: number) {
  return z.string().overwrite(toLines).min(1).max(max);
}

/** A multi-line text that may be left out, empty or null; all three become null. */
export function optionalText(max: number) {
  return z.string().overwrite(toLines).max(max).nullish().transform(orNull);
}

/** A multi-line text in a partial update: left out leaves it unchanged (undefined), empty or null clears it (null). */
export function changedText(max: number) {
  return z.string().overwrite(toLines).max(max).nullable().transform(orNull).optional();
}

/** An email address; its domain is converted to ASCII. */
export function emailAddress() {
  return z
    .string()
    .overwrite(toMailbox)
    .min(1, { abort: true })
    .max(MAX_MAILBOX, { abort: true })
    .pipe(z.email({ pattern: MAILBOX_SHAPE }));
}

const PHONE_SHAPE = /^[+(]?\d[\d\s()./-]{4,}$/;

/** A phone number in any notation with at least five digits or symbols; null when left out. */
export function optionalPhone(max = 30) {
  return optionalLine(max).refine((text) => text === null || PHONE_SHAPE.test(text), {
    error: () => validationTexts.phone,
  });
}
