import { describe, expect, it } from 'vitest';
import { publicPageOf } from './public-pages';

describe('publicPageOf', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=brief', '/'],
    ['/over-ons/', '/over-ons'],
    ['/aanbod/duin-en-zee?ref=1', '/aanbod/duin-en-zee'],
    ['/aanbod?kleur=rood', '/aanbod'],
    ['/aanbod?listing_city_id=11&page=2', '/aanbod?listing_city_id=11&page=2'],
    ['/dashboard', null],
    ['/inloggen', null],
    ['//aanbod', null],
    ['/bestaat-niet', null],
  ])('%s is kept as %s', (url, page) => {
    expect(publicPageOf(url)).toBe(page);
    // The second time it is remembered.
    expect(publicPageOf(url)).toBe(page);
  });

  it('gives one address to one search, however it is written', () => {
    const first = publicPageOf('/aanbod?sort_by=price_asc&listing_city_id=11');
    expect(publicPageOf('/aanbod?listing_city_id=11&sort_by=price_asc&page=1')).toBe(first);
  });

  it('forgets the oldest when many are asked for', () => {
    for (let n = 0; n < 5000; n += 1)
      expect(publicPageOf(`/aanbod/huis-${n}?x=${n}`)).toBe(`/aanbod/huis-${n}`);
    expect(publicPageOf('/?utm_source=brief')).toBe('/');
  });
});
