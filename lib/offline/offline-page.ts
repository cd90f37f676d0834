/**
 * The one script of the page for no network (`app/offline`), inline in it: shows what this device keeps of favourites
 * and requests, and leaves as soon as there is a network again. The page stands under the address that was asked for,
 * so that leaving is loading it anew.
 */
import { readOwnRequests } from '@/lib/booking-requests/own-requests';
import { todayIn } from '@/lib/dates/day';
import { readFavoriteLines } from '@/lib/favorites/lines';
import { offlinePath, workerPath } from '@/lib/offline/names';
import { offlineParts } from '@/lib/offline/parts';
import { route } from '@/lib/paths';
import { offlineTexts as texts } from '@/lib/texts/offline';

/** Milliseconds between two looks: a browser can take itself for online long before anything comes through. */
const pause = 3000;

interface Line {
  slug: string;
  name: string;
  /** What else is said of it. */
  more?: string;
}

function show(part: string, lines: readonly Line[]): void {
  const section = document.getElementById(part);
  const list = section?.querySelector('ul');
  if (!section || !list || lines.length === 0) return;
  list.replaceChildren(...lines.map(drawLine));
  section.hidden = false;
}

function drawLine({ slug, name, more }: Line): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = route('listing.show', { slug });
  link.textContent = name;
  item.append(link);
  if (more) {
    const words = document.createElement('span');
    words.textContent = more;
    item.append(words);
  }
  return item;
}

async function leaveOnceReachable(): Promise<void> {
  if (!navigator.onLine || document.hidden) return;
  try {
    const { ok } = await fetch(workerPath, { method: 'HEAD', cache: 'no-store' });
    if (ok) location.reload();
  } catch {
    // Not yet.
  }
}

show(
  offlineParts.favorites,
  readFavoriteLines().map(({ slug, name, town }) => ({ slug, name, more: town })),
);
show(
  offlineParts.requests,
  readOwnRequests(todayIn()).map(({ slug, home, town, days, code }) => ({
    slug,
    name: [home, town].filter(Boolean).join(', '),
    more: texts.request(days, code),
  })),
);

// Whoever opened the page itself waits for nothing.
if (location.pathname !== offlinePath) {
  window.addEventListener('online', () => void leaveOnceReachable());
  setInterval(() => void leaveOnceReachable(), pause);
}
