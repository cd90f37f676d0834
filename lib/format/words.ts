import { pluralForm } from '@/lib/format/plural';
import { language } from '@/lib/languages/language';
import { formatTexts } from '@/lib/texts/format';

/** Capitalises the first letter: 'appartement' becomes 'Appartement'. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A capitalised text for use within a sentence: 'beschikbaar'. German keeps its capitals, because of its nouns. */
export function inSentence(text: string): string {
  return language() === 'de' ? text : text.toLowerCase();
}

/** The plural forms of a noun; without `many`, `other` is used instead. */
export type Noun = readonly [one: string, other: string, many?: string];

/** The noun for a count: `countWord(1, ['bed', 'bedden'])` is 'bed'. */
export function countWord(count: number, [one, other, many = other]: Noun): string {
  return { one, other, many }[pluralForm(count)];
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
