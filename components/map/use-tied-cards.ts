import { useCallback, useEffect, useState } from 'react';
import type { MapMarker } from '@/lib/map/markers';

/** Set on the cards of the list whose home is pointed at on the map. */
const tied = 'data-tied';

/** The cards of the list beside the map, wherever on the page it stands. */
const cards = () => [...document.querySelectorAll<HTMLElement>('main article')];

/** The home that a card leads to. */
function slugOf(card: Element | null | undefined): string | null {
  const link = card?.querySelector('a[href]');
  return link instanceof HTMLAnchorElement ? (link.pathname.split('/').at(-1) ?? null) : null;
}

/**
 * Ties the list's cards and the map's markers: gives the slug of the home whose card is pointed at or has the focus,
 * and marks the cards of the homes at a marker.
 */
export function useTiedCards(): {
  pointed: string | null;
  tieCards: (marker: Pick<MapMarker, 'holds'> | null) => void;
} {
  const [pointed, setPointed] = useState<string | null>(null);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const look = ({ target }: Event) =>
      setPointed(slugOf(target instanceof Element ? target.closest('main article') : null));
    document.addEventListener('pointerover', look, { signal, passive: true });
    document.addEventListener('focusin', look, { signal });
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
