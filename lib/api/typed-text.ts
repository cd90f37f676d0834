/**
 * Text as people type and paste it. Characters that nobody sees are no part of it: a phone number copied from a mail
 * brings marks of direction along, a name from a web page soft hyphens, and a name of nothing else looks empty.
 */

/** The dots of Braille's empty cell are drawn as a space. */
const spaces = /[\p{Cc}\s\u2800]+/gu;

/**
 * What is drawn by nothing (https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point, and the marks of
 * interlinear annotation), or an emoji, within which some of it holds the picture together: an emoji is kept as it is.
 */
const unseen =
  /([\d#*]\uFE0F\u20E3|\p{Extended_Pictographic}(?:[\uFE0E\uFE0F]|\p{Emoji_Modifier})?(?:\u200D(?=\p{Extended_Pictographic}))?)|[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;

/** The text without characters that nobody sees, spaces and control characters apart. */
const seen = (text: string): string => text.replace(unseen, '$1');

/** One line: every run of white space and control characters becomes one space, none at the ends. */
export function toLine(text: string): string {
  return seen(text).replace(spaces, ' ').trim();
}

/** Whether a field that came as text holds none. */
export const isBlank = (value: unknown): boolean => typeof value === 'string' && toLine(value) === '';

/** Several lines: line ends are \n, other control characters but the tab go, and white space at the ends. */
export function toLines(text: string): string {
  return seen(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim();
}

/**
 * The part behind the @ in the one form that mail servers know it by, where it is written with other letters than
 * those of ASCII (https://url.spec.whatwg.org/#concept-domain-to-ascii): 'café.be' is 'xn--caf-dma.be'.
 */
function toAsciiHost(host: string): string {
  const isForeign = /[^\0-\x7F]/.test(host) && /^[\p{L}\p{M}\p{N}.-]+$/u.test(host);
  return isForeign && URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : host;
}

/** An e-mail address as it is kept and compared: a line, with its domain in ASCII. */
export function toMailbox(text: string): string {
  const line = toLine(text);
  const host = line.slice(line.lastIndexOf('@') + 1);
  return `${line.slice(0, line.length - host.length)}${toAsciiHost(host)}`;
}
