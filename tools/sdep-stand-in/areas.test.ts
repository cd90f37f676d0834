/** Areas: lists, versions, and files of every make, read here with the libraries that platforms use. */
import pointInPolygon from 'point-in-polygon-hao';
import shp from 'shpjs';
import { fromBuffer } from 'yauzl';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTrial } from '@/tests/support/sdep-stand-in';
import type { Trial } from '@/tests/support/sdep-stand-in';
import { coastAreas, uselessZips } from '@/tools/sdep-stand-in/coast-areas';
import { rectangle, shapefile } from '@/tools/sdep-stand-in/shapes';
import { zip } from '@/tools/sdep-stand-in/zip';

let trial: Trial;
beforeEach(async () => {
  trial = await startTrial();
});
afterEach(() => trial.standIn.close());

const idsOf = (body: unknown) => (body as { areas: { areaId: string }[] }).areas.map(({ areaId }) => areaId);
const seed = (areaId: string) => {
  const found = coastAreas().find((area) => area.areaId === areaId);
  if (!found) throw new RangeError(areaId);
  return found;
};

describe('the list', () => {
  it('says of each area whose it is and what it asks', async () => {
    const { body } = await trial.call('/api/str/v1/areas');
    expect(idsOf(body)).toHaveLength(10);
    expect(body).toMatchObject({
      areas: expect.arrayContaining([
        {
          areaId: 'KUST-OOSTENDE',
          areaName: 'Oostende',
          regulation: 'all',
          filename: 'Oostende.zip',
          competentAuthorityId: 'demo-oostende',
          competentAuthorityName: 'Voorbeeldstad Oostende',
          createdAt: expect.stringMatching(/^2026-11-23T09:00:00\.\d{6}Z$/),
        },
      ]),
    });
    const kinds = new Set((body as { areas: { regulation: string }[] }).areas.map((area) => area.regulation));
    expect(kinds).toEqual(new Set(['all', 'activity', 'listing']));
    expect(await trial.call('/api/str/v2/areas/count')).toMatchObject({ body: { count: 10 } });
  });

  it('leaves a name out that is not there', async () => {
    const zip = uselessZips().empty;
    trial.standIn.publishAreas({ areaId: 'KAAL', authority: { id: 'x' }, filename: 'a.zip', zip });
    const { body } = await trial.call('/api/str/v1/areas?limit=1');
    expect((body as { areas: object[] }).areas.map((area) => Object.keys(area))).toEqual([
      ['areaId', 'regulation', 'filename', 'competentAuthorityId', 'createdAt'],
    ]);
  });

  it('is paged, the newest first', async () => {
    trial.standIn.publishAreas({ ...seed('KUST-DE-PANNE'), regulation: 'activity' });
    const all = idsOf((await trial.call('/api/str/v1/areas')).body);
    expect(all[0]).toBe('KUST-DE-PANNE');
    const paged = await trial.call('/api/str/v2/areas?offset=1&limit=3');
    expect(idsOf(paged.body)).toEqual(all.slice(1, 4));
  });

  it('holds all of them in the first version, a thousand in the second', async () => {
    const zip = uselessZips().empty;
    const many = Array.from({ length: 1000 }, (_, index) => ({
      ...{ areaId: `A-${index}`, authority: { id: 'x' }, filename: 'a.zip', zip },
    }));
    trial.standIn.publishAreas(...many);
    expect(idsOf((await trial.call('/api/str/v1/areas')).body)).toHaveLength(1010);
    expect(idsOf((await trial.call('/api/str/v2/areas')).body)).toHaveLength(1000);
  });

  it.each(['offset=-1', 'offset=x', 'limit=0', 'limit=1001', 'limit='])('%s is refused', async (query) => {
    const { status, body } = await trial.call(`/api/str/v1/areas?${query}`);
    const loc = ['query', query.split('=')[0]];
    expect([status, body]).toMatchObject([400, { detail: [{ loc }] }]);
  });
});

describe('versions', () => {
  it('replace each other; what is deleted cannot come back', async () => {
    const { standIn } = trial;
    standIn.publishAreas({ ...seed('KUST-BREDENE'), filename: 'nieuw.zip' });
    expect(standIn.areaVersions().filter(({ areaId }) => areaId === 'KUST-BREDENE')).toHaveLength(2);
    standIn.endArea('KUST-BREDENE');
    expect(await trial.call('/api/str/v1/areas/KUST-BREDENE')).toMatchObject({
      status: 404,
      body: { detail: [{ msg: "Area with areaId 'KUST-BREDENE' not found", type: 'not_found_error' }] },
    });
    expect(() => standIn.publishAreas(seed('KUST-BREDENE'))).toThrow('was deleted');
  });

  it('of two authorities may have one id, which then has no file', async () => {
    trial.standIn.publishAreas({ ...seed('KUST-BREDENE'), authority: { id: 'ander' } });
    expect(idsOf((await trial.call('/api/str/v1/areas')).body)).toHaveLength(11);
    expect(await trial.call('/api/str/v1/areas/KUST-BREDENE')).toMatchObject({ status: 500 });
  });

  it('begin anew after a wipe', async () => {
    const before = await trial.call('/api/str/v1/areas?limit=1');
    trial.standIn.wipe();
    const after = await trial.call('/api/str/v1/areas?limit=1');
    expect(after.body).not.toEqual(before.body);
    expect(idsOf(after.body)).toEqual(idsOf(before.body));
  });
});

/** The shapes in a downloaded file, as the library reads them. */
async function shapesOf(areaId: string) {
  const { status, body, headers } = await trial.call(`/api/str/v1/areas/${areaId}`);
  expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
  const read = await shp(new Uint8Array(body as Buffer));
  return (Array.isArray(read) ? read : [read]).flatMap(({ features }) =>
    features.map(({ geometry }) => geometry),
  );
}

const isIn = (geometry: GeoJSON.Geometry, point: [number, number]) => {
  const shapes =
    geometry.type === 'Polygon'
      ? [geometry.coordinates]
      : geometry.type === 'MultiPolygon'
        ? geometry.coordinates
        : [];
  return shapes.some((rings) =>
    pointInPolygon(
      point,
      rings.map((ring) => ring.map(([x = 0, y = 0]) => [x, y])),
    ),
  );
};

describe('a file', () => {
  it('is named in both forms', async () => {
    trial.standIn.publishAreas({ ...seed('KUST-BREDENE'), filename: 'Brédène kust.zip' });
    const { headers } = await trial.call('/api/str/v1/areas/KUST-BREDENE');
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="Br_d_ne kust.zip"; filename*=UTF-8\'\'Br%C3%A9d%C3%A8ne%20kust.zip',
    );
  });

  it.each([
    ['KUST-DE-PANNE', [2.5937, 51.0979]],
    ['KUST-NIEUWPOORT', [2.7266, 51.1509]],
    ['KUST-BREDENE', [2.9756, 51.2349]],
    ['KUST-DE-HAAN', [3.0345, 51.2726]],
    ['KUST-ZEEBRUGGE', [3.207, 51.331]],
    ['KUST-ZEEBRUGGE', [3.173, 51.325]],
    ['KUST-KNOKKE-HEIST', [3.2893, 51.3467]],
  ] as [string, [number, number]][])('of %s holds its town', async (areaId, town) => {
    const shapes = await shapesOf(areaId);
    expect(shapes.filter((shape) => isIn(shape, town))).toHaveLength(1);
    expect(shapes.filter((shape) => isIn(shape, [3.7, 51.05]))).toEqual([]);
  });

  it.each([
    ['lambert72', 48_000, 211_000],
    ['rd', -18_850, 359_700],
    ['lambert2008', 548_000, 711_000],
  ] as const)('of %s counts in its metres', async (system, x, y) => {
    const file = shapefile([[rectangle(2.9, 51.2, 2.9001, 51.2001)]], { system, withoutPrj: true });
    const read = await shp(new Uint8Array(file));
    const [shape] = Array.isArray(read) ? read : [read];
    const [west = 0, south = 0] = shape?.features[0]?.geometry.bbox ?? [];
    expect([Math.abs(west - x) < 1500, Math.abs(south - y) < 1500]).toEqual([true, true]);
  });

  it('may have a hole, an island in it, and any winding', async () => {
    const rings = [
      rectangle(2, 51, 3, 52),
      rectangle(2.2, 51.2, 2.8, 51.8).toReversed(),
      rectangle(2.4, 51.4, 2.6, 51.6),
    ];
    const read = await shp(new Uint8Array(shapefile([rings])));
    const [first] = Array.isArray(read) ? read : [read];
    expect(first?.features).toHaveLength(1);
    const shapes = first?.features.map(({ geometry }) => geometry) ?? [];
    const inside = (point: [number, number]) => shapes.some((shape) => isIn(shape, point));
    expect([inside([2.1, 51.1]), inside([2.3, 51.3]), inside([2.5, 51.5])]).toEqual([true, false, true]);
  });

  it.each(['broken', 'empty'] as const)('that is %s is served all the same', async (how) => {
    const wrong = uselessZips()[how];
    trial.standIn.publishAreas({ ...seed('KUST-BREDENE'), zip: wrong });
    const { status, body } = await trial.call('/api/str/v1/areas/KUST-BREDENE');
    expect([status, body]).toEqual([200, Buffer.from(wrong)]);
  });
});

const namesIn = (file: Buffer) =>
  new Promise<string[]>((resolve, reject) => {
    fromBuffer(file, {}, (error, opened) => {
      if (error) return reject(error);
      const names: string[] = [];
      opened.on('entry', ({ fileName }: { fileName: string }) => names.push(fileName));
      opened.on('end', () => resolve(names));
      return opened.on('error', reject);
    });
  });

it('a zip holds what was put in, stored or deflated', async () => {
  const entries = [
    { name: 'map/een.txt', data: Buffer.from('een '.repeat(50)) },
    { name: 'leeg', data: Buffer.alloc(0) },
  ];
  for (const deflated of [true, false]) {
    expect(await namesIn(zip(entries, deflated))).toEqual(['map/een.txt', 'leeg']);
  }
});
