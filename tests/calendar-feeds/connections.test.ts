import dns from 'node:dns';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { publicLookup } from '@/server/features/calendar-feeds/address-guard';
import { fetchFeed } from '@/server/features/calendar-feeds/fetch-feed';
import { calendarOf } from '@/tests/support/calendar-server';
import { startCalendarServer } from '@/tests/support/start-calendar-server';

const server = await startCalendarServer();
const text = calendarOf({ start: '2028-07-01', end: '2028-07-04' });

describe('a connection to a site', () => {
  let before = 0;
  beforeEach(() => {
    server.serve('/goed', text);
    server.requests.splice(0);
    before = server.connections;
  });
  const fetches = async (count: number, path = '/goed') => {
    for (let n = 0; n < count; n += 1) await fetchFeed({ url: server.url(path) });
  };

  it('is used for one calendar after the other, also after a redirect and a fault', async () => {
    server.on('/om', (_request, response) =>
      response.writeHead(302, { location: '/goed' }).end('x'.repeat(1000)),
    );
    server.on('/weg', (_request, response) => response.writeHead(404).end('x'.repeat(1000)));
    await fetches(3);
    await fetches(2, '/om');
    await expect(fetches(1, '/weg')).rejects.toMatchObject({ code: 'status' });
    await fetches(1);
    expect(server.requests).toHaveLength(9);
    // Such answers have long bodies, and may still be arriving when the next request is sent.
    expect(server.connections - before).toBeLessThanOrEqual(2);
  });

  it('that the other side closes when it is used again costs no reading', async () => {
    await fetches(1);
    let isClosed = false;
    server.on('/goed', (request, response) => {
      if (isClosed) response.end(text);
      else request.socket.destroy();
      isClosed = true;
    });
    await fetches(1);
    expect(server.requests).toHaveLength(3);
  });

  it('is closed where a fault has a body that nobody wants to read', async () => {
    server.on('/lang', (_request, response) => response.writeHead(500).end('x'.repeat(1_000_000)));
    await expect(fetches(1, '/lang')).rejects.toMatchObject({ code: 'status' });
    await fetches(1);
    expect(server.requests).toHaveLength(2);
  });
});

describe('the addresses of a name', () => {
  const lookup = vi.spyOn(dns.promises, 'lookup');
  let name = '';
  let count = 0;
  beforeEach(() => {
    name = `kalender-${(count += 1)}.test`;
    lookup.mockReset();
  });
  // The current time is cached for a millisecond.
  const aMoment = () => sleep(5);
  afterEach(() => {
    vi.spyOn(performance, 'now').mockRestore();
    return aMoment();
  });

  // The mock's types know only one of the overloads.
  const answers = (...addresses: string[]) =>
    lookup.mockResolvedValue(addresses.map((address) => ({ address, family: 4 })) as never);
  const ask = (all = true) =>
    new Promise((resolve, reject) => {
      publicLookup(name, { all }, (error, found) => (error ? reject(error) : resolve(found)));
    });

  it('are asked for once by all who come within a minute, and then anew', async () => {
    answers('8.8.8.8', '8.8.4.4');
    const both = [
      { address: '8.8.8.8', family: 4 },
      { address: '8.8.4.4', family: 4 },
    ];
    expect(await Promise.all([ask(), ask(), ask(false)])).toEqual([both, both, '8.8.8.8']);
    answers('9.9.9.9');
    expect(await ask(false)).toBe('8.8.8.8');
    expect(lookup).toHaveBeenCalledTimes(1);
    const later = performance.now() + 61_000;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    await aMoment();
    expect(await ask(false)).toBe('9.9.9.9');
  });

  it('are refused where one of them is inside, and not believed afterwards', async () => {
    answers('8.8.8.8', '127.0.0.1');
    await expect(ask()).rejects.toMatchObject({ code: 'forbidden_address' });
    answers('8.8.8.8');
    expect(await ask(false)).toBe('8.8.8.8');
    answers('10.0.0.1');
    expect(await ask(false)).toBe('8.8.8.8');
  });

  it('are asked for anew where there was no answer', async () => {
    lookup.mockRejectedValueOnce(new Error('ENOTFOUND'));
    await expect(ask()).rejects.toThrow('ENOTFOUND');
    answers();
    await expect(ask()).rejects.toMatchObject({ code: 'forbidden_address' });
    answers('8.8.8.8');
    expect(await ask(false)).toBe('8.8.8.8');
  });
});
