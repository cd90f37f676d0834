import { renderToString } from 'react-dom/server';
import { CardItem } from '@/components/search/card-item';
import type { CardItemProps } from '@/components/search/card-item';
import { escapeMarkup } from '@/lib/format/escape';
import { shownCardOf } from '@/lib/listings/sent-card';
import type { SentCard } from '@/lib/listings/sent-card';

/** So many cards are kept as they are drawn; then the oldest goes. */
const mostKept = 10_000;
/** Stand in a kept card for what differs from search to search; no text of a home holds them. */
const marks = { stay: '\u0001', query: '\u0002' };
/** A mark, or letters beyond Latin-1: one of them would double what the text around it takes in memory. */
const apart = new RegExp(`([${marks.stay}${marks.query}]|[^\\0-\\xff]+)`);
const beyondLatin1 = /[^\0-\xff]/;

type OfSearch = Omit<CardItemProps, 'card'>;

/** Cards, parted at their marks. */
const kept = new Map<string, string[]>();

/**
 * The HTML of a card, for the server alone: the build leaves this module out of what browsers get, because nothing there
 * uses it and the project says that its modules have no effects of their own.
 */
export function drawnCard([, ...values]: SentCard, { stay, stayQuery, isEager }: OfSearch): string {
  // With none there is nothing to mark: the card says of itself whether its address is the home's own.
  const marked = { stay: stay && marks.stay, stayQuery: stayQuery && marks.query, isEager };
  const key = JSON.stringify([marked, values]);
  let parts = kept.get(key);
  if (parts === undefined) {
    const html = renderToString(<CardItem card={shownCardOf([null, ...values])} {...marked} />);
    parts = html.split(apart).map(ownText);
    const [oldest] = kept.size >= mostKept ? kept.keys() : [];
    if (oldest !== undefined) kept.delete(oldest);
    kept.set(key, parts);
  }
  return parts.reduce((html, part) => {
    if (part === marks.query) return html + escapeMarkup(stayQuery);
    return html + (part === marks.stay ? escapeMarkup(stay ?? '') : part);
  }, '');
}

/** The same text, which keeps no larger one alive that it was cut from, and takes a byte a letter where it can. */
function ownText(text: string): string {
  return beyondLatin1.test(text)
    ? Buffer.from(text).toString()
    : Buffer.from(text, 'latin1').toString('latin1');
}
