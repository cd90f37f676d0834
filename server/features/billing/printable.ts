import 'server-only';

/**
 * The standard fonts of a PDF have the letters of Western Europe alone (Windows-1252). Other letters lose their accent,
 * so that the text stays readable: 'Şahin' is printed 'Sahin'.
 */

/** What Windows-1252 has beyond Latin-1. */
const beyondLatin1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** Letters that are no accent on another. */
const others: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', ħ: 'h', Ħ: 'H' };

const isKnown = (character: string) =>
  /[\u0020-\u007e\u00a1-\u00ff]/.test(character) || beyondLatin1.includes(character);

function print(character: string): string {
  if (isKnown(character)) return character;
  if (/\s/.test(character)) return ' ';
  const bare = others[character] ?? character.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return [...bare].map((part) => (isKnown(part) ? part : '?')).join('');
}

/** The text in letters that the standard fonts have. */
export function printable(text: string): string {
  return [...text.normalize('NFC')].map(print).join('');
}
