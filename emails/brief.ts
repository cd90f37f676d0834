import { cut } from '@/lib/format/cut';

/** Maximum length of a name, to leave room for the rest of a subject line. */
const NAME = 30;

/** Truncates a text to `length` characters; a truncated one ends in '…' and is never cut inside a surrogate pair. */
export function brief(text: string, length = NAME): string {
  if (text.length <= length) return text;
  return `${cut(text, length - 1).trimEnd()}…`;
}
