import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPartMissing, loadAnew, loadedAnewName } from '@/lib/pages/load-anew';

const reload = vi.fn<() => void>();
let kept: Map<string, string>;

beforeEach(() => {
  reload.mockClear();
  kept = new Map();
  vi.stubGlobal('location', { href: 'https://kust.test/aanbod', reload });
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  vi.stubGlobal('fetch', async () => new Response(null));
});
afterEach(() => vi.unstubAllGlobals());

describe('loading a page anew', () => {
  it('happens once, however many parts are missing, and again only much later', async () => {
    expect(await loadAnew()).toBe(true);
    expect(await loadAnew()).toBe(false);
    expect(reload).toHaveBeenCalledTimes(1);
    kept.set(loadedAnewName, String(Date.now() - 11 * 60_000));
    expect(await loadAnew()).toBe(true);
  });

  it.each([
    ['the network is away', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the site fails', async () => new Response(null, { status: 503 })],
  ])('does not happen while %s', async (_when, answer) => {
    vi.stubGlobal('fetch', answer);
    expect(await loadAnew()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
    vi.stubGlobal('fetch', async () => new Response(null));
    expect(await loadAnew()).toBe(true);
  });

  it('does not happen where nothing can be kept against a loop', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new Error('SecurityError');
      },
    });
    expect(await loadAnew()).toBe(false);
    expect(reload).not.toHaveBeenCalled();
  });
});

describe('a part that is missing', () => {
  it.each([
    Object.assign(new Error('Failed to load chunk /_next/static/chunks/1.js'), { name: 'ChunkLoadError' }),
    new TypeError('Failed to fetch dynamically imported module: https://kust.test/_next/1.js'),
    new TypeError('error loading dynamically imported module'),
    new TypeError('Importing a module script failed.'),
  ])('is %s', (error) => expect(isPartMissing(error)).toBe(true));

  it.each([new TypeError('x is not a function'), new Error('Failed to fetch'), 'ChunkLoadError', null])(
    'is not %s',
    (error) => expect(isPartMissing(error)).toBe(false),
  );
});
