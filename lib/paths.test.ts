import { afterEach, describe, expect, it, vi } from 'vitest';
import { matchRoute, routesIn } from '@/lib/match-route';
import { route } from '@/lib/desk-paths';

afterEach(() => vi.restoreAllMocks());

describe('route', () => {
  it('gives the fixed paths of the table', () => {
    expect(route('front-page')).toBe('/');
    expect(route('listing.index')).toBe('/aanbod');
    expect(route('dashboard.today')).toBe('/dashboard/overzicht');
  });

  it('fills in and escapes parameters', () => {
    expect(route('listing.show', { slug: 'zeezicht oostende' })).toBe('/aanbod/zeezicht%20oostende');
    expect(route('dashboard.news.edit', { id: 7 })).toBe('/dashboard/nieuws/7/edit');
    expect(route('listing.contact-request.create', { slug: 'de-golf' })).toBe(
      '/aanbod/de-golf/contact-aanvragen/create',
    );
  });

  it('leaves out an optional parameter', () => {
    expect(route('dashboard.calendar')).toBe('/dashboard/kalender');
    expect(route('dashboard.calendar', { slug: 'de-golf' })).toBe('/dashboard/kalender/de-golf');
  });

  it('appends the query without its empty values', () => {
    expect(
      route('listing.index', {}, { listing_city_id: 11, page: undefined, sort_by: '', price: null }),
    ).toBe('/aanbod?listing_city_id=11');
  });

  it('fails when a required parameter is missing', () => {
    // @ts-expect-error the compiler refuses it; this is what happens where it was evaded
    expect(() => route('listing.show')).toThrow('Missing parameters for route');
    expect(() => route('listing.show', { slug: '' })).toThrow('Missing parameters for route');
  });

  it('gives nothing and warns for an unknown name', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    // @ts-expect-error an unknown name does not compile either
    expect(route('listing.shwo')).toBeUndefined();
    expect(warn).toHaveBeenCalledWith('Unknown route: listing.shwo');
  });
});

describe('matchRoute', () => {
  it('recognises every route of the table from its own address', () => {
    for (const [name, path] of Object.entries(routesIn('nl'))) {
      const address = path.replace(/\{\w+\??\}/g, 'x1');
      expect(matchRoute(address)?.name, address).toBe(name);
    }
  });

  it('lets a fixed path win over a slug', () => {
    expect(matchRoute('/aanbod/favorieten')).toEqual({ name: 'listing.favorites', params: {} });
    expect(matchRoute('/aanbod/bedankt')).toEqual({ name: 'listing.thank-you', params: {} });
    expect(matchRoute('/aanbod/de-golf')).toEqual({ name: 'listing.show', params: { slug: 'de-golf' } });
    expect(matchRoute('/dashboard/nieuws/create')?.name).toBe('dashboard.news.create');
  });

  it('knows an optional parameter with and without', () => {
    expect(matchRoute('/dashboard/kalender')).toEqual({ name: 'dashboard.calendar', params: {} });
    expect(matchRoute('/dashboard/kalender/a')).toEqual({
      name: 'dashboard.calendar',
      params: { slug: 'a' },
    });
  });

  it('decodes parameters and overlooks a slash at the end', () => {
    expect(matchRoute('/aanbod/caf%C3%A9/')).toEqual({ name: 'listing.show', params: { slug: 'café' } });
    expect(matchRoute('/')).toEqual({ name: 'front-page', params: {} });
  });

  it.each([
    '/nergens',
    '/aanbod/a/b',
    '/dashboard/nieuws/1',
    '/aanbod//',
    '/aanbod/%E0%A4%A',
    '/aanbod/zee%00zicht',
    '//',
    '/Aanbod',
  ])('gives null for %j', (address) => {
    expect(matchRoute(address)).toBeNull();
  });
});
