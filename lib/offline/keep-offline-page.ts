/** Lets this browser keep the page for no network, once there is something that it could show there. */
import { ownRequestsName } from '@/lib/booking-requests/own-requests';
import { keptText } from '@/lib/device-memory';
import { mayHaveFavorites, subscribeToFavorites } from '@/lib/favorites/favorites';
import { whenLoaded } from '@/lib/interest/interest';
import { workerPath } from '@/lib/offline/names';

/** Favourites, a request, or a place on the home screen. */
const isWorthIt = () =>
  mayHaveFavorites() ||
  keptText(ownRequestsName) !== null ||
  window.matchMedia('(display-mode: standalone)').matches;

function register(): void {
  // Where it fails the page works all the same.
  if (isWorthIt()) whenLoaded(() => void navigator.serviceWorker.register(workerPath).catch(() => {}));
}

/** Now, or with the first favourite; returns what ends the wait. */
export function keepOfflinePage(): () => void {
  // An open address without encryption has none.
  if (!('serviceWorker' in navigator)) return () => {};
  register();
  return subscribeToFavorites(register);
}
