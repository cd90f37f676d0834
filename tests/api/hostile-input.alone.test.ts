/** Every call with every kind of malformed input: refused or ignored, never a server error. */
import { describe, expect, it, vi } from 'vitest';
import type { Actor } from '@/server/auth/actor';
import type * as session from '@/server/auth/session';
import type { Caller, Row, Rows, World } from '@/tests/access/world';
import { callers, clientOf, makeWorld } from '@/tests/access/world';
import { routeModules, toUrlPattern, visitor } from '@/tests/support/client';
import type { Answer, Method } from '@/tests/support/client';
import { nastyNames, nastyTexts, sampleFor, spoiledBodies, spoiledQueries } from '@/tests/support/hostile';

const actors = vi.hoisted(() => new Map<string, Promise<Actor | null>>());

/** Looks up the user of a session once for all calls that keep it: the malformed input is never in its cookie. */
vi.mock('@/server/auth/session', async (importOriginal) => {
  const original = await importOriginal<typeof session>();
  const findActor: typeof original.findActor = (cookies, isUse) => {
    const cookie = cookies[original.sessionCookieName()] ?? '';
    const actor = actors.get(cookie) ?? original.findActor(cookies, isUse);
    actors.set(cookie, actor);
    return actor;
  };
  return { ...original, findActor };
});

const rowModules = import.meta.glob<Record<string, Rows>>('/tests/access/*-rows.ts', { eager: true });
const rows: Rows = Object.assign({}, ...Object.values(rowModules).flatMap((module) => Object.values(module)));

const calls = (
  await Promise.all(
    Object.entries(routeModules).map(async ([file, load]) =>
      Object.entries(await load()).map(([method, handler]) => ({
        // The exports of a route file are methods.
        method: method as Method,
        pattern: toUrlPattern(file),
        spec: handler.spec,
      })),
    ),
  )
).flat();

/** The caller who gets furthest into the call. */
function callerOf(row: Row): Caller {
  const welcome = (caller: Caller) => (row.expected[caller] ?? row.expected.others) < 300;
  const order: Caller[] = ['landlord', 'admin', 'anonymous', ...callers];
  return order.find(welcome) ?? 'admin';
}

/** What is wrong with an answer; undefined if nothing is. */
function faultOf({ status, text }: Answer): string | undefined {
  if (status >= 500) return `${status} ${text.slice(0, 120)}`;
  return text.isWellFormed() ? undefined : `${status} with half a character`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Call = (typeof calls)[number];
interface Variant {
  told: string;
  path?: string;
  body?: unknown;
}

const rowOf = ({ method, pattern }: Call): Row => {
  const row = [rows[`${method} ${pattern}`] ?? []].flat()[0];
  if (!row) throw new Error('the access matrix has no row for this call');
  return row;
};

let untouched: Promise<World> | undefined;

/** Reads and refused calls change nothing, so they share one world. */
const unchangedWorld = (): Promise<World> => (untouched ??= makeWorld());

/** A successful change needs a new world, since a session may have ended or belong to another user. */
function worldChanged(): void {
  untouched = undefined;
  actors.clear();
}

/** Sends each variant of a call as the caller who gets furthest; returns what went wrong. */
async function faultsOf(call: Call, world: World, variants: Iterable<Variant>): Promise<string[]> {
  const row = rowOf(call);
  const session = await clientOf(world, callerOf(row));
  // Once for all of them, not before each.
  if (call.method !== 'GET') await session.get('/sanctum/csrf-cookie');
  const faults: string[] = [];
  for (const { told, path = row.url(world), body = row.body?.(world) } of variants) {
    // A new client address each time, so that no limit applies.
    const client = visitor();
    for (const [name, value] of session.cookies) client.cookies.set(name, value);
    // As browsers send it; plain forms are accepted by their Origin.
    const headers = { origin: 'http://localhost:3000' };
    const sent = call.method === 'GET' ? undefined : body;
    const answer = await client.call(call.method, path, sent, { headers });
    if (call.method !== 'GET' && answer.status < 400) worldChanged();
    const fault = faultOf(answer);
    if (fault) faults.push(`${told.slice(0, 100)}: ${fault}`);
  }
  return faults;
}

describe('a hostile query', () => {
  it.each(calls)('of $method $pattern', async (call) => {
    const world = await unchangedWorld();
    const path = rowOf(call).url(world).split('?', 1)[0];
    const queries = [...spoiledQueries(sampleFor(call.spec.query))];
    expect(queries.length).toBeGreaterThan(10);
    // Calls that declare no query never receive one: the variants are distributed among such calls.
    const turn = calls.indexOf(call);
    const sent = call.spec.query ? queries : queries.filter((_query, index) => (index + turn) % 8 === 0);
    const variants = sent.map((query) => ({ told: query, path: `${path}?${query}` }));
    expect(await faultsOf(call, world, variants)).toEqual([]);
  });
});

describe('a hostile path', () => {
  const texts = [...nastyTexts, ...nastyNames].filter((text) => text !== '' && text.isWellFormed());

  it.each(calls.filter(({ pattern }) => pattern.includes('[')))('of $method $pattern', async (call) => {
    const paths = texts.map((text) =>
      call.pattern.replaceAll(/\[[.\w]+\]/g, encodeURIComponent(text.slice(0, 500))),
    );
    const variants = paths.map((path) => ({ told: path, path }));
    expect(await faultsOf(call, await unchangedWorld(), variants)).toEqual([]);
  });
});

describe('a hostile body', () => {
  const withBody = calls.filter(({ method, spec }) => method !== 'GET' && spec.body !== undefined);

  it.each(withBody)('of $method $pattern', async (call) => {
    const world = await unchangedWorld();
    const given = rowOf(call).body?.(world);
    const good = { ...sampleFor(call.spec.body), ...(isRecord(given) && given) };
    const bodies = [...spoiledBodies(good)];
    expect(bodies.length).toBeGreaterThan(10);
    const texts = bodies.map((body) => JSON.stringify(body));
    const variants = texts.map((text) => ({ told: text, body: text }));
    expect(await faultsOf(call, world, variants)).toEqual([]);
  });
});
