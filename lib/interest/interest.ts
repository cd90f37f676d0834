/**
 * Whether this visitor has shown interest in the page yet. Most who come from a search engine on a phone look first;
 * until they do something, no processor time goes into making the page answer.
 *
 * Interest is any movement, touch, key or scroll; time to spare on a wide screen with a fast connection; or
 * something of the visitor's own that the page has to show: favourites, an account, a list to return to.
 */
import { isProbablySignedIn } from '@/lib/accounts/signed-in-hint';
import { readFavorites } from '@/lib/favorites/favorites';
import { hasLeisure } from '@/lib/interest/leisure';

const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'input'] as const;

let isShown = false;
let waiting: Promise<void> | undefined;

/** True from the first sign on; on the server too, where everything is drawn. */
export function isInterested(): boolean {
  return isShown || typeof window === 'undefined';
}

/** Settles at the first sign of interest. Listens from the first call on. */
export function interest(): Promise<void> {
  waiting ??= new Promise((resolve) => {
    const show = () => {
      isShown = true;
      for (const sign of signs) window.removeEventListener(sign, show, true);
      resolve();
    };
    // Before anything else hears of it: what is pressed first is answered by a page that is awake.
    for (const sign of signs) window.addEventListener(sign, show, { capture: true, passive: true });
    if (hasBegun() || hasOwnThings()) show();
    else if (hasLeisure()) requestIdleCallback(show);
  });
  return waiting;
}

/** Whether the visitor was quicker than the script. */
function hasBegun(): boolean {
  return navigator.userActivation?.hasBeenActive === true || window.scrollY > 0;
}

function hasOwnThings(): boolean {
  return isReturn() || isProbablySignedIn() || readFavorites().length > 0;
}

/** Whether the page was loaded again or come back to, and not followed by a link. */
export function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}
