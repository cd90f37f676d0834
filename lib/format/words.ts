import { formatTexts } from '@/lib/texts/format';

/** 'appartement' at the head of a line: 'Appartement'. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The word for a count: `countWord(1, ['bed', 'bedden'])` is 'bed'. */
export function countWord(count: number, [one, many]: readonly [string, string]): string {
  return count === 1 ? one : many;
}

/** 'week, midweek of weekend' */
export function orWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  const others = words.slice(0, -1);
  return others.length === 0 ? last : `${others.join(', ')} ${formatTexts.or} ${last}`;
}
