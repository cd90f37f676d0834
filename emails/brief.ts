/** So much of a name leaves room for what a subject says of it. */
const NAME = 30;

/** A text of at most so many characters; a longer one ends in '…', never within half a character of two. */
export function brief(text: string, length = NAME): string {
  if (text.length <= length) return text;
  const part = text.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '');
  return `${part.trimEnd()}…`;
}
