/**
 * Cleans text that people type or paste. Invisible characters are removed: a phone number copied from an email brings
 * directional marks along, a name from a web page soft hyphens, and a name made of nothing else looks empty.
 */

/** Includes the blank Braille pattern, which is displayed as a space. */
const spaces = /[\p{Cc}\s\u2800]+/gu;

/**
 * Invisible characters (https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point and interlinear annotation
 * marks), or a whole emoji, which is kept because some of these characters join its parts.
 */
const unseen =
  /([\d#*]\uFE0F\u20E3|\p{Extended_Pictographic}(?:[\uFE0E\uFE0F]|\p{Emoji_Modifier})?(?:\u200D(?=\p{Extended_Pictographic}))?)|[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

/** Removes invisible characters other than spaces and control characters. */
const seen = (text: string): string => text.replace(unseen, '$1');

/** A single line: every run of white space and control characters becomes one space; the ends are trimmed. */
export function toLine(text: string): string {
  return seen(text).replace(spaces, ' ').trim();
}

/** Whether a string field is blank. */
export const isBlank = (value: unknown): boolean => typeof value === 'string' && toLine(value) === '';

/** Several lines: line endings become \n, control characters other than tab are removed, and the ends are trimmed. */
export function toLines(text: string): string {
  return seen(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/**
 * Converts a host with non-ASCII letters to the form that mail servers use
 * (https://url.spec.whatwg.org/#concept-domain-to-ascii): 'café.be' becomes 'xn--caf-dma.be'.
 */
function toAsciiHost(host: string): string {
  const isForeign = /[^\0-\x7F]/.test(host) && /^[\p{L}\p{M}\p{N}.-]+$/u.test(host);
  return isForeign && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host;
}

/** An email address in the form in which it is stored and compared: a single line with an ASCII domain. */
export function toMailbox(text: string): string {
  const line = toLine(text);
  const host = line.slice(line.lastIndexOf('@') + 1);
  return `${line.slice(0, line.length - host.length)}${toAsciiHost(host)}`;
}

/** Longest deliverable email address. */
export const MAX_MAILBOX = 254;

/** zod's own pattern, which rejects non-ASCII top-level domains: 'xn--' and what follows. */
export const MAILBOX_SHAPE =
  /^(?:[\w'+-]+\.)*[\w'+-]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|xn--[A-Za-z0-9-]+)$/;

/** The email address in typed text, as `emailAddress` (lib/api/text.ts) reads it but without zod; null if it is none. */
export function readMailbox(typed: string): string | null {
  const mailbox = toMailbox(typed);
  return mailbox.length <= MAX_MAILBOX && MAILBOX_SHAPE.test(mailbox) ? mailbox : null;
}
