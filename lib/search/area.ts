/** Passes the visible area from the map to the search. */
import type { Bounds } from '@/lib/geometry/mercator';

const wanted = 'search-area-wanted';

/** Rounded to about a metre, which is precise enough, in the search's own notation. */
const written = (degrees: number) => String(Number(degrees.toFixed(5)));

export function askForArea({ west, south, east, north }: Bounds): void {
  const detail = [west, south, east, north].map(written).join(',');
  window.dispatchEvent(new CustomEvent(wanted, { detail }));
}

/** @param listener receives the area as the `bbox` query parameter */
export function subscribeToArea(listener: (bbox: string) => void): () => void {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'string') listener(event.detail);
  };
  window.addEventListener(wanted, hear);
  return () => window.removeEventListener(wanted, hear);
}
