import type { ReactNode } from 'react';
import { ListingCard } from '@/components/listings/listing-card';
import { toMarkup } from '@/components/ui/markup';
import { escapeMarkup } from '@/lib/format/escape';
import type { CardModel } from '@/lib/listings/card-model';

/** Cards whose photo is fetched before all else: the one in view on every screen. */
const inView = 1;
/** So many cards are kept as they are drawn. */
const mostKept = 5000;
/** Stand in a kept card for what differs from search to search; no text of a home holds them. */
const marks = { stay: '\u{e000}', query: '\u{e001}' };
const anyMark = new RegExp(`([${marks.stay}${marks.query}])`);

interface CardListProps {
  cards: readonly CardModel[];
  /** What goes along to a home's page (`carriedStay`). */
  stayQuery: string;
  /** How many of the first fetch their photo at once; otherwise those that can be in view. */
  eager?: number;
  className?: string;
  /** Items after the cards, which no server sends. */
  children?: ReactNode;
}

/**
 * The cards that a search found first. The server draws each once for all searches that find it; the browser takes over
 * what was sent as it does any other part.
 */
export function CardList({ cards, stayQuery, eager = inView, className, children }: CardListProps) {
  // Said here, where the build sees that no browser needs it.
  if (typeof window === 'undefined') {
    const html = cards.map((card, at) => drawn(card, at < eager, stayQuery)).join('');
    return <ul className={className} dangerouslySetInnerHTML={{ __html: html }} />;
  }
  return (
    <ul className={className}>
      {cards.map((card, at) => item(card, at < eager, stayQuery))}
      {children}
    </ul>
  );
}

function item(card: CardModel, priority: boolean, stayQuery: string): ReactNode {
  return (
    <li key={card.id}>
      <ListingCard card={card} priority={priority} stayQuery={card.stayQuery ?? stayQuery} />
    </li>
  );
}

/** Cards, parted at their marks. */
const kept = new Map<string, string[]>();

function drawn(card: CardModel, priority: boolean, stayQuery: string): string {
  const marked = { ...card, stay: card.stay && marks.stay, stayQuery: undefined };
  const query = card.stayQuery ?? stayQuery;
  // With none there is nothing to mark: the card says of itself whether its address is the home's own.
  const markedQuery = query === '' ? '' : marks.query;
  const key = `${priority} ${markedQuery} ${JSON.stringify(marked)}`;
  let parts = kept.get(key);
  if (parts === undefined) {
    parts = toMarkup(item(marked, priority, markedQuery), 'taken over').split(anyMark);
    if (kept.size >= mostKept) kept.clear();
    kept.set(key, parts);
  }
  const found = { [marks.query]: escapeMarkup(query), [marks.stay]: escapeMarkup(card.stay ?? '') };
  return parts.map((part) => found[part] ?? part).join('');
}
