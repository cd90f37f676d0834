import { useCallback, useEffect, useState } from 'react';
import type { MapMarker } from '@/lib/map/markers';

/** Set on the cards whose listing is pointed at on the map. */
const tied = 'data-tied';

/** The cards of the list beside the map, wherever they are on the page. */
const cards = () => [...document.querySelectorAll<HTMLElement>('main article')];

/** The slug of the listing that a card links to. */
function slugOf(card: Element | null | undefined): string | null {
  const link = card?.querySelector('a[href]');
  return link instanceof HTMLAnchorElement ? (link.pathname.split('/').at(-1) ?? null) : null;
}

/**
 * Links the list's cards to the map's markers: returns the slug of the listing whose card is hovered or focused, and
 * highlights the cards of the listings at a marker.
 */
export function useTiedCards(): {
  pointed: string | null;
  tieCards: (marker: Pick<MapMarker, 'holds'> | null) => void;
} {
  const [pointed, setPointed] = useState<string | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const check = ({ target }: Event) =>
      setPointed(slugOf(target instanceof Element ? target.closest('main article') : null));
    document.addEventListener('pointerover', check, { signal, passive: true });
    document.addEventListener('focusin', check, { signal });
    return () => ended.abort();
  }, []);
  const tieCards = useCallback((marker: Pick<MapMarker, 'holds'> | null) => {
    for (const card of cards()) {
      const slug = slugOf(card);
      card.toggleAttribute(tied, slug !== null && marker !== null && marker.holds(slug));
    }
  }, []);
  return { pointed, tieCards };
}
