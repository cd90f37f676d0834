/**
 * zod schemas of what people type: spaces at the ends go, spaces alone are empty, and characters that nobody can
 * see or type (NUL among them, which the database refuses) never get in. Nothing is checked before they are gone.
 */
import { z } from '@/lib/api/zod';
import { toLine, toLines, toMailbox } from '@/lib/api/typed-text';
import { validationTexts } from '@/lib/texts/fields';

/** A line of any length, for what has a shape of its own; `error` is the sentence for what is no text. */
export function typedLine(error?: string) {
  return z.string({ error }).overwrite(toLine);
}

const orNull = (text: string | null | undefined): string | null => text || null;

/** A line that must be there, at most `max` characters. */
export function requiredLine(max: number) {
  return typedLine().min(1).max(max);
}

/** A line that may be left out, empty or null: null then. */
export function optionalLine(max: number) {
  return typedLine().max(max).nullish().transform(orNull);
}

/** A line that must be named: empty or null is null. */
export function nullableLine(max: number) {
  return typedLine().max(max).transform(orNull).nullable();
}

/** A line of a change: left out it stays as it is (undefined), empty or null takes it away (null). */
export function changedLine(max: number) {
  return nullableLine(max).optional();
}

/** A text of several lines that must be there. */
export function requiredText(max: number) {
  return z.string().overwrite(toLines).min(1).max(max);
}

/** A text of several lines that may be left out, empty or null: null then. */
export function optionalText(max: number) {
  return z.string().overwrite(toLines).max(max).nullish().transform(orNull);
}

/** Longest address that mail can go to. */
const MAX_EMAIL = 254;

/** zod's own, which knows no top-level domains outside ASCII: 'xn--' and what follows. */
const MAILBOX_SHAPE =
  /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/;

/** An e-mail address; its domain comes out in ASCII. */
export function emailAddress() {
  return z
    .string()
    .overwrite(toMailbox)
    .min(1, { abort: true })
    .max(MAX_EMAIL, { abort: true })
    .pipe(z.email({ pattern: MAILBOX_SHAPE }));
}

const PHONE_SHAPE = /^[+(]?\d[\d\s()./-]{4,}$/;

/** A phone number in any notation with at least five digits or signs; null when left out. */
export function optionalPhone(max = 30) {
  return optionalLine(max).refine((text) => text === null || PHONE_SHAPE.test(text), validationTexts.phone);
}
