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

function takePlace(): number {
  try {
    const place = Number(sessionStorage.getItem(placeName));
    sessionStorage.removeItem(placeName);
    return place;
  } catch {
    return 0;
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
  if (place > 0) window.scrollTo({ top: place, behavior: 'instant' });
}
