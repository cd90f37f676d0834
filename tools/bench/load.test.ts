import process from 'node:process';
import { describe, expect, it } from 'vitest';
import type { Asked } from '@/tools/bench/client';
import { around, compareLoad, take } from '@/tools/bench/load';
import type { LoadClient } from '@/tools/bench/load-client';

const plan = { connections: 2, rounds: 3, seconds: 1, amount: 10, warmUp: 30 };
const server = (origin: string) => ({ origin, pid: process.pid });

/** A client that reports these rates for each server, in this order, and records what it was asked. */
function clientWith(rates: Record<string, number[]>): { client: LoadClient; asked: Asked[] } {
  const asked: Asked[] = [];
  const load = async (ask: Asked) => {
    asked.push(ask);
    const requests = ask.seconds === undefined ? ask.paths.length : 100;
    const perSecond = rates[ask.origin]?.shift() ?? Number.NaN;
    return { requests, seconds: requests / perSecond, p99: 1000 / perSecond, processor: requests / 4 };
  };
  return { client: { name: 'a test', load }, asked };
}

describe('a server and the bare server under load', () => {
  it('take turns, and the median over the rounds counts', async () => {
    // The first round does not count; then three rounds in which the machine gets slower and slower.
    const { client, asked } = clientWith({ site: [1, 90, 30, 8], bare: [1, 100, 60, 10] });
    const paths = around(Array.from({ length: 60 }, (_, index) => `/${index}`));
    const compared = await compareLoad(client, {
      target: { server: server('site'), paths },
      bare: { server: server('bare'), paths: ['/'] },
      plan,
    });
    expect(asked.map(({ origin }) => origin)).toEqual(
      Array.from({ length: 8 }, (_, index) => (index % 2 ? 'site' : 'bare')),
    );
    expect(compared.target).toMatchObject({ perSecond: 30, share: 0.8, clientProcessor: 0.25 });
    expect(compared.target.p99).toBeCloseTo(33.3, 1);
    expect(compared.bare).toMatchObject({ perSecond: 60, share: 1 });
    const ofSite = asked.filter(({ origin }) => origin === 'site');
    expect(ofSite.map((ask) => ask.paths.length)).toEqual([30, 10, 10, 10]);
    expect(new Set(ofSite.flatMap((ask) => ask.paths)).size).toBe(60);
    expect(ofSite.every(({ seconds }) => seconds === undefined)).toBe(true);
  });

  it('are not asked for a page a second time when there are no more new ones', () => {
    expect(() => take(['/a'].values(), 2)).toThrow('no more paths');
  });
});
