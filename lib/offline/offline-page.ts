/**
 * The only script of the offline page (`app/offline`), inlined in it: shows the favourites and requests stored on this
 * device, and reloads as soon as the network is back. The page is shown under the URL that was requested, so that
 * reloading leads to the real page.
 */
import { readOwnRequests } from '@/lib/booking-requests/own-requests';
import { todayIn } from '@/lib/dates/day';
import { readFavoriteLines } from '@/lib/favorites/lines';
import { offlinePath, workerPath } from '@/lib/offline/names';
import { offlineParts } from '@/lib/offline/parts';
import { route } from '@/lib/paths';
import { offlineTexts as texts } from '@/lib/texts/offline';

/** Milliseconds between two attempts: a browser may report being online long before anything gets through. */
const pause = 3000;

interface Line {
  slug: string;
  name: string;
  /** Additional text. */
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
    // Still offline.
  }
}

show(
  offlineParts.favorites,
  readFavoriteLines().map(({ slug, name, town }) => ({ slug, name, more: town })),
);
show(
  offlineParts.requests,
  readOwnRequests(todayIn()).map(({ slug, home: listing, town, days, code }) => ({
    slug,
    name: [listing, town].filter(Boolean).join(', '),
    more: texts.request(days, code),
  })),
);

// Visitors who opened the offline page itself are not waiting for another page.
if (location.pathname !== offlinePath) {
  window.addEventListener('online', () => void leaveOnceReachable());
  setInterval(() => void leaveOnceReachable(), pause);
}
