import { formatTexts } from '@/lib/texts/format';

/** Capitalises the first letter: 'appartement' becomes 'Appartement'. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The noun for a count: `countWord(1, ['bed', 'bedden'])` is 'bed'. */
export function countWord(count: number, [one, many]: readonly [string, string]): string {
  return count === 1 ? one : many;
}

function joinWords(words: readonly string[], join: (others: string, last: string) => string): string {
  const last = words.at(-1) ?? '';
  const others = words.slice(0, -1);
  return others.length === 0 ? last : join(others.join(', '), last);
}

/** 'week, midweek of weekend' */
export const listWords = (words: readonly string[]): string => joinWords(words, formatTexts.either);

/** 'deze uren, uw naam en het adres' */
export const allWords = (words: readonly string[]): string => joinWords(words, formatTexts.both);
