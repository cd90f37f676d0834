import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addFavorites,
  mayHaveFavorites,
  readFavorites,
  removeFavorite,
  restoreFavorite,
  subscribeToFavorites,
  toggleFavorite,
} from '@/lib/favorites/favorites';

const stored = new Map<string, string>();

const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
};
const refuse = () => {
  throw new Error('no room');
};

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', storage);
  // Also clears favourites that an earlier test could not store.
  removeFavorite('');
  stored.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('favourites', () => {
  it('are kept as a list of slugs', () => {
    toggleFavorite('de-golf');
    toggleFavorite('zeezicht');
    expect(stored.get('favorite_listings')).toBe('["de-golf","zeezicht"]');
    expect(readFavorites()).toEqual(['de-golf', 'zeezicht']);
  });

  it('go with a second toggle, or when removed', () => {
    toggleFavorite('de-golf');
    toggleFavorite('zeezicht');
    toggleFavorite('de-golf');
    removeFavorite('zeezicht');
    expect(readFavorites()).toEqual([]);
  });

  it('come in one go, each once', () => {
    toggleFavorite('de-golf');
    addFavorites(['zeezicht', 'de-golf', 'de-branding']);
    expect(readFavorites()).toEqual(['de-golf', 'zeezicht', 'de-branding']);
  });

  it('go back into their place', () => {
    addFavorites(['de-golf', 'zeezicht', 'de-branding']);
    removeFavorite('zeezicht');
    restoreFavorite('zeezicht', 1);
    expect(readFavorites()).toEqual(['de-golf', 'zeezicht', 'de-branding']);
    restoreFavorite('zeezicht', 1);
    expect(readFavorites()).toEqual(['de-golf', 'zeezicht', 'de-branding']);
  });

  it('may be there as long as something is kept', () => {
    expect(mayHaveFavorites()).toBe(false);
    toggleFavorite('de-golf');
    expect(mayHaveFavorites()).toBe(true);
    toggleFavorite('de-golf');
    expect(mayHaveFavorites()).toBe(false);
  });

  it('give the same array while nothing changes', () => {
    toggleFavorite('de-golf');
    expect(readFavorites()).toBe(readFavorites());
  });

  it('tell of every change until unsubscribed', () => {
    const heard = vi.fn();
    const end = subscribeToFavorites(heard);
    toggleFavorite('de-golf');
    end();
    toggleFavorite('de-golf');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it.each(['not json', '{"a":1}', '[1,null,""]'])('are none when what is stored is %s', (text) => {
    stored.set('favorite_listings', text);
    expect(readFavorites()).toEqual([]);
  });

  it.each([
    ['is forbidden', undefined],
    ['is full', { getItem: () => '["zeezicht"]', setItem: refuse }],
  ])('count until the page is left where storage %s', (_what, storage) => {
    vi.stubGlobal('localStorage', storage);
    const before = readFavorites();
    const heard = vi.fn();
    const end = subscribeToFavorites(heard);
    toggleFavorite('de-golf');
    expect(readFavorites()).toEqual([...before, 'de-golf']);
    toggleFavorite('de-golf');
    end();
    expect(readFavorites()).toEqual(before);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('are kept again once there is room', () => {
    vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse });
    toggleFavorite('de-golf');
    vi.stubGlobal('localStorage', storage);
    toggleFavorite('zeezicht');
    expect(stored.get('favorite_listings')).toBe('["de-golf","zeezicht"]');
    stored.clear();
    expect(readFavorites()).toEqual([]);
  });
});
