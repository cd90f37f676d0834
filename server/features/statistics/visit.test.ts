import { describe, expect, it } from 'vitest';
import { visitedSlug } from '@/server/features/statistics/visit';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const visit = (url: string, headers: Record<string, string | undefined> = {}, method = 'GET') =>
  visitedSlug({ method, url, headers: { 'user-agent': firefox, ...headers } });

describe('a look at a listing', () => {
  it.each([
    ['/aanbod/de-golf', {}],
    ['/aanbod/de-golf/', {}],
    ['/fr/locations/de-golf', {}],
    ['/de/ferienwohnungen/de-golf', {}],
    ['/en/holiday-homes/de-golf', {}],
    ['/aanbod/de-golf?utm_source=mail', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
    ['/aanbod/de-golf?_rsc=1x', { rsc: '1', 'sec-fetch-mode': 'cors' }],
  ])('is %s with %o', (url, headers) => {
    expect(visit(url, headers)).toBe('de-golf');
  });

  it.each([
    '/',
    '/aanbod',
    '/aanbod/favorieten',
    '/aanbod/bedankt',
    '/aanbod/de-golf/reserverings-aanvragen/create',
    '/aanbod/%E0%A4%A',
    '/dashboard/aanbod/de-golf/bewerken',
    '/fotos/de-golf/640.webp',
  ])('is not %s', (url) => {
    expect(visit(url)).toBeNull();
  });

  it.each([
    { 'next-router-prefetch': '1', rsc: '1' },
    { 'sec-purpose': 'prefetch;prerender' },
    { purpose: 'prefetch' },
    { 'sec-fetch-mode': 'cors' },
    { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
  ])('is not what is loaded beforehand or by a script: %o', (headers) => {
    expect(visit('/aanbod/de-golf', headers)).toBeNull();
  });

  it.each([
    '',
    'curl/8.5.0',
    'python-requests/2.32',
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
    'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
    'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.1)',
    'Mozilla/5.0 (compatible; Yahoo! Slurp)',
    'facebookexternalhit/1.1',
    'WhatsApp/2.23',
  ])('is not one by a program: %s', (agent) => {
    expect(visit('/aanbod/de-golf', { 'user-agent': agent })).toBeNull();
  });

  it.each([
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Mozilla/5.0 (Linux; Android 14; CUBOT X70) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  ])('is one by a person: %s', (agent) => {
    expect(visit('/aanbod/de-golf', { 'user-agent': agent })).toBe('de-golf');
  });

  it.each(['HEAD', 'POST'])('is no %s', (method) => {
    expect(visit('/aanbod/de-golf', {}, method)).toBeNull();
  });
});
