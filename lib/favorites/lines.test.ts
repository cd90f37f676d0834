import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { removeFavorite, toggleFavorite } from '@/lib/favorites/favorites';
import { favoriteLinesName, keepFavoriteLines, readFavoriteLines } from '@/lib/favorites/lines';

const stored = new Map<string, string>();
const golf = { slug: 'de-golf', name: 'De Golf', town: 'Oostende' };
const zeezicht = { slug: 'zeezicht', name: 'Zeezicht' };

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
  stored.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe('what a list says of favourites', () => {
  it('is kept with them, the newest first', () => {
    for (const line of [golf, zeezicht]) {
      toggleFavorite(line.slug);
      keepFavoriteLines([line]);
    }
    expect(readFavoriteLines()).toEqual([zeezicht, golf]);
  });

  it('goes with them', () => {
    toggleFavorite('de-golf');
    keepFavoriteLines([golf]);
    removeFavorite('de-golf');
    expect(readFavoriteLines()).toEqual([]);
    keepFavoriteLines([golf]);
    expect(stored.get(favoriteLinesName)).toBe('[]');
  });

  it('is the words of their address where nothing was kept', () => {
    toggleFavorite('villa-duinenlust');
    expect(readFavoriteLines()).toEqual([{ slug: 'villa-duinenlust', name: 'Villa duinenlust' }]);
  });

  it.each(['niets', '{}', '[null, {"slug": "de-golf"}, {"slug": "de-golf", "name": 1}]'])(
    'is nothing where what is kept makes no sense: %s',
    (text) => {
      toggleFavorite('de-golf');
      stored.set(favoriteLinesName, text);
      expect(readFavoriteLines()).toEqual([{ slug: 'de-golf', name: 'De golf' }]);
    },
  );
});
