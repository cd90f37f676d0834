import 'server-only';

import { MAX_ID } from '@/lib/api/params';
import { askedWords } from '@/server/features/find/asked-words';
import type { AskedWords } from '@/server/features/find/asked-words';

/** A search, read in each way it may be meant. */
export interface Asked {
  q: string;
  /** The number of a row: '123' or '#123'. */
  id: number | null;
  words: AskedWords;
}

export function readAsked(q: string): Asked {
  const number = Number(/^#?(?<id>[1-9]\d{0,9})$/.exec(q)?.groups?.id ?? 0);
  return { q, id: number > 0 && number <= MAX_ID ? number : null, words: askedWords(q) };
}
