import 'server-only';

import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

/** The smaller first. */
const offered = ['br', 'gzip'] as const;
type Encoding = (typeof offered)[number];

/** Browsers say the same few things; reading one takes many times as long as remembering it. In characters. */
const verdicts = new LRUCache<string, { encoding: Encoding | null }>({
  maxSize: 10_000,
  sizeCalculation: (_verdict, wish) => wish.length + 1,
});

/** How an answer may be compressed for who asks; null for plain bytes. */
export function acceptedEncoding({ headers }: Pick<IncomingMessage, 'headers'>): Encoding | null {
  const wish = String(headers['accept-encoding'] ?? '');
  const known = verdicts.get(wish);
  if (known) return known.encoding;
  const accepted = new Negotiator({ headers: { 'accept-encoding': wish } }).encodings(offered);
  const encoding = offered.find((name) => accepted.includes(name)) ?? null;
  verdicts.set(wish, { encoding });
  return encoding;
}
