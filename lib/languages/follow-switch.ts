/** Session storage key of the reader's scroll position, for the same page in another language. */
export const placeName = 'language_switch_place';
/**
 * Makes the links to a page's other languages keep the whole query, the fragment and the scroll position, none of which
 * a server knows.
 */
function follow(event: MouseEvent): void {
  const link =
    event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-language]') : null;
  if (!link) return;
  link.search = location.search;
  link.hash = location.hash;
  try {
    sessionStorage.setItem(placeName, String(window.scrollY));
  } catch {
    // Without storage the page opens at its top.
  }
}

function takePlace(): string | null {
  try {
    const place = sessionStorage.getItem(placeName);
    sessionStorage.removeItem(placeName);
    return place;
  } catch {
    return null;
  }
}

/**
 * Handles clicks on the page's language links from now on, and scrolls to where the reader was in another language.
 * Runs once per page: both deferred and immediate scripts contain it.
 */
export function followSwitches(): void {
  const { dataset } = document.documentElement;
  if ('switches' in dataset) return;
  dataset.switches = 'followed';
  document.addEventListener('click', follow, { capture: true });
  const place = takePlace();
  if (place) window.scrollTo({ top: Number(place), behavior: 'instant' });
}
