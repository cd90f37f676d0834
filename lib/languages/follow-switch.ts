/** Where the reader was on the page, for the same page in another language; in session storage. */
export const placeName = 'language_switch_place';
/**
 * Lets the links to a page's other languages keep the whole query, the fragment and the place on the page, none of which a
 * server knows.
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
    // Without storage the page begins at its top.
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
 * Follows the switches of the page from now on, and goes to the place where its reader was in another language. Once a
 * page: scripts that wait and those that run at once both hold this.
 */
export function followSwitches(): void {
  const { dataset } = document.documentElement;
  if ('switches' in dataset) return;
  dataset.switches = 'followed';
  document.addEventListener('click', follow, { capture: true });
  const place = takePlace();
  if (place) window.scrollTo({ top: Number(place), behavior: 'instant' });
}
