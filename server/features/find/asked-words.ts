import 'server-only';

import { Prisma } from '@/prisma/generated/client';
import { isLike, patternOf, patternOfBeginning } from '@/server/text-match';

/** What is searched in a row `t`: exactly its indexes' expressions. */
export interface SearchedText {
  words: Prisma.Sql;
  /** Its e-mail address, in tables so large that its prefix has an index of its own. */
  address?: Prisma.Sql;
}

/** What a search demands of a row's words (docs/rules/find.md#words). */
export interface AskedWords {
  match: (text: SearchedText) => Prisma.Sql;
  /** Whether an index can answer: not for punctuation. */
  isIndexed: boolean;
}

const PHONE_SHAPE = /^[+\d\s()./-]+$/;
/** Fewer digits occur in too many numbers to mean a phone. */
const FEWEST_DIGITS = 6;

/** Counts the digits that `phone_key` in SQL leaves. */
const isPhone = (q: string) =>
  PHONE_SHAPE.test(q) && q.replaceAll(/\D/g, '').replace(/^(?:00)?(?:32)?0?/, '').length >= FEWEST_DIGITS;

/** A trigram needs three letters in a row; with fewer only the beginning of a word has one, with the space before. */
const threeLetters = /[\p{L}\p{N}]{3}/u;
const startsWithLetter = /^[\p{L}\p{N}]/u;

/** Begins with the whole local part of an address. */
const isAddress = (word: string) => /^[^@]+@/.test(word);

export function askedWords(q: string): AskedWords {
  const asked = [...new Set(q.split(/\s+/))].map((word) => {
    const atStart = !threeLetters.test(word) && startsWithLetter.test(word);
    return { word, pattern: patternOf(word, { atStart }), isIndexed: atStart || threeLetters.test(word) };
  });
  const all = ({ words, address }: SearchedText) =>
    Prisma.join(
      asked.map(({ word, pattern }) =>
        address && isAddress(word)
          ? isLike(address, Prisma.sql`fold_text(${patternOfBeginning(word)})`)
          : isLike(words, Prisma.sql`fold_text(${pattern})`),
      ),
      ' AND ',
    );
  const isIndexed = asked.some((word) => word.isIndexed);
  if (!isPhone(q)) return { isIndexed, match: (text) => Prisma.sql`(${all(text)})` };
  const phone = ({ words }: SearchedText) => isLike(words, Prisma.sql`'%' || phone_key(${q}) || '%'`);
  // A leading '+' or '0' means a phone.
  if (/^[+0]/.test(q)) return { isIndexed: true, match: phone };
  return { isIndexed, match: (text) => Prisma.sql`((${all(text)}) OR ${phone(text)})` };
}
