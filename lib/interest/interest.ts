/**
 * Whether this visitor has shown interest in the page yet. Most who come from a search engine on a phone look first;
 * until they do something, no processor time goes into making the page respond.
 *
 * Interest is any movement, touch, key or scroll; spare time on a wide screen with a fast connection; or something of
 * the visitor's own that the page has to show: favourites, an account, a list to return to.
 */
import { isProbablySignedIn } from '@/lib/accounts/signed-in-hint';
import { mayHaveFavorites } from '@/lib/favorites/favorites';
import { hasLeisure } from '@/lib/interest/leisure';

/** The data block that lists the scripts which wait for interest. */
export const laterScriptsId = 'later-scripts';

/** The type of an inline script that waits with them: to a browser it is data. */
export const laterInlineType = 'text/plain';

/** Said once the page's own script answers. */
export const awakeEvent = 'page-awake';
/** Said of a script that does not come: the page stays what the server sent. */
export const failedEvent = 'page-failed';
/** Milliseconds after which a script that was asked for counts as one that does not come. */
export const patience = 8000;

const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'input'] as const;

/** Settles at the first sign of interest. */
export function interest(): Promise<void> {
  return new Promise((resolve) => {
    const isMoved = movement();
    const show = (event?: Event) => {
      // A list that snaps into place scrolls by itself.
      if (event?.type === 'scroll' && event.target !== document) return;
      if (event?.type === 'pointermove' && !isMoved(event)) return;
      for (const sign of signs) window.removeEventListener(sign, show, true);
      resolve();
    };
    // Before anything else hears of it.
    for (const sign of signs) window.addEventListener(sign, show, { capture: true, passive: true });
    if (hasBegun() || hasOwnThings()) show();
    else if (hasLeisure()) whenLoaded(() => requestIdleCallback(() => show()));
  });
}

/** When a page comes up beneath a resting pointer, browsers report where it rests: only another place is a movement. */
function movement(): (event: Event) => boolean {
  let rest: string | undefined;
  return (event) => {
    if (!(event instanceof PointerEvent)) return false;
    const place = `${event.clientX} ${event.clientY}`;
    rest ??= place;
    return place !== rest;
  };
}

/** Once everything of the page is there. */
export function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') then();
  else window.addEventListener('load', then, { once: true });
}

/** Whether the visitor was quicker than the script. */
function hasBegun(): boolean {
  return navigator.userActivation?.hasBeenActive === true || window.scrollY > 0;
}

function hasOwnThings(): boolean {
  return isReturn() || isProbablySignedIn() || mayHaveFavorites();
}

/** Whether the page was reloaded or returned to, rather than reached by a link. */
export function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}
