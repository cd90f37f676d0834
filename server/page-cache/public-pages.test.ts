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
  });

  it('gives one address to one search, however it is written', () => {
    const first = publicPageOf('/aanbod?sort_by=price_asc&listing_city_id=11');
    expect(publicPageOf('/aanbod?listing_city_id=11&sort_by=price_asc&page=1')).toBe(first);
  });
});
