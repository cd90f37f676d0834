import { describe, expect, it } from 'vitest';
import { readFilters } from '@/lib/search/filters';
import { relOf, searchMetadata } from '@/lib/search/metadata';

const headOf = (query: string, isEmpty = false) => {
  const { filters } = readFilters(Object.fromEntries(new URLSearchParams(query)));
  const { alternates, robots } = { robots: undefined, ...searchMetadata(filters, isEmpty) };
  return { canonical: alternates?.canonical, robots, rel: relOf(filters) };
};
const kept = { robots: undefined, rel: undefined };
const hidden = { robots: { index: false, follow: true } };

describe('the head of an overview', () => {
  it.each([
    ['', '/aanbod'],
    ['page=3', '/aanbod?page=3'],
    ['listing_city_id=11', '/aanbod?listing_city_id=11'],
    ['listing_city_id=11&page=2', '/aanbod?listing_city_id=11&page=2'],
    ['listing_city_id=11&page=1&kleur=rood', '/aanbod?listing_city_id=11'],
  ])('of %j is listed as %s', (query, canonical) => {
    expect(headOf(query)).toEqual({ canonical, ...kept });
  });

  it.each([
    ['listing_city_id=11&listing_setting_wifi=1', '/aanbod?listing_city_id=11'],
    ['listing_city_id=11&sort_by=price_asc&page=2', '/aanbod?listing_city_id=11'],
    ['listing_city_id=11,12', '/aanbod'],
    ['price=70-200', '/aanbod'],
  ])('of %j is not listed, and belongs to %s', (query, canonical) => {
    expect(headOf(query)).toEqual({ canonical, ...hidden, rel: 'nofollow' });
  });

  it.each(['listing_city_id=11', 'listing_city_id=11&page=400', 'page=400'])(
    'of %j is not listed while nothing stands there',
    (query) => {
      expect(headOf(query, true)).toMatchObject(hidden);
    },
  );

  it('of the whole coast is listed even then', () => {
    expect(headOf('', true)).toEqual({ canonical: '/aanbod', ...kept });
  });

  it('has a picture for who shares it', () => {
    expect(searchMetadata({}, false).openGraph).toMatchObject({ images: [{ url: '/social.jpg' }] });
  });
});
