import { describe, expect, it } from 'vitest';
import { publicPageOf } from '@/server/page-cache/public-pages';

describe('the address under which a page is kept', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=nieuwsbrief', '/'],
    ['/contact/', '/contact'],
    ['/contact?formulier=iets', '/contact'],
    ['/aanbod/zeezicht-oostende', '/aanbod/zeezicht-oostende'],
    ['/aanbod/favorieten', '/aanbod/favorieten'],
  ])('of %s is %s', (url, key) => {
    expect(publicPageOf(url)).toBe(key);
  });

  it.each([
    '/contact?formulier=verzonden',
    '/contact?formulier=nakijken',
    '/inloggen',
    '/dashboard',
    '/aanbod/bedankt?action=create',
    '/aanbod/zeezicht-oostende/contact-aanvragen/create',
    '//contact',
    '/bestaat-niet',
  ])('does not exist for %s', (url) => {
    expect(publicPageOf(url)).toBeNull();
  });
});
