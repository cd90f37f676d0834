/** Activities: what is taken, what is refused and in which words, versions, and batches that fail. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { activity, address, startTrial } from '@/tests/support/sdep-stand-in';
import type { Trial } from '@/tests/support/sdep-stand-in';

let trial: Trial;
beforeEach(async () => {
  trial = await startTrial();
});
afterEach(() => trial.standIn.close());

const bulk = (version: 'v1' | 'v2', ...activities: unknown[]) =>
  trial.call(`/api/str/${version}/activities/bulk`, { activities });

/** What is wrong with one activity, as `[type, loc]` in the order of the answer. */
async function problems(version: 'v1' | 'v2', changes: object) {
  const { status, body } = await bulk(version, activity(changes));
  if (status === 201) return [];
  expect([status, body]).toEqual([422, expect.objectContaining({ succeeded: 0, failed: 1 })]);
  const { results } = body as { results: { errors: { detail: { type: string; loc: string[] | null }[] } }[] };
  return results.flatMap(({ errors }) =>
    errors.detail.map(({ type, loc }) => [type, loc?.join('.') ?? null]),
  );
}

describe('the envelope', () => {
  it.each([
    [undefined, 'missing', ['body']],
    [[], 'model_attributes_type', ['body']],
    [{}, 'missing', ['body', 'activities']],
    [{ activities: {} }, 'list_type', ['body', 'activities']],
    [{ activities: [] }, 'too_short', ['body', 'activities']],
    [{ activities: Array.from({ length: 1001 }, () => 0) }, 'too_long', ['body', 'activities']],
  ])('%j is refused as a whole', async (sent, type, loc) => {
    const { status, body } = await trial.call('/api/str/v1/activities/bulk', sent ?? null);
    expect([status, body]).toEqual([422, { detail: [{ msg: expect.any(String), type, loc }] }]);
  });

  it('takes a thousand, all of one moment that a Date cannot hold', async () => {
    const all = Array.from({ length: 1000 }, (_, index) => activity({ activityId: `K-${index}` }));
    const { status, body } = await bulk('v1', ...all);
    expect([status, body]).toMatchObject([201, { totalReceived: 1000, succeeded: 1000, failed: 0 }]);
    const moments = new Set(trial.standIn.activities().map(({ createdAt }) => createdAt));
    expect([...moments]).toEqual([expect.stringMatching(/\.\d{6}Z$/)]);
    const [moment = ''] = moments;
    expect(new Date(moment).toISOString().slice(0, -1)).not.toBe(moment.slice(0, -1));
    expect(moment.endsWith('000Z')).toBe(false);
  });

  it('an id that is no text spoils the batch', async () => {
    const { status, body } = await bulk('v1', activity(), activity({ activityId: 7 }));
    expect([status, body]).toMatchObject([500, { detail: [{ type: 'internal_error' }] }]);
    expect(trial.standIn.activities()).toEqual([]);
  });
});

describe('an activity', () => {
  it('comes back as it was stored', async () => {
    const { status, body } = await bulk('v2', activity({ onbekend: 1 }));
    expect(status).toBe(201);
    expect(body).toEqual({
      totalReceived: 1,
      succeeded: 1,
      failed: 0,
      results: [
        {
          activityIndex: 0,
          activityId: 'K-ABC123-1',
          status: 'OK',
          activity: {
            ...activity(),
            status: 'finished',
            areaName: 'Oostende',
            competentAuthorityId: 'demo-oostende',
            competentAuthorityName: 'Voorbeeldstad Oostende',
            platformId: expect.stringMatching(/^[0-9a-f-]{36}$/),
            platformName: 'Kustverblijf',
            createdAt: expect.any(String),
          },
        },
      ],
    });
  });

  it('gets an id where it has none, and is answered with what it had', async () => {
    const { activityId: _, ...without } = activity();
    const { body } = await bulk('v1', without, activity({ activityId: '' }));
    expect(body).toMatchObject({ results: [{ activityId: null }, { activityId: '' }] });
    expect(trial.standIn.activities()).toHaveLength(2);
  });

  it('is read leniently', async () => {
    const sent = {
      activity_id: 'K-1',
      area_id: 'KUST-OOSTENDE',
      url: 'x',
      address: { thoroughfare: '', post_code: '8400', post_name: '', full_address: '' },
      registration_number: '1',
      number_of_guests: '1',
      country_of_guests: ['GBR'],
      temporal: { start_date_time: '2026-10-01 13:00Z', end_date_time: 1_791_104_400 },
    };
    expect(await bulk('v2', sent)).toMatchObject({ status: 201 });
    expect(trial.standIn.activities()).toMatchObject([
      {
        activityId: 'K-1',
        numberOfGuests: 1,
        address: { locatorDesignatorNumber: null },
        temporal: { startDatetime: '2026-10-01T13:00:00Z', endDatetime: '2026-10-04T09:00:00Z' },
      },
    ]);
  });

  it('is told everything that is wrong with it at once', async () => {
    const changes = {
      activityId: 'een id',
      url: '',
      address: { ...address, locatorDesignatorLetter: '', postCode: '84 00', locatorDesignatorNumber: -1 },
      registrationNumber: undefined,
      numberOfGuests: 0,
      countryOfGuests: ['bel', 'XKX'],
      temporal: { startDatetime: '2024-12-31T23:59:59Z', endDatetime: 'morgen' },
    };
    expect(await problems('v1', changes)).toEqual([
      ['string_pattern_mismatch', 'activityId'],
      ['string_too_short', 'url'],
      ['greater_than_equal', 'address.locatorDesignatorNumber'],
      ['value_error', 'address.locatorDesignatorLetter'],
      ['string_pattern_mismatch', 'address.postCode'],
      ['missing', 'registrationNumber'],
      ['greater_than_equal', 'numberOfGuests'],
      ['value_error', 'countryOfGuests.0'],
      ['value_error', 'countryOfGuests.1'],
      ['value_error', 'temporal.startDatetime'],
      ['datetime_from_date_parsing', 'temporal.endDatetime'],
    ]);
  });

  const word = (length: number) => 'a'.repeat(length);
  it.each([
    [{ activityId: word(64) }, [], []],
    [{ activityId: word(65) }, ['string_too_long'], ['string_too_long']],
    [{ activityName: word(65) }, ['string_too_long'], ['string_too_long']],
    [{ url: word(128) }, [], []],
    [{ url: word(129) }, ['string_too_long'], []],
    [{ url: word(2049) }, ['string_too_long'], ['string_too_long']],
    [{ registrationNumber: word(33) }, ['string_too_long'], ['string_too_long']],
    [{ registrationNumber: '' }, ['string_too_short'], ['string_too_short']],
    [{ address: { ...address, thoroughfare: word(81) } }, ['string_too_long'], ['string_too_long']],
    [{ address: { ...address, postName: word(81) } }, ['string_too_long'], ['string_too_long']],
    [
      { address: { ...address, locatorDesignatorLetter: word(11) } },
      ['string_too_long'],
      ['string_too_long'],
    ],
    [
      { address: { ...address, locatorDesignatorAddition: word(129) } },
      ['string_too_long'],
      ['string_too_long'],
    ],
    [{ address: { ...address, postCode: word(11) } }, ['string_too_long'], ['string_too_long']],
    [{ address: { ...address, fullAddress: word(318) } }, [], []],
    [{ address: { ...address, fullAddress: word(319) } }, ['string_too_long'], []],
    [{ address: { ...address, fullAddress: word(329) } }, ['string_too_long'], ['string_too_long']],
    [{ numberOfGuests: 1025 }, ['less_than_equal'], ['less_than_equal']],
    [{ numberOfGuests: 2.5 }, ['int_from_float'], ['int_from_float']],
    [{ numberOfGuests: 'twee' }, ['int_parsing'], ['int_parsing']],
    [{ numberOfGuests: 3 }, ['value_error'], ['value_error']],
    [{ countryOfGuests: 'BEL' }, ['list_type'], ['list_type']],
    [{ countryOfGuests: [] }, ['too_short'], ['too_short']],
    [{ countryOfGuests: ['UNK', 'n/a'] }, ['value_error', 'value_error'], ['value_error', 'value_error']],
    [{ status: 'cancelled' }, [], []],
    [{ status: 'geannuleerd' }, ['enum'], ['enum']],
    [{ address: 'Zeedijk 12' }, ['model_type'], ['model_type']],
  ])('%j', async (changes, inFirst, inSecond) => {
    expect((await problems('v1', changes)).map(([type]) => type)).toEqual(inFirst);
    expect((await problems('v2', changes)).map(([type]) => type)).toEqual(inSecond);
  });

  const stay = (startDatetime: unknown, endDatetime: unknown) => ({
    temporal: { startDatetime, endDatetime },
  });
  it.each([
    ['2026-10-01T15:00:00+02:00', '2026-10-04T11:00:00+02:00', [], ['startDatetime', 'endDatetime']],
    ['2026-10-01', '2026-10-04', [], ['startDatetime', 'endDatetime']],
    ['2026-10-01T15:00:00', '2026-10-04T11:00:00Z', [], ['startDatetime']],
    ['2026-10-01T13:00:00+00:00', '2026-10-04T09:00:00Z', [], []],
    ['2026-10-04T13:00:00Z', '2026-10-04T13:00:00Z', ['endDatetime'], ['endDatetime']],
    ['2026-02-30T13:00:00Z', '2026-10-04T13:00:00Z', ['startDatetime'], ['startDatetime']],
    [true, null, ['startDatetime', 'endDatetime'], ['startDatetime', 'endDatetime']],
  ])('from %s to %s', async (start, end, inFirst, inSecond) => {
    const places = async (version: 'v1' | 'v2') =>
      (await problems(version, stay(start, end))).map(([, loc]) => loc?.replace('temporal.', ''));
    expect([await places('v1'), await places('v2')]).toEqual([inFirst, inSecond]);
  });

  it('has its guests and countries compared as a whole', async () => {
    const { body } = await bulk('v1', activity({ numberOfGuests: 5 }));
    const msg = 'Value error, numberOfGuests (5) must equal the number of elements in countryOfGuests (2)';
    expect(body).toMatchObject({
      results: [{ status: 'NOK', errors: { detail: [{ msg, type: 'value_error', loc: null }] } }],
    });
  });
});

describe('an area', () => {
  it('must be there, and since the second version ask for activities', async () => {
    expect(await problems('v1', { areaId: 'NERGENS' })).toEqual([['not_found_error', 'areaId']]);
    expect(await problems('v1', { areaId: 'KUST-BLANKENBERGE' })).toEqual([]);
    expect(await problems('v2', { areaId: 'KUST-BLANKENBERGE' })).toEqual([['regulation_error', 'areaId']]);
    trial.standIn.endArea('KUST-BLANKENBERGE');
    expect(await problems('v2', { areaId: 'KUST-BLANKENBERGE' })).toEqual([['not_found_error', 'areaId']]);
  });
});

describe('a batch', () => {
  it('is answered in its own order, 200 where some were refused', async () => {
    const { status, body } = await bulk('v1', activity({ url: '' }), activity(), 'niets');
    expect([status, body]).toMatchObject([
      200,
      {
        ...{ totalReceived: 3, succeeded: 1, failed: 2 },
        results: [
          { activityIndex: 0, activityId: 'K-ABC123-1', status: 'NOK' },
          { activityIndex: 1, activityId: 'K-ABC123-1', status: 'OK' },
          { activityIndex: 2, activityId: null, status: 'NOK', errors: { detail: [{ type: 'model_type' }] } },
        ],
      },
    ]);
    expect(body).toMatchObject({
      results: [expect.not.objectContaining({ activity: expect.anything() }), {}, {}],
    });
  });

  it('takes the last of a repeated id, before it looks at areas', async () => {
    const { status, body } = await bulk(
      'v1',
      activity(),
      activity({ numberOfGuests: 1, countryOfGuests: ['NLD'] }),
      activity({ areaId: 'NERGENS' }),
    );
    const superseded = {
      type: 'duplicate_error',
      loc: null,
      msg: 'Superseded by later item in batch at index 2',
    };
    expect([status, body]).toMatchObject([
      422,
      {
        results: [
          { errors: { detail: [superseded] } },
          { errors: { detail: [superseded] } },
          { errors: { detail: [{ type: 'not_found_error' }] } },
        ],
      },
    ]);
  });

  it('that fails in the middle leaves nothing', async () => {
    for (const how of ['status 500', 'status 503', 'status 409', 'status 429'] as const) {
      trial.standIn.fail({ how, on: 'activities' });
      expect(await bulk('v1', activity())).toMatchObject({ status: Number(how.slice(-3)) });
    }
    expect(trial.standIn.activities()).toEqual([]);
    expect(await bulk('v1', activity())).toMatchObject({ status: 201 });
  });
});

describe('versions', () => {
  it('follow each other under one id, also cancelled and back', async () => {
    await bulk('v1', activity());
    await bulk('v1', activity({ status: 'cancelled' }));
    await bulk('v1', activity({ areaId: 'KUST-BREDENE' }));
    const versions = trial.standIn.activityVersions('K-ABC123-1');
    expect(versions.map(({ status, areaId }) => [status, areaId])).toEqual([
      ['finished', 'KUST-OOSTENDE'],
      ['cancelled', 'KUST-OOSTENDE'],
      ['finished', 'KUST-BREDENE'],
    ]);
    const moments = versions.map(({ createdAt }) => createdAt);
    expect(new Set(moments).size).toBe(3);
    expect(moments.toSorted()).toEqual(moments);
    expect(trial.standIn.activities()).toHaveLength(1);
    expect(await trial.call('/api/str/v1/activities')).toMatchObject({ status: 404 });
  });

  it('belong to one platform, which keeps its id under another name', async () => {
    await bulk('v1', activity());
    trial.standIn.renameClient('Kustverblijf BV');
    await bulk('v1', activity());
    const token = await trial.standIn.forgeToken({ client_id: 'ander', client_name: 'Ander' });
    const headers = { authorization: `Bearer ${token}` };
    await trial.call('/api/str/v1/activities/bulk', { activities: [activity()] }, headers);
    const [first, second] = trial.standIn.activityVersions('K-ABC123-1');
    expect([first?.platformName, second?.platformName]).toEqual(['Kustverblijf', 'Kustverblijf BV']);
    expect(second?.platformId).toBe(first?.platformId);
    expect(trial.standIn.activityVersions('K-ABC123-1', 'ander')).toHaveLength(1);
    expect(trial.standIn.activities()).toHaveLength(2);
  });
});
