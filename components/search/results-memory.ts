/**
 * Stores the pages a list had loaded when it was left and its scroll position, so that Back and Forward restore them.
 * Each belongs to one history entry and lives as long as the tab; following a link starts a new list.
 */
import { resultsStateKey as stateKey } from '@/components/search/results-key';
import type { ListingCard } from '@/lib/listings/card-contract';

interface Results {
  cards: readonly ListingCard[];
  /** The last page it contains. */
  page: number;
}

export interface RememberedResults extends Results {
  scroll: number;
}

interface Entry extends RememberedResults {
  address: string;
}

/** Longer lists are not stored: the tab's storage is small. */
const mostCards = 600;

/** Stores the list for this history entry, and from then on its scroll position. */
export function rememberResults(address: string, results: Results): void {
  if (results.cards.length > mostCards) return;
  const entry: Entry = { address, ...results, scroll: window.scrollY };
  write(entryId(), entry);
  followScroll();
}

/** The stored list of this history entry, if it belongs to this URL. */
export function recallResults(address: string): RememberedResults | null {
  const id: unknown = window.history.state?.[stateKey];
  const entry = typeof id === 'string' ? read(id) : null;
  if (!entry || entry.address !== address) return null;
  const scroll = Number(window.history.state?.[scrollKey] ?? entry.scroll);
  return { cards: entry.cards, page: entry.page, scroll };
}

const scrollKey = 'searchScroll';
let scrollTimer: ReturnType<typeof setTimeout> | undefined;

/** From now on this code restores the scroll position: the browser would do so before the cards are there. */
function followScroll(): void {
  window.history.scrollRestoration = 'manual';
  window.addEventListener('scroll', keepScroll, { passive: true });
  // Also stores the position of a visitor who scrolls and immediately presses a card, or reloads.
  window.addEventListener('click', keepScrollNow, { capture: true });
  window.addEventListener('pagehide', keepScrollNow);
}

/** The list is gone: further scrolling belongs to another page. */
export function forgetScroll(): void {
  clearTimeout(scrollTimer);
  window.history.scrollRestoration = 'auto';
  window.removeEventListener('scroll', keepScroll);
  window.removeEventListener('click', keepScrollNow, { capture: true });
  window.removeEventListener('pagehide', keepScrollNow);
}

/** Debounced: browsers reject more than some hundred history state changes in half a minute. */
function keepScroll(): void {
  clearTimeout(scrollTimer);
  scrollTimer = setTimeout(keepScrollNow, 150);
}

/** Stores a pending position at once: a busy browser reports scrolling only after the press that followed it. */
function keepScrollNow(): void {
  clearTimeout(scrollTimer);
  if (window.history.state?.[scrollKey] !== window.scrollY) mark({ [scrollKey]: window.scrollY });
}

function entryId(): string {
  const known: unknown = window.history.state?.[stateKey];
  if (typeof known === 'string') return known;
  // Named by time, so that the names tell which list is oldest.
  const id = String(Date.now());
  mark({ [stateKey]: id });
  return id;
}

/** Adds to the state that the router keeps in the history entry. */
function mark(more: Record<string, unknown>): void {
  window.history.replaceState({ ...window.history.state, ...more }, '');
}

/** The storage key of a list. */
export const savedResultsName = (id: string) => `results:${id}`;

function write(id: string, entry: Entry): void {
  try {
    sessionStorage.setItem(savedResultsName(id), JSON.stringify(entry));
  } catch {
    // Storage is full: drop the oldest list. If there is none, or storage is forbidden, the list will start anew.
    if (dropOldest()) write(id, entry);
  }
}

function dropOldest(): boolean {
  try {
    const [oldest] = Object.keys(sessionStorage)
      .filter((name) => name.startsWith(savedResultsName('')))
      .toSorted();
    if (oldest !== undefined) sessionStorage.removeItem(oldest);
    return oldest !== undefined;
  } catch {
    return false;
  }
}

function read(id: string): Entry | null {
  try {
    const text = sessionStorage.getItem(savedResultsName(id));
    // Only `write` writes under these keys.
    return text === null ? null : (JSON.parse(text) as Entry);
  } catch {
    return null;
  }
}
