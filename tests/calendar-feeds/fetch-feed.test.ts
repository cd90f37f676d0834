import type { ServerResponse } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isPublicAddress } from '@/server/features/calendar-feeds/address-guard';
import { FeedFault } from '@/server/features/calendar-feeds/feed-fault';
import { fetchFeed } from '@/server/features/calendar-feeds/fetch-feed';
import { newFeed, readFeed } from '@/server/features/calendar-feeds/read-feed';
import { badAnswers, serveBadAnswers } from '@/tests/support/bad-calendars';
import { CalendarServer, calendarOf } from '@/tests/support/calendar-server';
import { startCalendarServer } from '@/tests/support/start-calendar-server';

const server = await startCalendarServer();
/** Listens too, but must not be read. */
const inner = await new CalendarServer().start();
const text = calendarOf({ start: '2028-07-01', end: '2028-07-04' });

beforeAll(() => {
  serveBadAnswers(server);
  server.serve('/goed', text);
  inner.serve('/', text);
});
beforeEach(() => server.requests.splice(0));
afterAll(() => inner.stop());

async function faultOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
  } catch (error) {
    if (error instanceof FeedFault) return error.stored;
    throw error;
  }
  return 'read';
}

const textOf = async (url: string) => {
  const answer = await fetchFeed({ url });
  return answer.kind === 'calendar' ? new TextDecoder().decode(answer.bytes) : answer.kind;
};

describe('a calendar is fetched', () => {
  it('completely, through five redirects, compressed or not', async () => {
    expect(await textOf(server.url('/goed'))).toBe(text);
    server.serve('/om/0', text);
    expect(await textOf(server.url('/om/5'))).toBe(text);
    expect(server.countOf('/om/0')).toBe(1);
  });

  it('with a conditional request, and not again if unchanged', async () => {
    const url = server.serveTagged('/tag', text);
    const first = await fetchFeed({ url });
    expect(first).toMatchObject({ kind: 'calendar', etag: '"een"', lastModified: null, charset: null });
    expect(await fetchFeed({ url, etag: '"een"' })).toEqual({ kind: 'same' });
    const [, last] = server.requests;
    expect(last?.headers).toMatchObject({
      'if-none-match': '"een"',
      accept: expect.stringContaining('text/calendar'),
    });
    expect(last?.headers['user-agent']).toContain('http://localhost:3000');
    await fetchFeed({ url, lastModified: 'Sat, 21 Nov 2026 10:00:00 GMT' });
    expect(server.requests.at(-1)?.headers['if-modified-since']).toBe('Sat, 21 Nov 2026 10:00:00 GMT');
  });

  it('with the requested delay', async () => {
    const url = server.on('/druk', (_request, response) =>
      response.writeHead(429, { 'retry-after': '7200' }).end(),
    );
    await expect(fetchFeed({ url })).rejects.toMatchObject({ stored: 'status 429', retryAfter: 7200 });
  });
});

describe('an invalid response is an error', () => {
  it.each(badAnswers)('%s', async (_what, path, fault) => {
    const { outcome } = await readFeed(newFeed(server.url(path)), { ownerId: 1, lane: 'leisure' });
    expect(outcome.kind === 'failed' ? outcome.fault.stored : outcome.kind).toBe(fault);
  });

  it.each([
    ['never answers', () => {}],
    [
      'drips',
      (_request: unknown, response: ServerResponse) => {
        const timer = setInterval(() => response.write('x'), 20);
        response.on('close', () => clearInterval(timer));
      },
    ],
  ])('a server that %s is too slow', async (_what, answer) => {
    const url = server.on('/traag', answer);
    const started = performance.now();
    expect(await faultOf(fetchFeed({ url }, { timeoutMs: 300 }))).toBe('too_slow');
    expect(performance.now() - started).toBeLessThan(3000);
  });

  it('a port on which nothing listens', async () => {
    expect(await faultOf(fetchFeed({ url: 'http://127.0.0.1:9/' }, { allowed: ['127.0.0.1:9'] }))).toBe(
      'unreachable',
    );
  });
});

describe('URLs that must not be fetched', () => {
  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://0177.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[fd00::1]/',
    'https://[fe80::1]/',
    'https://0.0.0.0/',
    'https://10.0.0.1/',
    'https://172.16.0.1/',
    'https://192.168.1.1/',
    'https://100.64.0.1/',
    'https://169.254.169.254/latest/meta-data/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://localhost/',
  ])('%s is internal', async (url) => {
    expect(await faultOf(fetchFeed({ url }))).toBe('forbidden_address');
  });

  it.each([
    ['http://kalender.test/', 'insecure_address'],
    ['ftp://kalender.test/', 'bad_address'],
    ['file:///etc/passwd', 'bad_address'],
    ['https://naam:woord@kalender.test/', 'bad_address'],
    ['data:text/calendar,BEGIN:VCALENDAR', 'bad_address'],
  ])('%s: %s', async (url, fault) => {
    expect(await faultOf(fetchFeed({ url }))).toBe(fault);
  });

  it('a name that resolves to an internal address is not connected to', async () => {
    expect(await faultOf(fetchFeed({ url: `https://localhost:${inner.port}/` }))).toBe('forbidden_address');
    expect(inner.requests).toHaveLength(0);
  });

  it('one allowed port allows no other', async () => {
    expect(await faultOf(fetchFeed({ url: inner.url('/') }))).toBe('insecure_address');
    server.on('/binnen', (_request, response) => response.writeHead(302, { location: inner.url('/') }).end());
    expect(await faultOf(fetchFeed({ url: server.url('/binnen') }))).toBe('insecure_address');
    expect(inner.requests).toHaveLength(0);
    expect(await faultOf(fetchFeed({ url: inner.url('/') }, { allowed: [inner.host] }))).toBe('read');
  });

  it.each([
    ['8.8.8.8', true],
    ['2606:4700::1', true],
    ['4000::1', false],
    ['::127.0.0.1', false],
    ['2002:7f00:1::', false],
    ['2001:db8::1', false],
    ['fe80::1%eth0', false],
    ['', false],
    ['localhost', false],
  ])('%j is public: %s', (address, is) => {
    expect(isPublicAddress(address)).toBe(is);
  });
});
