/**
 * zod schemas of what people type: spaces at the ends go, spaces alone are empty, and characters that nobody can
 * see or type (NUL among them, which the database refuses) never get in.
 */
import { z } from '@/lib/api/zod';
import { validationTexts } from '@/lib/texts/fields';

/** One line: every run of white space and control characters becomes one space. */
export function toLine(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

/** Several lines: line ends are \n, other control characters but the tab go. */
function toLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

const orNull = (text: string | null | undefined): string | null => text || null;

/** A line that must be there, at most `max` characters. */
export function requiredLine(max: number) {
  return z.string().overwrite(toLine).min(1).max(max);
}

/** A line that may be left out, empty or null: null then. */
export function optionalLine(max: number) {
  return z.string().overwrite(toLine).max(max).nullish().transform(orNull);
}

/** A line that must be named: empty or null is null. */
export function nullableLine(max: number) {
  return z.string().overwrite(toLine).max(max).transform(orNull).nullable();
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

/** An e-mail address. */
export function emailAddress() {
  return z.string().overwrite(toLine).min(1, { abort: true }).max(MAX_EMAIL, { abort: true }).pipe(z.email());
}

const PHONE_SHAPE = /^[+(]?\d[\d\s()./-]{4,}$/;

/** A phone number in any notation with at least five digits or signs; null when left out. */
export function optionalPhone(max = 30) {
  return optionalLine(max).refine((text) => text === null || PHONE_SHAPE.test(text), validationTexts.phone);
}
