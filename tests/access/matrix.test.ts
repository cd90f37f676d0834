import { describe, expect, it } from 'vitest';
import { rows } from '@/tests/access/rows';
import { callers, clientOf, expectedFor, makeWorld } from '@/tests/access/world';
import type { Caller, Row, World } from '@/tests/access/world';
import { routeModules, toUrlPattern } from '@/tests/support/client';
import type { Method } from '@/tests/support/client';

const endpoints = (
  await Promise.all(
    Object.entries(routeModules).map(async ([file, load]) =>
      Object.keys(await load()).map((method) => `${method} ${toUrlPattern(file)}`),
    ),
  )
).flat();

const listed = Object.entries(rows).flatMap(([endpoint, row]) =>
  [row].flat().map((one) => ({ endpoint, row: one })),
);

let unchanged: Promise<World> | undefined;

async function statusFor(endpoint: string, row: Row, caller: Caller): Promise<number> {
  // The method in an endpoint's name is one of the exports of its route file.
  const method = endpoint.split(' ', 1)[0] as Method;
  // Reads and refused calls change nothing, so they share one world.
  const changes = method !== 'GET' && expectedFor(row, caller) < 400;
  const world = await (changes ? makeWorld() : (unchanged ??= makeWorld()));
  const client = await clientOf(world, caller);
  return (await client.call(method, row.url(world), row.body?.(world))).status;
}

describe('who may call what', () => {
  it('has a row for every endpoint, and none for endpoints that are gone', () => {
    expect(Object.keys(rows).toSorted()).toEqual(endpoints.toSorted());
  });

  for (const { endpoint, row } of listed) {
    it.each(callers)(`${endpoint} by %s`, async (caller) => {
      expect(await statusFor(endpoint, row, caller)).toBe(expectedFor(row, caller));
    });
  }
});
