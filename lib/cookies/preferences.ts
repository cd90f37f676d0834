/**
 * Which cookie categories a visitor allows. The choice is kept in the browser's local storage, under
 * `cookie_preferences`, for 90 days, so it is never sent to the server. Until there is a choice only the essential
 * category is allowed. Code that loads something from another site must check `hasConsent` first.
 */
export const cookieCategories = ['essential', 'statistics', 'functional', 'marketing'] as const;
export type CookieCategory = (typeof cookieCategories)[number];
export type CookiePreferences = Readonly<Record<CookieCategory, boolean>>;

/** The essential category is always allowed. */
const choice = (allows: (category: CookieCategory) => boolean): CookiePreferences => ({
  essential: true,
  statistics: allows('statistics'),
  functional: allows('functional'),
  marketing: allows('marketing'),
});

export const essentialOnly = choice(() => false);
export const allowAll = choice(() => true);

const key = 'cookie_preferences';
const changed = 'cookie-preferences-changed';
const lifetime = 90 * 24 * 3600 * 1000;

/** Used when the browser does not allow storage: the choice holds until the page is left. */
let unsaved: CookiePreferences | null = null;

/** The choice, or null if there is none or it is older than 90 days. */
export function readCookiePreferences(now = Date.now()): CookiePreferences | null {
  return parse(readText(), now) ?? unsaved;
}

/** Saves a choice; essential is always on. */
export function saveCookiePreferences(preferences: CookiePreferences, now = Date.now()): void {
  const value = { ...preferences, essential: true };
  try {
    localStorage.setItem(key, JSON.stringify({ value, expires_at: now + lifetime }));
    unsaved = null;
  } catch {
    unsaved = value;
  }
  window.dispatchEvent(new Event(changed));
}

/** Allows one more category. */
export function allowCookies(category: CookieCategory): void {
  saveCookiePreferences({ ...(readCookiePreferences() ?? essentialOnly), [category]: true });
}

/** Whether this category may be stored or loaded now. */
export function hasConsent(category: CookieCategory): boolean {
  return (readCookiePreferences() ?? essentialOnly)[category];
}

/** Calls back after every change, in other tabs too; returns the unsubscribe function. */
export function subscribeToCookiePreferences(onChange: () => void): () => void {
  window.addEventListener(changed, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(changed, onChange);
    window.removeEventListener('storage', onChange);
  };
}

function readText(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse(text: string | null, now: number): CookiePreferences | null {
  try {
    const saved: unknown = JSON.parse(text ?? 'null');
    const expiresAt = read(saved, 'expires_at');
    const value = read(saved, 'value');
    if (typeof expiresAt !== 'number' || expiresAt <= now || typeof value !== 'object') return null;
    return choice((category) => read(value, category) === true);
  } catch {
    return null;
  }
}

function read(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined;
}
