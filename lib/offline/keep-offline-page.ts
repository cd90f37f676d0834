/** Registers the service worker that caches the offline page, once there is something to show on it. */
import { ownRequestsName } from '@/lib/booking-requests/own-requests';
import { savedText } from '@/lib/device-memory';
import { mayHaveFavorites, subscribeToFavorites } from '@/lib/favorites/favorites';
import { whenLoaded } from '@/lib/first-interaction/first-interaction';
import { workerPath } from '@/lib/offline/names';

/** The visitor has favourites or a request, or has installed the site. */
const isWorthIt = () =>
  mayHaveFavorites() ||
  savedText(ownRequestsName) !== null ||
  window.matchMedia('(display-mode: standalone)').matches;

function register(): void {
  // If this fails the page still works.
  if (isWorthIt()) whenLoaded(() => void navigator.serviceWorker.register(workerPath).catch(() => {}));
}

/** Registers now, or with the first favourite; returns the function that stops waiting. */
export function keepOfflinePage(): () => void {
  // Not available on insecure origins.
  if (!('serviceWorker' in navigator)) return () => {};
  register();
  return subscribeToFavorites(register);
}
