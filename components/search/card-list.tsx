import { CardItem } from '@/components/search/card-item';
import { drawnCard } from '@/components/search/drawn-card';
import { shownCardOf, shownStayOf } from '@/lib/listings/sent-card';
import type { SentCard } from '@/lib/listings/sent-card';
import { foundStayText, stayPriceText } from '@/lib/listings/shown-card';
import type { ShownCard, ShownStay } from '@/lib/listings/shown-card';
import { carriedStay, leavesChoice } from '@/lib/search/carried-stay';

/** Cards whose photo is fetched before all else: the one in view on every screen. */
const inView = 1;
const none: readonly ShownCard[] = [];

interface CardListProps {
  /** Those that the page brings. */
  cards: readonly SentCard[];
  /** Those that came after it; no server draws them. */
  more?: readonly ShownCard[];
  /** The search that found them. */
  query: string;
  /** How many of the first fetch their photo at once; otherwise those that can be in view. */
  eager?: number;
  className?: string;
}

/**
 * The cards that a search found. The server draws each once for all searches that find it: for React they would be a
 * seventh of the processor time of a new overview. The browser takes over what was sent as it does any other part.
 */
export function CardList({ cards, more = none, query, eager = inView, className }: CardListProps) {
  const words = wordsOf(query);
  // Said here, where the build sees that no browser needs it.
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

/** What a card says of the stay that was found for it, and what of that goes along to the home's page. */
function wordsOf(query: string) {
  const hasChoice = leavesChoice(query);
  const asked = carriedStay(query);
  return (stay: ShownStay | null | undefined) => ({
    stay: stay ? (hasChoice ? foundStayText : stayPriceText)(stay) : undefined,
    stayQuery: hasChoice && stay ? carriedStay(query, stay) : asked,
  });
}
