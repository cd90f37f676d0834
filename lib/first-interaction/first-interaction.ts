/**
 * Whether the visitor has started to interact with the page. Most phone visitors who come from a search engine only
 * look at first; until they do something, no processor time is spent on hydrating the page.
 *
 * Interest is any movement, touch, key or scroll, or something of the visitor's own that the page has to show:
 * favourites, an account, a list to return to.
 */
import { isProbablySignedIn } from '@/lib/accounts/signed-in-hint';
import { mayHaveFavorites } from '@/lib/favorites/favorites';

/** The id of the data block that lists the deferred scripts. */
export const laterScriptsId = 'later-scripts';

/** The type of a deferred inline script: browsers treat it as data. */
export const laterInlineType = 'text/plain';

/** Dispatched once the page's own script has taken over. */
export const awakeEvent = 'page-awake';
/** Dispatched when a script fails to load: the page stays as the server sent it. */
export const failedEvent = 'page-failed';
/** Milliseconds after which a requested script counts as failed. */
export const patience = 8000;

const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'scroll', 'input'] as const;

/** Resolves at the first sign of interest. */
export function firstInteraction(): Promise<void> {
  return new Promise((resolve) => {
    const isMoved = movement();
    const show = (event?: Event) => {
      // Scroll-snap lists scroll by themselves.
      if (event?.type === 'scroll' && event.target !== document) return;
      if (event?.type === 'pointermove' && !isMoved(event)) return;
      for (const sign of signs) window.removeEventListener(sign, show, true);
      resolve();
    };
    // In the capture phase, before any other listener.
    for (const sign of signs) window.addEventListener(sign, show, { capture: true, passive: true });
    if (hasBegun() || hasOwnThings()) show();
  });
}

/** When a page loads under a resting pointer, browsers report its position: only a different position is a movement. */
function movement(): (event: Event) => boolean {
  let rest: string | undefined;
  return (event) => {
    if (!(event instanceof PointerEvent)) return false;
    const place = `${event.clientX} ${event.clientY}`;
    rest ??= place;
    return place !== rest;
  };
}

/** Calls back once the page has loaded completely. */
export function whenLoaded(then: () => void): void {
  if (document.readyState === 'complete') then();
  else window.addEventListener('load', then, { once: true });
}

/** Whether the visitor interacted before this script ran. */
function hasBegun(): boolean {
  return navigator.userActivation?.hasBeenActive === true || window.scrollY > 0;
}

function hasOwnThings(): boolean {
  return isReturn() || isProbablySignedIn() || mayHaveFavorites();
}

/** Whether the page was reloaded or returned to, rather than reached through a link. */
export function isReturn(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate';
}
