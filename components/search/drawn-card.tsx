import { renderToString } from 'react-dom/server';
import { CardItem } from '@/components/search/card-item';
import type { CardItemProps } from '@/components/search/card-item';
import { escapeMarkup } from '@/lib/format/escape';
import { language } from '@/lib/languages/language';
import { shownCardOf } from '@/lib/listings/sent-card';
import type { SentCard } from '@/lib/listings/sent-card';

/** How many rendered cards are cached; beyond that the oldest is evicted. */
const mostCached = 10_000;
/** Placeholders in a cached card for what differs between searches; they occur in no listing's text. */
const marks = { stay: '\u0001', query: '\u0002' };
/**
 * Splits at placeholders and at characters beyond Latin-1, one of which would double the memory taken by the text
 * around it.
 */
const separator = new RegExp(`([${marks.stay}${marks.query}]|[^\\0-\\xff]+)`);
const beyondLatin1 = /[^\0-\xff]/;

type OfSearch = Omit<CardItemProps, 'card'>;

/** Cached cards, split at their placeholders. */
const cached = new Map<string, string[]>();

/**
 * The HTML of a card, on the server only: the build leaves this module out of the browser's bundle, since nothing there
 * uses it and the package declares its modules free of side effects.
 */
export function drawnCard([, ...values]: SentCard, { stay, stayQuery, isEager }: OfSearch): string {
  // Without them there is nothing to mark: the card itself says whether its URL is the listing's canonical one.
  const marked = { stay: stay && marks.stay, stayQuery: stayQuery && marks.query, isEager };
  const key = JSON.stringify([language(), marked, values]);
  let parts = cached.get(key);
  if (parts === undefined) {
    const html = renderToString(<CardItem card={shownCardOf([null, ...values])} {...marked} />);
    parts = html.split(separator).map(ownText);
    const [oldest] = cached.size >= mostCached ? cached.keys() : [];
    if (oldest !== undefined) cached.delete(oldest);
    cached.set(key, parts);
  }
  return parts.reduce((html, part) => {
    if (part === marks.query) return html + escapeMarkup(stayQuery);
    return html + (part === marks.stay ? escapeMarkup(stay ?? '') : part);
  }, '');
}

/**
 * A copy of the text that does not keep the larger string alive from which it was sliced, and takes one byte per
 * character where possible.
 */
function ownText(text: string): string {
  return beyondLatin1.test(text)
    ? Buffer.from(text).toString()
    : Buffer.from(text, 'latin1').toString('latin1');
}
