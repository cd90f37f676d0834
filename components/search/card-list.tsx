import { CardItem } from '@/components/search/card-item';
import { drawnCard } from '@/components/search/drawn-card';
import { shownCardOf, shownStayOf } from '@/lib/listings/sent-card';
import type { SentCard } from '@/lib/listings/sent-card';
import { foundStayText, stayPriceText } from '@/lib/listings/shown-card';
import type { ShownCard, ShownStay } from '@/lib/listings/shown-card';
import { carriedStay, leavesChoice } from '@/lib/search/carried-stay';

/** How many cards load their photo first: those in view on every screen. */
const inView = 1;
const none: readonly ShownCard[] = [];

interface CardListProps {
  /** The cards of the page. */
  cards: readonly SentCard[];
  /** Cards loaded later; never server-rendered. */
  more?: readonly ShownCard[];
  /** The search that found them. */
  query: string;
  /** How many cards load their photo eagerly; by default those that can be in view. */
  eager?: number;
  className?: string;
}

/**
 * The cards of search results. The server renders each card once for all searches that find it: rendered by React they
 * would take a seventh of the processor time of an uncached overview. The browser hydrates the HTML like any other.
 */
export function CardList({ cards, more = none, query, eager = inView, className }: CardListProps) {
  const words = wordsOf(query);
  // Checked here, where the build sees that browsers do not need this code.
  if (typeof window === 'undefined') {
    const html = cards.map((card, at) =>
      drawnCard(card, { ...words(shownStayOf(card)), isEager: at < eager }),
    );
    return <ul className={className} dangerouslySetInnerHTML={{ __html: html.join('') }} />;
  }
  const shown = [...cards.map(shownCardOf), ...more];
  return (
    <ul className={className}>
      {shown.map((card, at) => (
        <CardItem key={card.id} card={card} {...words(card.stay)} isEager={at < eager} />
      ))}
    </ul>
  );
}

/** What a card says about the stay found for it, and the query string it passes on to the listing's page. */
function wordsOf(query: string) {
  const hasChoice = leavesChoice(query);
  const asked = carriedStay(query);
  return (stay: ShownStay | null | undefined) => ({
    stay: stay ? (hasChoice ? foundStayText : stayPriceText)(stay) : undefined,
    stayQuery: hasChoice && stay ? carriedStay(query, stay) : asked,
  });
}
