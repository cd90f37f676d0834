/** The client against a faithful stand-in of the interface, with both versions and both proofs. */
import { createPrivateKey } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { EntryPoint } from '@/server/features/short-stay/client/entry-point';
import type { SdepActivity, SdepListing } from '@/server/features/short-stay/client/records';
import { SdepClient } from '@/server/features/short-stay/client/sdep-client';
import { SdepError } from '@/server/features/short-stay/client/sdep-error';
import { contains } from '@/server/features/short-stay/shapes/contains';
import { readShapefile } from '@/server/features/short-stay/shapes/read-shapefile';
import { ShapeFault } from '@/server/features/short-stay/shapes/shape-fault';
import { uselessZips } from '@/tools/sdep-stand-in/coast-areas';
import { startSdepStandIn } from '@/tools/sdep-stand-in/stand-in';
import type { SdepStandIn } from '@/tools/sdep-stand-in/stand-in';

let standIn: SdepStandIn;
beforeEach(async () => {
  standIn = await startSdepStandIn();
});
afterEach(() => standIn.close());

const clientOf = (changes: Partial<EntryPoint> = {}) =>
  new SdepClient({
    baseUrl: standIn.origin,
    version: 'v1',
    clientId: standIn.clientId,
    proof: { kind: 'secret', secret: standIn.clientSecret },
    ...changes,
  });

const faultOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return error instanceof SdepError ? { fault: error.fault, status: error.status } : error;
};

const address = {
  thoroughfare: 'Zeedijk',
  locatorDesignatorNumber: 12,
  postCode: '8400',
  postName: 'Oostende',
  fullAddress: 'Zeedijk 12, 8400 Oostende',
};
const activity = (changes: Partial<SdepActivity> = {}): SdepActivity => ({
  activityId: 'K-ABC123-1',
  status: 'finished',
  areaId: 'KUST-OOSTENDE',
  url: 'https://www.example.org/aanbod/zeezicht',
  address,
  registrationNumber: '123456',
  numberOfGuests: 2,
  countryOfGuests: ['BEL', 'N/A'],
  temporal: { startDatetime: '2026-10-01T13:00:00Z', endDatetime: '2026-10-04T09:00:00Z' },
  ...changes,
});
const listing: SdepListing = {
  listingId: 'H-1',
  areaId: 'KUST-OOSTENDE',
  url: 'https://www.example.org/aanbod/zeezicht',
  address,
  declaredAsShortTermRental: true,
};
const send = (client: SdepClient, ...activities: SdepActivity[]) =>
  client.sendActivities(JSON.stringify({ activities }), activities.length);

describe('areas of every make', () => {
  it.each([
    ['KUST-DE-PANNE', [2.58, 51.08], [2.62, 51.08]],
    ['KUST-KOKSIJDE', [2.65, 51.1], [2.71, 51.1]],
    ['KUST-NIEUWPOORT', [2.73, 51.13], [2.69, 51.13]],
    ['KUST-OOSTENDE', [2.9, 51.21], [2.932, 51.228]],
    ['KUST-BREDENE', [2.97, 51.23], [2.93, 51.23]],
    ['KUST-BLANKENBERGE', [3.13, 51.3], [3.09, 51.3]],
    ['KUST-ZEEBRUGGE', [3.21, 51.32], [3.23, 51.32]],
    ['KUST-KNOKKE-HEIST', [3.3, 51.33], [3.22, 51.33]],
  ] as const)('%s holds what lies in it alone', async (areaId, inside, outside) => {
    const client = clientOf({ version: 'v2' });
    const listed = await client.listAreas();
    expect(listed.find((area) => area.areaId === areaId)?.createdAt).toMatch(/\.\d{6}/);
    const { records } = await readShapefile(await client.downloadArea(areaId));
    expect([contains(records, [...inside]), contains(records, [...outside])]).toEqual([true, false]);
  });

  it.each(
    Object.entries({
      broken: 'no_zip',
      empty: 'no_zip',
      'metres without prj': 'outside',
      elsewhere: 'outside',
    }),
  )('that are %s cannot be read', async (name, fault) => {
    const zip = new Map(Object.entries(uselessZips())).get(name) ?? Buffer.alloc(0);
    const error: unknown = await readShapefile(zip).catch((reason: unknown) => reason);
    expect(error instanceof ShapeFault && error.fault).toBe(fault);
  });

  it('that ended are gone', async () => {
    standIn.endArea('KUST-BREDENE');
    expect(await faultOf(clientOf().downloadArea('KUST-BREDENE'))).toEqual({ fault: 'refused', status: 404 });
  });
});

describe('who we are', () => {
  it('is proven with a key of ours', async () => {
    const { kid, privateKey } = standIn.newKey();
    const { audience } = standIn;
    const proof = { kind: 'key', key: createPrivateKey(privateKey), keyId: kid, audience } as const;
    standIn.setSignIn({ takesSecrets: false });
    expect(await clientOf({ proof }).listAreas()).not.toEqual([]);
    expect(await faultOf(clientOf({ proof: { ...proof, audience: standIn.origin } }).listAreas())).toEqual({
      fault: 'refused',
      status: 401,
    });
    expect(await faultOf(clientOf().listAreas())).toEqual({ fault: 'refused', status: 400 });
  });

  it('is proven anew when tokens are no longer taken', async () => {
    const client = clientOf();
    await client.listAreas();
    standIn.rotateServiceKey();
    await Promise.all([client.listAreas(), client.listAreas(), client.listAreas()]);
    expect(standIn.counts().token).toBe(2);
  });

  it('cannot be proven while the authorization server is away', async () => {
    standIn.setSignIn({ isUp: false });
    expect(await faultOf(clientOf().listAreas())).toEqual({ fault: 'again', status: 503 });
  });

  it('may lack a role', async () => {
    standIn.setRoles(['sdep_str', 'sdep_read']);
    expect(await faultOf(send(clientOf(), activity()))).toEqual({ fault: 'refused', status: 403 });
  });
});

describe('stays', () => {
  it.each(['v1', 'v2'] as const)('are accepted or refused one by one (%s)', async (version) => {
    const client = clientOf({ version });
    const results = await send(client, activity(), activity({ activityId: 'K-2', areaId: 'NERGENS' }));
    expect(results).toMatchObject([
      { id: 'K-ABC123-1', isAccepted: true, errors: [] },
      {
        id: 'K-2',
        isAccepted: false,
        createdAt: null,
        errors: [{ type: 'not_found_error', loc: ['areaId'] }],
      },
    ]);
    expect(results[0]?.createdAt).toMatch(/\.\d{6}/);
    expect(await send(client, activity({ countryOfGuests: ['BEL'] }))).toMatchObject([{ isAccepted: false }]);
  });

  it('are refused as a whole if there are none', async () => {
    expect(await faultOf(send(clientOf()))).toEqual({ fault: 'refused', status: 422 });
  });
});

describe('random checks', () => {
  it('are submitted, read when flagged, and acknowledged with the untouched token', async () => {
    const client = clientOf({ version: 'v2' });
    expect(await client.sendListings([listing])).toMatchObject([{ id: 'H-1', isAccepted: true }]);
    expect(await client.listFlagged()).toEqual([]);
    standIn.screen('H-1', []);
    expect(await client.listFlagged()).toEqual([]);
    standIn.screen('H-1', ['ABS']);
    const [flagged] = await client.listFlagged();
    expect(flagged).toMatchObject({ listingId: 'H-1', flags: ['ABS'], status: 'flagged' });
    const seen = { listingId: 'H-1', createdAt: flagged?.createdAt ?? '' };
    const shortened = { ...seen, createdAt: new Date(seen.createdAt).toISOString() };
    expect(await client.acknowledge([shortened])).toMatchObject([
      { isAccepted: false, errors: [{ type: 'conflict_error' }] },
    ]);
    expect(await client.acknowledge([seen])).toMatchObject([{ isAccepted: true }]);
    expect(await client.listFlagged()).toEqual([]);
  });

  it('are refused where the second version is not served', async () => {
    standIn.setV2(false);
    const client = clientOf({ version: 'v2' });
    expect(await faultOf(client.sendListings([listing]))).toEqual({ fault: 'refused', status: 404 });
  });
});
