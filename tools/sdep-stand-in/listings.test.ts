/** Random checks: submitted, screened, read while flagged, acknowledged. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listing, startTrial } from '@/tests/support/sdep-stand-in';
import type { Trial } from '@/tests/support/sdep-stand-in';

let trial: Trial;
beforeEach(async () => {
  trial = await startTrial();
});
afterEach(() => trial.standIn.close());

const submit = (...listings: unknown[]) => trial.call('/api/str/v2/listings/bulk', { listings });
const acknowledge = (...acknowledgements: unknown[]) =>
  trial.call('/api/str/v2/listing-acknowledgements/bulk', { acknowledgements });
const flagged = async (query = '') => {
  const { status, body } = await trial.call(`/api/str/v2/listings${query}`);
  expect(status).toBe(200);
  return (body as { listings: { listingId: string; createdAt: string }[] }).listings;
};
const current = () => trial.standIn.listings()[0];
const refusal = (type: string, field: string) => ({
  status: 422,
  body: { results: [{ status: 'NOK', errors: { detail: [{ type, loc: [field] }] } }] },
});

it('is not there in the first version', async () => {
  expect(await trial.call('/api/str/v1/listings')).toMatchObject({
    status: 404,
    body: { detail: 'Not Found' },
  });
});

describe('a listing', () => {
  it('comes back as it was stored, pending', async () => {
    const { status, body } = await submit(listing({ registrationNumber: null }));
    expect([status, body]).toEqual([
      201,
      {
        ...{ totalReceived: 1, succeeded: 1, failed: 0 },
        results: [
          {
            ...{ listingIndex: 0, listingId: 'H-1', status: 'OK' },
            listing: {
              ...listing({ registrationNumber: null }),
              ...{ status: 'pending', flags: [], screenedAt: null, acknowledgedAt: null },
              ...{ areaName: 'Oostende', competentAuthorityId: 'demo-oostende' },
              competentAuthorityName: 'Voorbeeldstad Oostende',
              ...{ platformId: expect.any(String), platformName: 'Kustverblijf' },
              ...{ submittedAt: current()?.createdAt, createdAt: current()?.createdAt },
            },
          },
        ],
      },
    ]);
  });

  it('needs a declaration, an area for checks, and no number', async () => {
    const { declaredAsShortTermRental: _, ...without } = listing();
    expect(await submit(without)).toMatchObject(refusal('missing', 'declaredAsShortTermRental'));
    expect(await submit(listing({ areaId: 'NERGENS' }))).toMatchObject(refusal('not_found_error', 'areaId'));
    expect(await submit(listing({ areaId: 'KUST-NIEUWPOORT' }))).toMatchObject(
      refusal('regulation_error', 'areaId'),
    );
    expect(
      await submit(listing({ declaredAsShortTermRental: 'yes', registrationNumber: undefined })),
    ).toMatchObject({
      status: 201,
    });
  });

  it('is corrected as long as nobody screened it', async () => {
    await submit(listing());
    const first = current()?.createdAt;
    expect(await submit(listing({ registrationNumber: 'LOG-9' }))).toMatchObject({ status: 201 });
    expect(current()?.createdAt).not.toBe(first);
    for (const flags of [[], ['UNK']] as const) {
      trial.standIn.screen('H-1', flags);
      expect(await submit(listing())).toMatchObject(refusal('conflict_error', 'listingId'));
    }
    await acknowledge({ listingId: 'H-1', createdAt: current()?.createdAt });
    expect(await submit(listing())).toMatchObject(refusal('conflict_error', 'listingId'));
  });
});

describe('flags', () => {
  it('are read by the platform itself, and nothing else is', async () => {
    await submit(listing(), listing({ listingId: 'H-2' }), listing({ listingId: 'H-3' }));
    trial.standIn.screen('H-1', ['UNK', 'MIS']);
    trial.standIn.screen('H-2', []);
    expect(await flagged()).toMatchObject([
      {
        listingId: 'H-1',
        status: 'flagged',
        flags: ['UNK', 'MIS'],
        screenedAt: trial.standIn.listingVersions('H-1').at(-1)?.createdAt,
      },
    ]);
    expect(await trial.call('/api/str/v2/listings/count')).toMatchObject({ body: { count: 1 } });
    const token = await trial.standIn.forgeToken({ client_id: 'ander' });
    const other = await trial.call('/api/str/v2/listings', undefined, { authorization: `Bearer ${token}` });
    expect(other.body).toEqual({ listings: [] });
  });

  it('are found by area, authority and moment, bounds included', async () => {
    await submit(listing(), listing({ listingId: 'H-2', areaId: 'KUST-BREDENE' }));
    trial.standIn.screen('H-1', ['UNK']);
    trial.standIn.screen('H-2', ['EXP']);
    const [second, first] = await flagged();
    expect([first?.listingId, second?.listingId]).toEqual(['H-1', 'H-2']);
    const idsOf = async (query: string) => (await flagged(query)).map(({ listingId }) => listingId);
    expect(await idsOf('?areaId=KUST-BREDENE')).toEqual(['H-2']);
    expect(await idsOf('?competentAuthorityId=demo-oostende')).toEqual(['H-1']);
    expect(await idsOf(`?createdAtFrom=${second?.createdAt}`)).toEqual(['H-2']);
    expect(await idsOf(`?createdAtTo=${first?.createdAt}`)).toEqual(['H-1']);
    expect(await idsOf('?offset=1&limit=1')).toEqual(['H-1']);
    const { status, body } = await trial.call(
      '/api/str/v2/listings?createdAtFrom=2026-11-01T00:00:00%2B01:00',
    );
    expect([status, body]).toMatchObject([400, { detail: [{ loc: ['query', 'createdAtFrom'] }] }]);
  });
});

describe('an acknowledgement', () => {
  it('needs the untouched token of the newest version', async () => {
    await submit(listing());
    expect(await acknowledge({ listingId: 'H-1', createdAt: current()?.createdAt })).toMatchObject(
      refusal('conflict_error', 'listingId'),
    );
    trial.standIn.screen('H-1', ['UNK']);
    const createdAt = current()?.createdAt ?? '';
    const reprinted = new Date(createdAt).toISOString();
    expect(await acknowledge({ listingId: 'H-1', createdAt: reprinted })).toMatchObject(
      refusal('conflict_error', 'createdAt'),
    );
    expect(
      await acknowledge({ listingId: 'H-1', createdAt: createdAt.replace('Z', '+02:00') }),
    ).toMatchObject(refusal('value_error', 'createdAt'));
    trial.standIn.screen('H-1', ['EXP']);
    expect(await acknowledge({ listingId: 'H-1', createdAt })).toMatchObject(
      refusal('conflict_error', 'createdAt'),
    );
    const done = await acknowledge({ listingId: 'H-1', createdAt: current()?.createdAt });
    expect([done.status, done.body]).toMatchObject([
      201,
      { results: [{ listing: { status: 'acknowledged', flags: ['EXP'] } }] },
    ]);
    expect(await flagged()).toEqual([]);
  });

  it('is final, and a repeated one fails on the token', async () => {
    await submit(listing());
    trial.standIn.screen('H-1', ['UNK']);
    const sent = { listingId: 'H-1', createdAt: current()?.createdAt };
    expect(await acknowledge(sent)).toMatchObject({ status: 201 });
    expect(await acknowledge(sent)).toMatchObject(refusal('conflict_error', 'createdAt'));
    expect(() => trial.standIn.screen('H-1', [])).toThrow('final');
    expect(trial.standIn.listingVersions('H-1').map(({ status }) => status)).toEqual([
      'pending',
      'flagged',
      'acknowledged',
    ]);
  });

  it('is for what is there', async () => {
    const createdAt = '2026-11-23T09:00:00.000137Z';
    expect(await acknowledge({ listingId: 'H-9', createdAt })).toMatchObject(
      refusal('not_found_error', 'listingId'),
    );
  });
});

it('a screener of the demo judges by the table of flags', async () => {
  await trial.standIn.close();
  trial = await startTrial({ screens: true });
  const homes = [
    { registrationNumber: null },
    { registrationNumber: '100' },
    { registrationNumber: '105' },
    { registrationNumber: '109' },
    { declaredAsShortTermRental: false },
    { declaredAsShortTermRental: false, registrationNumber: null },
    { registrationNumber: '101' },
  ];
  await submit(...homes.map((home, index) => listing({ listingId: `H-${index}`, ...home })));
  await flagged();
  expect(trial.standIn.listings().map(({ flags }) => flags.join())).toEqual([
    ...['ABS', 'UNK', 'EXP', 'MIS', 'UNX', 'UDS', ''],
  ]);
});
