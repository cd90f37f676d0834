import 'server-only';

import { Counter, Gauge, Histogram } from 'prom-client';
import type { Registry } from 'prom-client';
import { isServedByNext, readAddress } from '@/server/front/address';

/** The current values of the web server, read when metrics are. */
export interface Watched {
  /** The page cache: hits, misses, number of pages and their bytes. */
  pages?: { hits: number; misses: number; count: number; bytes: number };
  /** Listings in the search index. */
  listings: number;
}

/** What kind of address it is; few kinds, since each is a metric series of its own. */
export function kindOf(pathname: string): 'health' | 'call' | 'photo' | 'file' | 'page' | 'unknown' {
  if (pathname === '/api/health' || pathname === '/api/ready') return 'health';
  if (pathname.startsWith('/fotos/')) return 'photo';
  if (pathname.startsWith('/_next/') || /^\/[\w.-]+\.\w+$/.test(pathname)) return 'file';
  if (isServedByNext(pathname)) return 'call';
  return readAddress(pathname).route ? 'page' : 'unknown';
}

/** Called for each response with its path without the query, its status, and seconds from first to last byte. */
export type CountRequest = (pathname: string, status: number, seconds: number) => void;

/** Adds the web server's own metrics; `readFigures` is called whenever they are read. */
export function watchWeb(registry: Registry, readFigures: () => Watched): CountRequest {
  const registers = [registry];
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers by what was asked for and status.',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  const counter = new Counter({
    name: 'page_cache_looks_total',
    help: 'Public pages that were kept (hit), or had to be rendered (miss).',
    labelNames: ['result'],
    registers,
    collect() {
      const { hits = 0, misses = 0 } = readFigures().pages ?? {};
      counter.reset();
      counter.inc({ result: 'hit' }, hits);
      counter.inc({ result: 'miss' }, misses);
    },
  });
  const gauge = (name: string, help: string, read: (watched: Watched) => number) => {
    const made: Gauge = new Gauge({ name, help, registers, collect: () => made.set(read(readFigures())) });
  };
  gauge('page_cache_pages', 'Finished pages in memory.', ({ pages }) => pages?.count ?? 0);
  gauge('page_cache_bytes', 'Memory of the finished pages.', ({ pages }) => pages?.bytes ?? 0);
  gauge('search_homes', 'Homes in the search of this process.', ({ listings }) => listings);
  return (pathname, status, seconds) => requests.observe({ kind: kindOf(pathname), status }, seconds);
}
