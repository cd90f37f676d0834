/**
 * The standard PDF fonts only cover Western Europe (Windows-1252). Other letters lose their accent, so that the text
 * stays readable: 'Şahin' is printed as 'Sahin'.
 */

/** Characters in Windows-1252 beyond Latin-1. */
const beyondLatin1 = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** Letters that do not decompose into a base letter and an accent. */
const others: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i', ħ: 'h', Ħ: 'H' };

const isKnown = (character: string) =>
  /[\u0020-\u007e\u00a1-\u00ff]/.test(character) || beyondLatin1.includes(character);

function print(character: string): string {
  if (isKnown(character)) return character;
  if (/\s/.test(character)) return ' ';
  const bare = others[character] ?? character.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return [...bare].map((part) => (isKnown(part) ? part : '?')).join('');
}

/** The text, reduced to characters in the standard fonts. */
export function printable(text: string): string {
  return [...text.normalize('NFC')].map(print).join('');
}
