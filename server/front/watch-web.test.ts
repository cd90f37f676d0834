import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { kindOf, watchWeb } from '@/server/front/watch-web';

describe('what an address is for', () => {
  it.each([
    ['/', 'page'],
    ['/zoeken', 'unknown'],
    ['/fr/locations', 'page'],
    ['/fr/aanbod', 'unknown'],
    ['/api/health', 'health'],
    ['/api/listings', 'call'],
    ['/login', 'call'],
    ['/fotos/1/0-320.webp', 'photo'],
    ['/_next/static/chunks/a.js', 'file'],
    ['/robots.txt', 'file'],
    ['/wat-niet-bestaat', 'unknown'],
  ])('%s is a %s', (pathname, kind) => expect(kindOf(pathname)).toBe(kind));
});

describe('the numbers of a web server', () => {
  it('count answers by kind and status, and tell of pages and homes as they are', async () => {
    const registry = new Registry();
    const pages = { hits: 0, misses: 0, count: 0, bytes: 0 };
    const count = watchWeb(registry, () => ({ pages, listings: 240 }));
    count('/', 200, 0.003);
    count('/', 200, 0.3);
    count('/api/listings', 429, 0.001);
    Object.assign(pages, { hits: 3, misses: 2, count: 2, bytes: 4096 });
    await registry.metrics();
    const text = await registry.metrics();
    expect(text).toContain('http_request_duration_seconds_count{kind="page",status="200"} 2');
    expect(text).toContain('http_request_duration_seconds_bucket{le="0.005",kind="page",status="200"} 1');
    expect(text).toContain('http_request_duration_seconds_count{kind="call",status="429"} 1');
    // Read twice, counted once.
    expect(text).toContain('page_cache_looks_total{result="hit"} 3');
    expect(text).toContain('page_cache_looks_total{result="miss"} 2');
    expect(text).toContain('page_cache_bytes 4096');
    expect(text).toContain('search_homes 240');
  });
});
