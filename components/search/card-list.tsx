import { ListingCard } from '@/components/listings/listing-card';
import type { Elements } from '@/components/ui/elements';
import { DrawnElement, keepDrawing } from '@/components/ui/kept';
import { ownText, toMarkup } from '@/components/ui/markup';
import { escapeMarkup } from '@/lib/format/escape';
import { unpackCard } from '@/lib/listings/packed-cards';
import type { SentCard } from '@/lib/listings/packed-cards';

/** Cards whose photo is fetched before all else: the one in view on every screen. */
const inView = 1;
/** So many cards are kept as they are drawn; then the oldest goes. */
const mostKept = 10_000;
/** Stand in a kept card for what differs from search to search; no text of a home holds them. */
const marks = { stay: '\u0001', query: '\u0002' };
/** A mark, or letters beyond Latin-1: one of them would double what the text around it takes in memory. */
const apart = new RegExp(`([${marks.stay}${marks.query}]|[^\\0-\\xff]+)`);

interface CardListProps {
  cards: readonly SentCard[];
  /** What goes along to a home's page (`carriedStay`). */
  stayQuery: string;
  /** How many of the first fetch their photo at once; otherwise those that can be in view. */
  eager?: number;
  className?: string;
  /** Items after the cards, which no server sends. */
  children?: Elements;
}

/**
 * The cards that a search found first. The server draws each once for all searches that find it; the browser takes over
 * what was sent as it does any other part.
 */
export function CardList({ cards, stayQuery, eager = inView, className, children }: CardListProps) {
  // Said here, where the build sees that no browser needs it.
  if (typeof window === 'undefined') {
    const html = cards.reduce((all, card, at) => all + drawn(card, at < eager, stayQuery), '');
    return <DrawnElement as="ul" className={className} html={html} />;
  }
  return (
    <ul className={className}>
      {cards.map((card, at) => item(card, at < eager, stayQuery))}
      {children}
    </ul>
  );
}

function item(sent: SentCard, priority: boolean, stayQuery: string): Elements {
  const card = unpackCard(sent);
  return (
    <li key={card.id}>
      <ListingCard card={card} priority={priority} stayQuery={card.stayQuery ?? stayQuery} />
    </li>
  );
}

/** Cards, parted at their marks. */
const kept = new Map<string, string[]>();

function drawn({ line, stay, stayQuery: own }: SentCard, priority: boolean, stayQuery: string): string {
  const query = own ?? stayQuery;
  // With none there is nothing to mark: the card says of itself whether its address is the home's own.
  const marked = { stay: stay && marks.stay, query: query && marks.query };
  const key = `${priority}${marked.stay ?? ''}${marked.query}${line}`;
  let parts = kept.get(key);
  if (parts === undefined) {
    const card = item({ line, stay: marked.stay }, priority, marked.query);
    parts = toMarkup(card, 'taken over').split(apart).map(ownText);
    keepDrawing(kept, key, parts, mostKept);
  }
  return parts.reduce((html, part) => {
    if (part === marks.query) return html + escapeMarkup(query);
    return html + (part === marks.stay ? escapeMarkup(stay ?? '') : part);
  }, '');
}
