import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { choosePage, readAddress } from '@/server/front/address';

const publicPageOf = (url: string) => readAddress(url).page;

describe('the address under which a page is kept', () => {
  it.each([
    ['/', '/'],
    ['/?utm_source=nieuwsbrief', '/'],
    ['/contact/', '/contact'],
    ['/contact?formulier=iets', '/contact'],
    ['/aanbod/zeezicht-oostende', '/aanbod/zeezicht-oostende'],
    [
      '/aanbod/zeezicht-oostende?guests=4&departure=2027-07-10&arrival=2027-07-03&utm_source=x',
      '/aanbod/zeezicht-oostende?arrival=2027-07-03&departure=2027-07-10&adults=4',
    ],
    ['/aanbod/zeezicht-oostende?arrival=2027-07-03', '/aanbod/zeezicht-oostende'],
    [
      '/aanbod/zeezicht-oostende?beoordelingen=2&adults=4',
      '/aanbod/zeezicht-oostende?adults=4&beoordelingen=2',
    ],
    ['/aanbod/zeezicht-oostende?beoordelingen=02', '/aanbod/zeezicht-oostende?beoordelingen=2'],
    ['/aanbod/zeezicht-oostende?beoordelingen=101', '/aanbod/zeezicht-oostende'],
    ['/aanbod/zeezicht-oostende?beoordelingen=alle', '/aanbod/zeezicht-oostende'],
    ['/aanbod?filters=1&adults=4&x=1', '/aanbod?adults=4&filters=1'],
    ['/aanbod?filters=1', '/aanbod?filters=1'],
    ['/aanbod?filters=2', '/aanbod'],
    ['/aanbod/favorieten', '/aanbod/favorieten'],
    ['/aanbod/favorieten?x=1&ids=45,12,45', '/aanbod/favorieten?ids=45,12'],
    ['/aanbod/favorieten?ids=alles', '/aanbod/favorieten'],
    [
      '/aanbod/favorieten?adults=2&departure=2027-07-10&x=1&arrival=2027-07-03&ids=45,12&pets=0',
      '/aanbod/favorieten?ids=45,12&arrival=2027-07-03&departure=2027-07-10&adults=2',
    ],
    ['/aanbod/favorieten?arrival=2027-07-03&babies=1', '/aanbod/favorieten'],
    ['/aanbod?kleur=rood', '/aanbod'],
    ['/aanbod?listing_city_id=11&page=2', '/aanbod?listing_city_id=11&page=2'],
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

  it('is one for one search, however it is written', () => {
    const first = publicPageOf('/aanbod?sort_by=price_asc&listing_city_id=11');
    expect(publicPageOf('/aanbod?listing_city_id=11&sort_by=price_asc&page=1')).toBe(first);
  });
});

it.each([
  ['/manifest.webmanifest', '/manifest.webmanifest?language=nl'],
  ['/manifest.webmanifest?language=fr', '/manifest.webmanifest?language=nl'],
  ['/fr/manifest.webmanifest', '/manifest.webmanifest?language=fr'],
  ['/de/manifest.webmanifest?x=1', '/manifest.webmanifest?language=de'],
  ['/en/manifest.webmanifest', '/manifest.webmanifest?language=en'],
])('%s is written in the language of its address', (url, asked) => {
  const req = new IncomingMessage(new Socket());
  req.url = url;
  choosePage(req, { requestId: 'x' });
  expect(req.url).toBe(asked);
});
