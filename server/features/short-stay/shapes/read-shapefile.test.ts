import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { esriTexts, shapesOf, squareRound, zipOf } from '@/tests/support/shapefiles';
import { readCoordinateSystem } from './coordinate-system';
import { readShapefile } from './read-shapefile';
import { ShapeFault } from './shape-fault';

const oostende: [number, number] = [2.9187, 51.2154];
const square = squareRound(oostende, 0.01);
const shp = shapesOf([[square]]);

const faultOf = async (zip: Buffer) => {
  try {
    await readShapefile(zip);
    return null;
  } catch (error) {
    return error instanceof ShapeFault ? error.fault : error;
  }
};

describe('a zip', () => {
  it.each([
    ['at its root', { 'a.shp': shp, 'a.dbf': 'x', 'a.prj': esriTexts.wgs84 }],
    ['in a folder, in capitals', { 'map/A.SHP': shp, 'map/A.PRJ': esriTexts.wgs84 }],
    ['beside what macOS adds', { '__MACOSX/._a.shp': 'x', '__MACOSX/b.shp': 'x', 'a.shp': shp }],
    ['beside what macOS leaves on other disks', { 'x/._a.shp': 'x', 'x/a.shp': shp }],
    ['with the .prj under another name', { 'a.shp': shp, 'b.prj': esriTexts.wgs84 }],
    ['without .prj', { 'a.shp': shp }],
    ['with an empty .prj', { 'a.shp': shp, 'a.prj': ' \n' }],
  ])('is read %s', async (_, files) => {
    for (const isStored of [true, false]) {
      const { records, bounds } = await readShapefile(zipOf(files, isStored));
      expect(records).toEqual([[square]]);
      expect(bounds).toMatchObject({ west: square[0]?.[0], north: square[1]?.[1] });
    }
  });

  it.each([
    ['no_zip', Buffer.from('nothing')],
    ['no_zip', Buffer.alloc(0)],
    ['no_zip', zipOf({ 'a.shp': shp }).subarray(0, 120)],
    ['no_zip', zipOf({ '../a.shp': shp })],
    ['no_shape', zipOf({ 'a.dbf': 'x' })],
    ['no_shape', zipOf({})],
    ['no_shape', zipOf({ '__MACOSX/a.shp': shp })],
    ['no_shape', zipOf({ 'a.shp': shapesOf([]) })],
    ['no_shape', zipOf({ 'a.shp': shapesOf([null]) })],
    ['several_shapes', zipOf({ 'a.shp': shp, 'b/c.shp': shp })],
    ['too_large', zipOf({ 'a.shp': Buffer.alloc(32 * 1024 * 1024 + 2) })],
    ['damaged', zipOf({ 'a.shp': 'x' })],
    ['damaged', zipOf({ 'a.shp': shp.subarray(0, -8) })],
    ['damaged', zipOf({ 'a.shp': Buffer.concat([shp, Buffer.alloc(3)]) })],
    ['other_type', zipOf({ 'a.shp': shapesOf([[square]], { type: 3 }) })],
    ['short_ring', zipOf({ 'a.shp': shapesOf([[square.slice(0, 3)]]) })],
    ['short_ring', zipOf({ 'a.shp': shapesOf([[square, []]]) })],
    ['unknown_datum', zipOf({ 'a.shp': shp, 'a.prj': esriTexts.europe1950 })],
    ['unknown_system', zipOf({ 'a.shp': shp, 'a.prj': 'nothing' })],
    ['outside', zipOf({ 'a.shp': shapesOf([[squareRound([50_000, 212_000], 100)]]) })],
    ['outside', zipOf({ 'a.shp': shapesOf([[squareRound([51.2, 2.9], 0.1)]]) })],
    ['outside', zipOf({ 'a.shp': shapesOf([[[...square.slice(0, 4), [Number.NaN, 51]]]]) })],
  ])('is refused: %s (%#)', async (fault, zip) => {
    expect(await faultOf(zip)).toBe(fault);
  });

  it('that states a smaller size than it has is refused', async () => {
    const zip = zipOf({ 'a.shp': Buffer.alloc(100_000) });
    // In both headers: the local one and that of the directory.
    zip.writeUInt32LE(1000, 22);
    zip.writeUInt32LE(1000, zip.indexOf('PK\u0001\u0002', 0, 'latin1') + 24);
    expect(await faultOf(zip)).toBe('no_zip');
  });

  it('with a changed byte is refused', async () => {
    const zip = zipOf({ 'a.shp': shp }, true);
    zip.writeUInt8(7, 200);
    expect(await faultOf(zip)).toBe('damaged');
  });
});

describe('a shape', () => {
  it.each([5, 15, 25])('of type %i is read, with all its rings in their order', async (type) => {
    const [hole, island] = [squareRound(oostende, 0.005), squareRound([3.1, 51.2], 0.001).toReversed()];
    const records = [[square.toReversed(), hole, island], [island]];
    const read = await readShapefile(
      zipOf({ 'a.shp': shapesOf([records[0] ?? [], null, records[1] ?? []], { type }) }),
    );
    expect(read.records).toEqual(records);
  });

  it('is closed if it is not', async () => {
    const { records } = await readShapefile(zipOf({ 'a.shp': shapesOf([[square.slice(0, -1)]]) }));
    expect(records).toEqual([[square]]);
  });

  it('keeps lines straight that are so in metres', async () => {
    const file = {
      'a.shp': shapesOf([[squareRound([50_000, 200_000], 10_000)]]),
      'a.prj': esriTexts.lambert72,
    };
    const { records, crs } = await readShapefile(zipOf(file));
    expect(crs).toBe('Belge_Lambert_1972');
    expect(records[0]?.[0]).toHaveLength(161);
  });
});

describe('any file', () => {
  const position = fc.tuple(
    fc.double({ min: 2.2, max: 6.5, noNaN: true }),
    fc.double({ min: 49.4, max: 51.7, noNaN: true }),
  );
  const ring = fc
    .array(position, { minLength: 3, maxLength: 20 })
    .map((positions) => [...positions, positions[0] ?? oostende]);
  const records = fc.array(fc.array(ring, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 });
  const make = fc.record({
    type: fc.constantFrom(5, 15, 25),
    path: fc.constantFrom('a.shp', 'A.SHP', 'map/sub/a.Shp'),
    isStored: fc.boolean(),
  });

  it('comes out as it went in, to the last bit', async () => {
    await fc.assert(
      fc.asyncProperty(records, make, async (given, { type, path, isStored }) => {
        const read = await readShapefile(zipOf({ [path]: shapesOf(given, { type }) }, isStored));
        expect(read.records).toEqual(given);
      }),
      { numRuns: 200 },
    );
  });

  it('that is cut off anywhere is refused', async () => {
    const zip = zipOf({ 'a.shp': shapesOf([[square], [square.toReversed()]]) });
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: zip.length - 1 }), async (length) => {
        expect(await faultOf(zip.subarray(0, length))).toBe('no_zip');
      }),
      { numRuns: 100 },
    );
  });
});

describe('coordinates', () => {
  const metresBetween = ([lon, lat]: readonly number[], [otherLon, otherLat]: readonly number[]) =>
    Math.hypot(
      ((lon ?? 0) - (otherLon ?? 0)) * 111_320 * Math.cos(((lat ?? 0) * Math.PI) / 180),
      ((lat ?? 0) - (otherLat ?? 0)) * 111_320,
    );

  it.each([
    // The tower of Amersfoort, as the Dutch land registry publishes it.
    ['rdNew', [155_000, 463_000], [5.387_203_657, 52.155_172_897]],
    ['etrs89', [2.9, 51.2], [2.9, 51.2]],
    // The origin of the projection, which its definition gives.
    ['lambert2008Wkt2', [649_328, 665_262], [4.359_215_833, 50.797_815]],
    ['lambert2008', [649_328, 665_262], [4.359_215_833, 50.797_815]],
  ] as const)('in %s come out within half a metre', (system, from, to) => {
    const { toWgs84 } = readCoordinateSystem(esriTexts[system]);
    expect(metresBetween(toWgs84([...from]), to)).toBeLessThan(0.5);
  });

  it('in Lambert 72 and in Lambert 2008 meet, within a metre', () => {
    // The same trigonometric point in both systems cannot be had here: the text with the shift of EPSG 31370 decides.
    const { toWgs84 } = readCoordinateSystem(esriTexts.lambert72);
    const withShift = esriTexts.lambert72
      .replace('D_Belge_1972', 'something_else')
      .replace('297.0]', '297.0],TOWGS84[-106.8686,52.2978,-103.7239,0.3366,-0.457,1.8422,-1.2747]');
    const stated = readCoordinateSystem(withShift).toWgs84([49_000, 212_000]);
    expect(metresBetween(toWgs84([49_000, 212_000]), stated)).toBeLessThan(0.01);
  });
});
