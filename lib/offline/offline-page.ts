/**
 * The only script of the offline page (`app/offline`), inlined in it: shows the favourites and requests stored on this
 * device, and reloads as soon as the network is back. It reads addresses and texts from the page, since the files of
 * texts are not cached. The page is shown under the URL that was requested, so that reloading leads to the real page.
 */
import { readOwnRequests } from '@/lib/booking-requests/own-requests';
import { todayIn } from '@/lib/dates/day';
import { readFavoriteLines } from '@/lib/favorites/lines';
import { offlinePaths, workerPath } from '@/lib/offline/names';
import { offlineParts } from '@/lib/offline/parts';
import { fill } from '@/lib/texts/fill';

/** Milliseconds between two attempts: a browser may report being online long before anything gets through. */
const pause = 3000;

interface Line {
  slug: string;
  name: string;
  /** What completes the additional text of its part. */
  more: Readonly<Record<string, string>> | null;
}

function show(part: string, lines: readonly Line[]): void {
  const section = document.getElementById(part);
  const list = section?.querySelector('ul');
  if (!section || !list || lines.length === 0) return;
  const { address = '', more = '' } = section.dataset;
  list.replaceChildren(...lines.map((line) => drawLine(line, address, more)));
  section.hidden = false;
}

function drawLine({ slug, name, more }: Line, address: string, text: string): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  link.href = fill(address, { slug: encodeURIComponent(slug) });
  link.textContent = name;
  item.append(link);
  if (more) {
    const words = document.createElement('span');
    words.textContent = fill(text, more);
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
  readFavoriteLines().map(({ slug, name, town }) => ({ slug, name, more: town ? { town } : null })),
);
show(
  offlineParts.requests,
  readOwnRequests(todayIn()).map(({ slug, home: listing, town, days, code }) => ({
    slug,
    name: [listing, town].filter(Boolean).join(', '),
    more: { days, code },
  })),
);

// Visitors who opened the offline page itself are not waiting for another page.
if (!Object.values<string>(offlinePaths).includes(location.pathname)) {
  window.addEventListener('online', () => void leaveOnceReachable());
  setInterval(() => void leaveOnceReachable(), pause);
}
