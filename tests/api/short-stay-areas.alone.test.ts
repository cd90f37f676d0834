import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnListing } from '@/lib/listings/contract';
import type { RefreshAnswer, ShortStayAreaPage } from '@/lib/short-stay/contract';
import type { SystemHealthDto } from '@/lib/system-health/contract';
import { pool, prisma } from '@/server/db';
import { refreshAreasInWorker } from '@/server/features/short-stay/press-refresh';
import { claimRun, doHeldRun } from '@/server/features/short-stay/runs/hold-run';
import { makeConcept, makeListing } from '@/tests/factories/listing';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { CalendarServer } from '@/tests/support/calendar-server';
import { signedIn } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { esriTexts, shapesOf, squareRound, zipOf } from '@/tests/support/shapefiles';

/** A small stand-in for the entry point; set up before any setting is read. */
const service = await new CalendarServer().start();
vi.stubEnv('SDEP_BASE_URL', service.url(''));
vi.stubEnv('SDEP_CLIENT_ID', 'kust');
vi.stubEnv('SDEP_CLIENT_SECRET', 'geheim');
afterAll(() => service.stop());

interface Area {
  areaId: string;
  authority: string;
  createdAt: string;
  zip: Buffer;
  regulation?: string;
}

let areas: Area[];
let downloads: string[];
const listed = '/api/str/v1/areas';

const oostende: [number, number] = [2.9187, 51.2154];
const home = { latitude: 51.2154, longitude: 2.9187 };
const squareZip = (at: [number, number] = oostende, half = 0.01) =>
  zipOf({ 'a.shp': shapesOf([[squareRound(at, half)]]), 'a.prj': esriTexts.wgs84 });
const first = '2026-11-01T10:00:00.123456Z';
const second = '2026-11-02T10:00:00.654321Z';
const makeArea = (changes: Partial<Area> = {}): Area => ({
  ...{ areaId: 'oostende', authority: 'stad', createdAt: first, zip: squareZip() },
  ...changes,
});

function serve(given: Area[]): void {
  areas = given;
  for (const { areaId } of given)
    service.on(`${listed}/${areaId}`, (_request, response) => {
      downloads.push(areaId);
      response
        .writeHead(200, { 'content-type': 'application/zip' })
        .end(areas.find((area) => area.areaId === areaId)?.zip);
    });
}

beforeEach(async () => {
  await truncateAll();
  downloads = [];
  serve([]);
  service.on('/api/auth/v1/token', (_request, response) =>
    response.end(JSON.stringify({ access_token: 't', token_type: 'bearer', expires_in: 300 })),
  );
  service.on(listed, (_request, response) =>
    response.end(
      JSON.stringify({
        areas: areas.map(({ areaId, authority, createdAt, regulation = 'all' }) => ({
          ...{ areaId, areaName: 'Oostende', regulation, filename: 'a.zip', createdAt },
          ...{ competentAuthorityId: authority, competentAuthorityName: `Stad ${authority}` },
        })),
      }),
    ),
  );
});

const path = '/api/admin/short-stay-areas';
const admin = async () => signedIn(await makeAdmin());
const press = async () => (await admin()).post<RefreshAnswer>(`${path}/refresh`, {});
const list = async () => (await (await admin()).get<ShortStayAreaPage>(path)).body;
const areasOf = async (listingId: number) => {
  const rows = await prisma().listingShortStayArea.findMany({
    where: { listingId },
    select: { inArea: { select: { areaId: true } } },
    orderBy: { area: 'asc' },
  });
  return rows.map(({ inArea }) => inArea.areaId);
};

describe('a refresh', () => {
  it('reads areas, keeps their version as text and finds the homes in them, offline ones too', async () => {
    const [online, concept, elsewhere, nowhere] = [
      await makeListing(home),
      await makeConcept(home),
      await makeListing({ latitude: 51.1, longitude: 2.6 }),
      await makeListing({ latitude: null, longitude: null }),
    ];
    serve([makeArea()]);
    const { status, body } = await press();
    expect({ status, body }).toEqual({
      status: 200,
      body: { data: { areas: 1, read: 1, failing: 0, homes: 2 }, meta: { running: false } },
    });
    const found = await Promise.all([online, concept, elsewhere, nowhere].map(({ id }) => areasOf(id)));
    expect(found).toEqual([['oostende'], ['oostende'], [], []]);
    const { data, meta } = await list();
    expect(meta.running).toBe(false);
    expect(data).toMatchObject([
      {
        ...{ area_id: 'oostende', name: 'Oostende', authority: 'Stad stad', regulation: 'all' },
        ...{ created_at: first, state: 'ok', error: null, crs: 'GCS_WGS_1984', homes: 2 },
        versions: [{ created_at: first, to: null }],
      },
    ]);
  });

  it('finds a home on the border, and none a hair beyond it', async () => {
    const [west, south] = squareRound(oostende, 0.01)[0] ?? oostende;
    const [on, corner, beyond] = [
      await makeListing({ latitude: 51.2154, longitude: west }),
      await makeListing({ latitude: south, longitude: west }),
      await makeListing({ latitude: 51.2154, longitude: west - 1e-12 }),
    ];
    serve([makeArea()]);
    await press();
    const found = await Promise.all([on, corner, beyond].map(({ id }) => areasOf(id)));
    expect(found).toEqual([['oostende'], ['oostende'], []]);
  });

  it('fetches what changed alone, and keeps what counted before', async () => {
    const listing = await makeListing(home);
    serve([makeArea(), makeArea({ areaId: 'bredene' })]);
    await press();
    serve([makeArea({ createdAt: second, zip: squareZip([3.1, 51.3]) }), makeArea({ areaId: 'bredene' })]);
    downloads = [];
    await press();
    expect(downloads).toEqual(['oostende']);
    expect(await areasOf(listing.id)).toEqual(['bredene']);
    const changed = (await list()).data.find(({ area_id: id }) => id === 'oostende');
    expect(changed?.versions).toMatchObject([{ created_at: second, to: null }, { created_at: first }]);
    expect(changed?.versions[1]?.to).toBe(changed?.versions[0]?.from);
  });

  it('keeps the last version that could be read, warns, and tries the newest again each time', async () => {
    const listing = await makeListing(home);
    serve([makeArea()]);
    await press();
    serve([
      makeArea({ createdAt: second, zip: Buffer.from('nothing') }),
      makeArea({ areaId: 'nieuw', zip: zipOf({}) }),
    ]);
    expect((await press()).body.data).toMatchObject({ failing: 2 });
    expect(await areasOf(listing.id)).toEqual(['oostende']);
    const { data } = await list();
    expect(data).toMatchObject([
      { area_id: 'nieuw', state: 'unreadable', crs: null, versions: [] },
      { area_id: 'oostende', state: 'kept', created_at: second, versions: [{ created_at: first, to: null }] },
    ]);
    expect(data[1]?.error).toMatch(/geen zip/);
    const health = await (await admin()).get<{ data: SystemHealthDto }>('/api/system-health');
    expect(health.body.data.warnings).toContain('areas_unreadable');
    serve([
      makeArea({ createdAt: second, zip: squareZip() }),
      makeArea({ areaId: 'nieuw', createdAt: second }),
    ]);
    await press();
    // The download that failed may have been incomplete, so it is repeated.
    expect((await list()).data.map(({ state }) => state)).toEqual(['ok', 'ok']);
  });

  it('fetches again what did not arrive', async () => {
    serve([makeArea()]);
    service.on(`${listed}/oostende`, (_request, response) => response.writeHead(404).end('{"detail": []}'));
    await press();
    expect((await list()).data).toMatchObject([
      { state: 'unreadable', error: expect.stringMatching(/opgehaald.*404/) },
    ]);
    serve([makeArea()]);
    await press();
    expect((await list()).data).toMatchObject([{ state: 'ok', error: null }]);
  });

  it('leaves to the worker what does not arrive now, and reads the others', async () => {
    serve([makeArea(), makeArea({ areaId: 'bredene' })]);
    service.on(`${listed}/oostende`, (_request, response) =>
      response.writeHead(503, { 'retry-after': '60' }).end('{}'),
    );
    expect(await press()).toMatchObject({ status: 200, body: { data: { areas: 2, read: 1, failing: 1 } } });
    const { rows } = await pool().query(
      `SELECT run_at > now() AS later FROM graphile_worker.jobs WHERE task_identifier = 'refresh-short-stay-areas'`,
    );
    expect(rows).toEqual([{ later: true }]);
    await expect(refreshAreasInWorker({})).rejects.toThrow('503');
    serve([makeArea(), makeArea({ areaId: 'bredene' })]);
    await refreshAreasInWorker({});
    expect((await list()).data.map(({ state }) => state)).toEqual(['ok', 'ok']);
  });

  it('asks for no other area while the entry point has had enough', async () => {
    serve([makeArea(), makeArea({ areaId: 'bredene' })]);
    service.on(`${listed}/oostende`, (_request, response) =>
      response.writeHead(429, { 'retry-after': '90' }).end('{}'),
    );
    expect((await press()).status).toBe(202);
    expect(downloads).toEqual([]);
  });

  it('reads no area whose id two authorities use, until one gives it up', async () => {
    const listing = await makeListing(home);
    serve([makeArea()]);
    await press();
    serve([makeArea(), makeArea({ authority: 'gewest', createdAt: second })]);
    downloads = [];
    await press();
    expect(downloads).toEqual([]);
    expect((await list()).data.map(({ state, authority }) => [state, authority]).toSorted()).toEqual([
      ['kept', 'Stad stad'],
      ['unreadable', 'Stad gewest'],
    ]);
    expect(await areasOf(listing.id)).toEqual(['oostende']);
    serve([makeArea()]);
    await press();
    expect((await list()).data.map(({ state }) => state)).toEqual(['ok', 'ended']);
  });

  it('leaves no home in an area that ended, and takes it up if it returns', async () => {
    const listing = await makeListing(home);
    serve([makeArea()]);
    await press();
    serve([]);
    await press();
    expect(await areasOf(listing.id)).toEqual([]);
    expect((await list()).data).toMatchObject([{ state: 'ended', homes: 0 }]);
    serve([makeArea()]);
    await press();
    expect(await areasOf(listing.id)).toEqual(['oostende']);
  });

  it('finds a home in areas of two authorities that overlap', async () => {
    const listing = await makeListing(home);
    serve([makeArea(), makeArea({ areaId: 'kust', authority: 'gewest', regulation: 'listing' })]);
    await press();
    expect(await areasOf(listing.id)).toEqual(['oostende', 'kust']);
  });
});

describe('a run', () => {
  it('is refused while another goes on, and can be made again after it', async () => {
    await claimRun(prisma(), 'areas');
    expect((await press()).status).toBe(409);
    expect((await list()).meta).toMatchObject({ running: true });
    // As if its process had died.
    await prisma().shortStayRun.update({
      where: { kind: 'areas' },
      data: { heldUntil: new Date(Date.now() - 1000) },
    });
    expect((await press()).status).toBe(200);
    expect((await press()).status).toBe(200);
  });

  it('is left to the worker if the entry point asks to wait longer than anybody does', async () => {
    service.on(listed, (_request, response) => response.writeHead(429, { 'retry-after': '90' }).end('{}'));
    expect(await press()).toMatchObject({ status: 202, body: { data: null, meta: { running: true } } });
    expect((await press()).status).toBe(409);
    serve([makeArea()]);
    service.on(listed, (_request, response) => response.end(JSON.stringify({ areas: [] })));
    const run = await prisma().shortStayRun.findUniqueOrThrow({ where: { kind: 'areas' } });
    await refreshAreasInWorker({ holder: run.holder ?? '' });
    expect((await list()).meta).toMatchObject({ running: false });
  });

  it('is ended for who waits once their time is over, and stays held for the worker', async () => {
    const holder = (await claimRun(prisma(), 'areas')) ?? '';
    const never = (signal: AbortSignal) =>
      new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(new Error('ended')));
      });
    expect(await doHeldRun({ kind: 'areas', holder, patienceMs: 20 }, never)).toBe('left');
    expect((await list()).meta).toMatchObject({ running: true });
    await refreshAreasInWorker({ holder: crypto.randomUUID() });
    expect((await list()).meta).toMatchObject({ running: true });
    await refreshAreasInWorker({ holder });
    expect((await list()).meta).toMatchObject({ running: false });
  });

  it('that is refused says why', async () => {
    service.on(listed, (_request, response) => response.writeHead(403).end('{"detail": "role sdep_read"}'));
    const { status, body } = await (await admin()).post<{ message: string }>(`${path}/refresh`, {});
    expect(status).toBe(502);
    expect(body.message).toMatch(/403.*role sdep_read/);
    expect((await list()).meta).toMatchObject({ running: false });
  });

  it('is in the log, by who asked for it', async () => {
    await press();
    const entries = await prisma().auditLog.findMany({ where: { action: 'short-stay-areas.refresh' } });
    expect(entries).toHaveLength(1);
  });
});

describe('a home', () => {
  it('tells its areas to whoever works on it and to admins, and nobody else', async () => {
    const owner = await makeUser();
    const listing = await makeListing({ ...home, userId: owner.id, displayHomeAddress: false });
    serve([makeArea()]);
    await press();
    const told = async (client: Awaited<ReturnType<typeof signedIn>>) =>
      (await client.get<{ data: OwnListing }>(`/api/listings/${listing.id}`)).body.data;
    const area = { area_id: 'oostende', name: 'Oostende', authority: 'Stad stad', regulation: 'all' };
    expect((await told(await signedIn(owner))).short_stay_areas).toEqual([area]);
    expect((await told(await admin())).short_stay_areas).toEqual([area]);
    expect(await told(await signedIn(await makeUser()))).not.toHaveProperty('short_stay_areas');
  });

  it('is matched again when it is saved or copied', async () => {
    const owner = await makeUser();
    const listing = await makeConcept({ ...home, userId: owner.id });
    serve([makeArea()]);
    await press();
    await prisma().listingShortStayArea.deleteMany();
    const client = await signedIn(owner);
    const saved = await client.put<{ data: OwnListing }>(`/api/listings/${listing.id}`, { price: 120 });
    expect(saved.body.data.short_stay_areas).toHaveLength(1);
    const copied = await client.post<{ data: OwnListing }>(`/api/listings/${listing.id}/copy`);
    expect(copied.body.data.short_stay_areas).toHaveLength(1);
  });
});
