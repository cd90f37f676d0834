/**
 * What a list had grown to when it was left, and where it was scrolled to, so that Back and Forward restore it. It
 * belongs to one entry of the browser's history and lives as long as the tab; a fresh link starts afresh.
 */
import { resultsStateKey as stateKey } from '@/components/search/results-key';
import type { ListingCard } from '@/lib/listings/card-contract';

interface Results {
  cards: readonly ListingCard[];
  /** The last page among them. */
  page: number;
}

export interface RememberedResults extends Results {
  scroll: number;
}

interface Entry extends RememberedResults {
  address: string;
}

/** A longer list starts anew: the tab's storage is small. */
const mostCards = 600;

/** Keeps the list under this history entry, and from now on its scroll position. */
export function rememberResults(address: string, results: Results): void {
  if (results.cards.length > mostCards) return;
  const entry: Entry = { address, ...results, scroll: window.scrollY };
  write(entryId(), entry);
  followScroll();
}

/** The list of this history entry, if it is for this address. */
export function recallResults(address: string): RememberedResults | null {
  const id: unknown = window.history.state?.[stateKey];
  const entry = typeof id === 'string' ? read(id) : null;
  if (!entry || entry.address !== address) return null;
  const scroll = Number(window.history.state?.[scrollKey] ?? entry.scroll);
  return { cards: entry.cards, page: entry.page, scroll };
}

const scrollKey = 'searchScroll';
let scrollTimer: ReturnType<typeof setTimeout> | undefined;

/** From now on we scroll this entry: the browser would do it before the cards are there. */
function followScroll(): void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('scroll', keepScroll, { passive: true });
  // A visitor who scrolls and at once presses a card, or reloads, is remembered too.
  window.addEventListener('click', keepScrollNow, { capture: true });
  window.addEventListener('pagehide', keepScrollNow);
}

/** The list is gone: further scrolling is another page's. */
export function forgetScroll(): void {
  clearTimeout(scrollTimer);
  window.history.scrollRestoration = 'auto';
  window.removeEventListener('scroll', keepScroll);
  window.removeEventListener('click', keepScrollNow, { capture: true });
  window.removeEventListener('pagehide', keepScrollNow);
}

/** Browsers refuse more than some hundred changes of the history's state in half a minute. */
function keepScroll(): void {
  clearTimeout(scrollTimer);
  scrollTimer = setTimeout(keepScrollNow, 150);
}

/** Writes down what is pending: a busy browser reports a scroll only after the press that followed it. */
function keepScrollNow(): void {
  clearTimeout(scrollTimer);
  if (window.history.state?.[scrollKey] !== window.scrollY) mark({ [scrollKey]: window.scrollY });
}

function entryId(): string {
  const known: unknown = window.history.state?.[stateKey];
  if (typeof known === 'string') return known;
  // Named by time, so that the names tell which list is the oldest.
  const id = String(Date.now());
  mark({ [stateKey]: id });
  return id;
}

/** Adds to the state that the router keeps there. */
function mark(more: Record<string, unknown>): void {
  window.history.replaceState({ ...window.history.state, ...more }, '');
}

/** The name of a list on the device. */
export const keptResultsName = (id: string) => `results:${id}`;

function write(id: string, entry: Entry): void {
  try {
    sessionStorage.setItem(keptResultsName(id), JSON.stringify(entry));
  } catch {
    // Full: the oldest list makes room. Without one, or where storage is forbidden, the list will start anew.
    if (dropOldest()) write(id, entry);
  }
}

function dropOldest(): boolean {
  try {
    const [oldest] = Object.keys(sessionStorage)
      .filter((name) => name.startsWith(keptResultsName('')))
      .toSorted();
    if (oldest !== undefined) sessionStorage.removeItem(oldest);
    return oldest !== undefined;
  } catch {
    return false;
  }
}

function read(id: string): Entry | null {
  try {
    const text = sessionStorage.getItem(keptResultsName(id));
    // Only `write` puts something there.
    return text === null ? null : (JSON.parse(text) as Entry);
  } catch {
    return null;
  }
}
