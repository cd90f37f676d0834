import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OwnShortStayCheckPage, RunAnswer, ShortStayCheckPage } from '@/lib/short-stay-checks/contract';
import { prisma } from '@/server/db';
import { drawHomes } from '@/server/features/short-stay-checks/draw';
import { drawChecks } from '@/server/features/short-stay-checks/draw-checks';
import { runChecksInWorker } from '@/server/features/short-stay-checks/press-checks';
import { refreshAreasInWorker } from '@/server/features/short-stay/press-refresh';
import { claimRun } from '@/server/features/short-stay/runs/hold-run';
import { cleanUp } from '@/server/worker/clean-up';
import { makeConcept, makeListing } from '@/tests/factories/listing';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { startSdepStandIn } from '@/tools/sdep-stand-in/stand-in';
import { rectangle, shapefile } from '@/tools/sdep-stand-in/shapes';
import type { AreaSeed } from '@/tools/sdep-stand-in/areas';

const area = (areaId: string, regulation: AreaSeed['regulation'] = 'all'): AreaSeed => ({
  ...{ areaId, areaName: 'Oostende', regulation, filename: 'a.zip' },
  authority: { id: 'stad', name: 'Stad Oostende' },
  zip: shapefile([[rectangle(2.9, 51.2, 2.95, 51.25)]]),
});

/** Set up before any setting is read. */
const standIn = await startSdepStandIn({ areas: [] });
const settings: Record<string, string> = {
  SDEP_BASE_URL: standIn.origin,
  SDEP_VERSION: 'v2',
  SDEP_CLIENT_ID: standIn.clientId,
  SDEP_CLIENT_SECRET: standIn.clientSecret,
  SDEP_CHECK_PERCENT: '50',
  SDEP_CHECK_MINIMUM: '1',
};
for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
afterAll(() => standIn.close());

let month = '';
let round = 0;
let areaId = '';
/** Each round has a new area, since a deleted id cannot be used again. */
async function begin(regulation: AreaSeed['regulation'] = 'all') {
  if (areaId) standIn.endArea(areaId);
  round += 1;
  areaId = `oostende-${round}`;
  standIn.publishAreas(area(areaId, regulation));
}

const path = '/api/admin/short-stay-checks';
const admin = async () => signedIn(await makeAdmin());
const press = async () => (await admin()).post<RunAnswer>(`${path}/run`, {});
const list = async () => (await (await admin()).get<ShortStayCheckPage>(path)).body.data;
const letters = () =>
  prisma().outgoingMail.findMany({
    where: { template: 'short-stay-flagged' },
    orderBy: { createdAt: 'asc' },
  });
const homes = () =>
  prisma().shortStayCheckHome.findMany({
    orderBy: { id: 'asc' },
    select: { listingId: true, key: true, state: true, flags: true, error: true },
  });

/** So many homes in the area, of one landlord. */
async function makeHomes(count: number) {
  const landlord = await makeUser();
  const made = [];
  for (let home = 0; home < count; home += 1) {
    made.push(await makeListing({ userId: landlord.id, latitude: 51.2331, longitude: 2.9116 }));
  }
  return { landlord, made };
}

/** One home, drawn and sent. Returns its id at the stand-in. */
async function sentHome() {
  const { landlord, made } = await makeHomes(1);
  await refreshAreasInWorker({});
  await press();
  const [home] = await homes();
  return { landlord, listing: made[0], key: home?.key ?? '' };
}

beforeEach(async () => {
  await truncateAll();
  standIn.wipe();
  standIn.clearFaults();
  standIn.forgetCalls();
  await begin();
  month = new Date().toISOString().slice(0, 7);
});

describe('a draw', () => {
  it('takes its share of the homes online, with a seed that draws them again', async () => {
    const { made } = await makeHomes(5);
    await makeConcept({ latitude: 51.2331, longitude: 2.9116 });
    await makeListing({ latitude: 51.1, longitude: 2.6 });
    await refreshAreasInWorker({});
    const { status, body } = await press();
    expect([status, body]).toEqual([
      200,
      {
        data: { drawn: 3, submitted: 3, refused: 0, flagged: 0, acknowledged: 0 },
        meta: { running: false },
      },
    ]);
    const [check] = await list();
    expect(check).toMatchObject({ area_id: areaId, name: 'Oostende', percent: 50, minimum: 1, homes: 5 });
    const ids = made.map(({ id }) => id);
    expect(new Set(check?.drawn.map(({ listing }) => listing?.id))).toEqual(
      new Set(drawHomes(ids, check?.seed ?? '', 3)),
    );
    expect(check?.drawn.every(({ state }) => state === 'submitted')).toBe(true);
  });

  it('is made once a month, also by two workers at once', async () => {
    await makeHomes(4);
    await refreshAreasInWorker({});
    await Promise.all([runChecksInWorker({}), runChecksInWorker({})]);
    await runChecksInWorker({});
    expect(await homes()).toHaveLength(2);
    expect(standIn.listings()).toHaveLength(2);
    await drawChecks(new Date(Date.now() + 32 * 86_400_000));
    await runChecksInWorker({});
    const all = await homes();
    expect(all).toHaveLength(4);
    expect(new Set(all.map(({ key }) => key)).size).toBe(4);
  });

  it('leaves out areas that ask for stays alone', async () => {
    await begin('activity');
    await makeHomes(2);
    await refreshAreasInWorker({});
    expect((await press()).body.data).toMatchObject({ drawn: 0 });
    expect(standIn.counts().listings).toBe(0);
  });

  it('sends address, number and page, and nothing of anybody', async () => {
    const { landlord, listing } = await sentHome();
    const [sent] = standIn.listings();
    expect(sent).toMatchObject({
      listingId: expect.stringMatching(new RegExp(`^H${listing?.id}-${month}-[0-9a-f]{12}$`)),
      declaredAsShortTermRental: true,
      registrationNumber: listing?.logiesdecreet,
      url: expect.stringMatching(new RegExp(`/aanbod/${listing?.slug}$`)),
      address: {
        ...{ thoroughfare: 'Zeedijk', locatorDesignatorNumber: 112, postCode: '8400' },
        ...{ postName: 'Oostende', fullAddress: 'Zeedijk 112, 8400 Oostende' },
      },
    });
    const file = await (
      await signedIn(landlord)
    ).get<{ short_stay_checks: object[] }>(`/api/users/${landlord.id}/export`);
    expect(file.body.short_stay_checks).toMatchObject([
      { listing_id: listing?.id, record: { url: sent?.url } },
    ]);
    const bodies = standIn
      .received()
      .map(({ body }) => body)
      .join();
    for (const secret of [landlord.email, landlord.lastName ?? '?', 'Zeezicht ']) {
      expect(bodies).not.toContain(secret);
    }
  });
});

describe('the declaration', () => {
  it.each([
    [null, true],
    [true, true],
    [false, false],
  ])('%s of a landlord is sent as %s', async (registrationDeclared, sent) => {
    const registrationDeclaredAt = registrationDeclared === null ? null : new Date();
    const declared = { registrationDeclared, registrationDeclaredAt };
    await makeListing({ latitude: 51.2331, longitude: 2.9116, ...declared });
    await refreshAreasInWorker({});
    await press();
    expect(standIn.listings()).toMatchObject([{ declaredAsShortTermRental: sent }]);
  });
});

describe('a home that was sent', () => {
  it('is sent again when nobody heard that it arrived', async () => {
    await makeHomes(1);
    await refreshAreasInWorker({});
    standIn.fail({ how: 'cut after', on: 'listings' });
    expect((await press()).body.data).toMatchObject({ submitted: 1 });
    expect(standIn.counts().listings).toBe(2);
    expect(standIn.listings()).toHaveLength(1);
  });

  it('counts as sent when it was screened before it was sent again', async () => {
    await makeHomes(1);
    await refreshAreasInWorker({});
    await press();
    const [home] = await homes();
    standIn.screen(home?.key ?? '', []);
    await prisma().shortStayCheckHome.updateMany({ data: { state: 'drawn', submittedAt: null } });
    expect((await press()).body.data).toMatchObject({ submitted: 1, refused: 0 });
  });

  it('is refused with the reason of the entry point', async () => {
    await makeListing({ latitude: 51.2331, longitude: 2.9116, addressPostcode: '' });
    await refreshAreasInWorker({});
    expect((await press()).body.data).toMatchObject({ submitted: 0, refused: 1 });
    const [check] = await list();
    expect(check?.drawn).toMatchObject([
      { state: 'refused', error: 'address.postCode: String should have at least 1 character' },
    ]);
  });
});

describe('a flag', () => {
  it('is told to the landlord, then acknowledged', async () => {
    const { landlord, listing, key } = await sentHome();
    standIn.screen(key, ['UNK', 'XYZ' as 'MIS']);
    expect((await press()).body.data).toMatchObject({ flagged: 1, acknowledged: 1 });
    expect(standIn.listings()).toMatchObject([{ status: 'acknowledged' }]);
    expect(await letters()).toMatchObject([
      { recipient: landlord.email, props: { flags: ['UNK', 'XYZ'], area: 'Oostende', slug: listing?.slug } },
    ]);
    const own = (await (await signedIn(landlord)).get<OwnShortStayCheckPage>('/api/user/short-stay-checks'))
      .body;
    expect(own.data).toMatchObject([
      {
        listing: { id: listing?.id },
        area: { area_id: areaId, name: 'Oostende', authority: 'Stad Oostende' },
        flags: [
          { code: 'UNK', text: expect.stringContaining('register kent') },
          { code: 'XYZ', text: expect.stringContaining('XYZ') },
        ],
        acknowledged_at: expect.any(String),
      },
    ]);
    const other = await signedIn(await makeUser());
    expect((await other.get('/api/user/short-stay-checks')).body).toMatchObject({
      ...{ data: [], meta: { total: 0 } },
    });
    expect((await press()).body.data).toMatchObject({ flagged: 0, acknowledged: 0 });
    expect(await letters()).toHaveLength(1);
  });

  it('is read page by page, of homes that are still there', async () => {
    const { landlord } = await makeHomes(6);
    await refreshAreasInWorker({});
    await press();
    const drawn = await homes();
    expect(drawn).toHaveLength(3);
    for (const { key } of drawn) standIn.screen(key, ['EXP']);
    await press();
    const client = await signedIn(landlord);
    const read = async (page: number) =>
      (await client.get<OwnShortStayCheckPage>(`/api/user/short-stay-checks?limit=2&page=${page}`)).body;
    const [first, second] = [await read(1), await read(2)];
    expect(first.meta).toMatchObject({ total: 3, last_page: 2 });
    const ids = [...first.data, ...second.data].map(({ listing }) => listing.id);
    expect(ids.toSorted()).toEqual(drawn.map(({ listingId }) => listingId).toSorted());
    expect((await client.delete(`/api/listings/${ids[0]}`)).status).toBe(204);
    expect((await read(1)).meta.total).toBe(2);
  });

  it('whose token went stale is read again in the same run', async () => {
    const { key } = await sentHome();
    standIn.screen(key, ['UNK']);
    standIn.forgetCalls();
    // The authority corrects itself between the reading and the acknowledgement.
    standIn.onCall('acknowledgements', () => standIn.screen(key, ['EXP']));
    expect((await press()).body.data).toMatchObject({ flagged: 2, acknowledged: 1 });
    expect(standIn.counts()).toMatchObject({ flagged: 2, acknowledgements: 2 });
    expect((await letters()).map(({ props }) => props)).toMatchObject([
      { flags: ['UNK'] },
      { flags: ['EXP'] },
    ]);
    expect(await homes()).toMatchObject([{ state: 'acknowledged', flags: ['EXP'] }]);
  });

  it('that is written down again is told once', async () => {
    const { key } = await sentHome();
    standIn.screen(key, ['UNK']);
    standIn.onCall('acknowledgements', () => standIn.screen(key, ['UNK']));
    expect((await press()).body.data).toMatchObject({ flagged: 1, acknowledged: 1 });
    expect(await letters()).toHaveLength(1);
  });

  it('that is taken back before it was acknowledged is withdrawn, and may return', async () => {
    const { key } = await sentHome();
    standIn.screen(key, ['UNK']);
    standIn.onCall('acknowledgements', () => standIn.screen(key, []));
    expect((await press()).body.data).toMatchObject({ flagged: 1, acknowledged: 0 });
    expect(await homes()).toMatchObject([{ state: 'withdrawn' }]);
    standIn.screen(key, ['UNK']);
    expect((await press()).body.data).toMatchObject({ flagged: 1, acknowledged: 1 });
    expect(await letters()).toHaveLength(2);
  });

  it('whose acknowledgement was heard, though its answer was not, is acknowledged', async () => {
    const { key } = await sentHome();
    standIn.screen(key, ['UNK']);
    standIn.fail({ how: 'cut after', on: 'acknowledgements' });
    expect((await press()).body.data).toMatchObject({ flagged: 1, acknowledged: 1 });
    expect(await homes()).toMatchObject([{ state: 'acknowledged' }]);
  });

  it('of a home that is deleted is acknowledged all the same', async () => {
    const { key, listing } = await sentHome();
    await prisma().listing.delete({ where: { id: listing?.id ?? 0 } });
    standIn.screen(key, ['UNK']);
    expect((await press()).body.data).toMatchObject({ acknowledged: 1 });
    expect(await letters()).toEqual([]);
    expect((await list())[0]?.drawn).toMatchObject([{ listing: null, state: 'acknowledged' }]);
  });
});

describe('a press', () => {
  it('waits for another run, and leaves to the worker what the entry point cannot do now', async () => {
    const holder = await claimRun(prisma(), 'checks');
    expect((await press()).status).toBe(409);
    await prisma().shortStayRun.deleteMany({ where: { holder } });
    await makeHomes(1);
    await refreshAreasInWorker({});
    standIn.fail({ how: 'status 429', on: 'listings', retryAfter: '3600' });
    const { status, body } = await press();
    expect([status, body]).toEqual([202, { data: null, meta: { running: true } }]);
    expect((await (await admin()).get<ShortStayCheckPage>(path)).body.meta.running).toBe(true);
  });

  it('says what the entry point refuses', async () => {
    await makeHomes(1);
    await refreshAreasInWorker({});
    standIn.setV2(false);
    const { status, body } = await press();
    standIn.setV2(true);
    expect([status, body]).toMatchObject([502, { message: expect.stringContaining('404') }]);
  });
});

it('drawn homes are forgotten after 18 months, their draw is not', async () => {
  await sentHome();
  const old = new Date();
  old.setMonth(old.getMonth() - 19);
  await prisma().shortStayCheckHome.updateMany({ data: { drawnAt: old } });
  await cleanUp();
  expect(await list()).toMatchObject([{ homes: 1, drawn: [] }]);
});
