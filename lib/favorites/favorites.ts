/**
 * The visitor's favourites: a list of listing slugs, kept only in this browser under `favorite_listings`, without
 * expiry, newest last. Without storage they last until the page is left.
 */
const key = 'favorite_listings';
const changed = 'favorite-listings-changed';

/** The slugs; the same array until they change, as React's `useSyncExternalStore` requires. */
export function readFavorites(): readonly string[] {
  const text = readText();
  if (text !== last.text) last = { text, slugs: parse(text) };
  return last.slugs;
}

/** Whether there may be any, without parsing them: the page's first script has to stay small. */
export function mayHaveFavorites(): boolean {
  const text = readText();
  return text !== null && text !== '[]';
}

/** The server snapshot: none. */
export function noFavorites(): readonly string[] {
  return none;
}

/** Adds the listing, or removes it if it is already a favourite. */
export function toggleFavorite(slug: string): void {
  const slugs = readFavorites();
  write(slugs.includes(slug) ? slugs.filter((known) => known !== slug) : [...slugs, slug]);
}

/** Adds the listings that are not favourites yet. */
export function addFavorites(slugs: readonly string[]): void {
  write([...new Set([...readFavorites(), ...slugs])]);
}

/** Puts a removed listing back in its place, counted from the oldest. */
export function restoreFavorite(slug: string, place: number): void {
  const others = readFavorites().filter((known) => known !== slug);
  write(others.toSpliced(place, 0, slug));
}

/** Removes the listing, for instance because it no longer exists. */
export function removeFavorite(slug: string): void {
  write(readFavorites().filter((known) => known !== slug));
}

/** Calls back after every change, in other tabs too; returns the unsubscribe function. */
export function subscribeToFavorites(onChange: () => void): () => void {
  window.addEventListener(changed, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(changed, onChange);
    window.removeEventListener('storage', onChange);
  };
}

const none: readonly string[] = [];
let last: { text: string | null; slugs: readonly string[] } = { text: null, slugs: none };

/** The list that this browser could not store, because storage is full or blocked. */
let unsaved: string | null = null;

function readText(): string | null {
  if (unsaved !== null) return unsaved;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    const slugs = Array.isArray(value) ? value.filter((slug) => typeof slug === 'string' && slug !== '') : [];
    return slugs.length === 0 ? none : [...new Set<string>(slugs)];
  } catch {
    return none;
  }
}

function write(slugs: readonly string[]): void {
  const text = JSON.stringify(slugs);
  try {
    localStorage.setItem(key, text);
    unsaved = null;
  } catch {
    unsaved = text;
  }
  window.dispatchEvent(new Event(changed));
}
