/** From the map to the search: look for homes in the part of the coast that is in view. */
import type { Bounds } from '@/lib/geometry/mercator';

const wanted = 'search-area-wanted';

/** About a metre is exact enough to search by; written as the search itself writes it. */
const written = (degrees: number) => String(Number(degrees.toFixed(5)));

export function askForArea({ west, south, east, north }: Bounds): void {
  const detail = [west, south, east, north].map(written).join(',');
  window.dispatchEvent(new CustomEvent(wanted, { detail }));
}

/** @param listener gets the area as `bbox` of a query string */
export function subscribeToArea(listener: (bbox: string) => void): () => void {
  const hear = (event: Event) => {
    if (event instanceof CustomEvent && typeof event.detail === 'string') listener(event.detail);
  };
  window.addEventListener(wanted, hear);
  return () => window.removeEventListener(wanted, hear);
}
