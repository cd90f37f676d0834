import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  readFavorites,
  removeFavorite,
  subscribeToFavorites,
  toggleFavorite,
} from '@/lib/favorites/favorites';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
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

  it('are none without storage, and a toggle does not fail', () => {
    vi.stubGlobal('localStorage', undefined);
    toggleFavorite('de-golf');
    expect(readFavorites()).toEqual([]);
  });
});
