/** Shapefiles and zips made for tests, valid or broken. */
import { crc32, deflateRawSync } from 'node:zlib';

type Ring = readonly (readonly [number, number])[];

interface ShapeOptions {
  /** 5 polygon, 15 with heights, 25 with measures. */
  type?: number;
}

function recordOf(rings: readonly Ring[], type: number): Buffer {
  const points = rings.flat();
  const extra = type === 5 ? 0 : 16 + 8 * points.length;
  const bytes = Buffer.alloc(44 + 4 * rings.length + 16 * points.length + extra);
  bytes.writeInt32LE(type, 0);
  bytes.writeInt32LE(rings.length, 36);
  bytes.writeInt32LE(points.length, 40);
  let first = 0;
  rings.forEach((ring, at) => {
    bytes.writeInt32LE(first, 44 + 4 * at);
    first += ring.length;
  });
  points.forEach(([x, y], at) => {
    bytes.writeDoubleLE(x, 44 + 4 * rings.length + 16 * at);
    bytes.writeDoubleLE(y, 44 + 4 * rings.length + 16 * at + 8);
  });
  return bytes;
}

/** A .shp: one record for each list of rings, null for a record without a shape. */
export function shapesOf(
  records: readonly (readonly Ring[] | null)[],
  { type = 5 }: ShapeOptions = {},
): Buffer {
  const bodies = records.map((rings, at) => {
    const content = rings ? recordOf(rings, type) : Buffer.alloc(4);
    const head = Buffer.alloc(8);
    head.writeInt32BE(at + 1, 0);
    head.writeInt32BE(content.length / 2, 4);
    return Buffer.concat([head, content]);
  });
  const header = Buffer.alloc(100);
  header.writeInt32BE(9994, 0);
  header.writeInt32BE((100 + Buffer.concat(bodies).length) / 2, 24);
  header.writeInt32LE(1000, 28);
  header.writeInt32LE(type, 32);
  return Buffer.concat([header, ...bodies]);
}

/** A zip of these files, deflated or stored. */
export function zipOf(files: Readonly<Record<string, Buffer | string>>, isStored = false): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [path, given] of Object.entries(files)) {
    const content = Buffer.from(given);
    const packed = isStored ? content : deflateRawSync(content);
    const name = Buffer.from(path);
    // From version to name length, as both headers have it.
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(isStored ? 0 : 8, 4);
    facts.writeUInt32LE(crc32(content), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(content.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), facts, name, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\0', 'latin1'), facts, tail, name]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(central.length, 8);
  end.writeUInt16LE(central.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

/** What Esri's programs write beside a .shp: the name of the datum, without its shift. */
export const esriTexts = {
  wgs84:
    'GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]',
  etrs89:
    'GEOGCS["GCS_ETRS_1989",DATUM["D_ETRS_1989",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]',
  rdNew:
    'PROJCS["RD_New",GEOGCS["GCS_Amersfoort",DATUM["D_Amersfoort",SPHEROID["Bessel_1841",6377397.155,299.1528128]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Double_Stereographic"],PARAMETER["False_Easting",155000.0],PARAMETER["False_Northing",463000.0],PARAMETER["Central_Meridian",5.38763888888889],PARAMETER["Scale_Factor",0.9999079],PARAMETER["Latitude_Of_Origin",52.15616055555555],UNIT["Meter",1.0]]',
  lambert72:
    'PROJCS["Belge_Lambert_1972",GEOGCS["GCS_Belge_1972",DATUM["D_Belge_1972",SPHEROID["International_1924",6378388.0,297.0]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Lambert_Conformal_Conic"],PARAMETER["False_Easting",150000.01256],PARAMETER["False_Northing",5400088.4378],PARAMETER["Central_Meridian",4.367486666666666],PARAMETER["Standard_Parallel_1",49.8333339],PARAMETER["Standard_Parallel_2",51.16666723333333],PARAMETER["Latitude_Of_Origin",90.0],UNIT["Meter",1.0]]',
  lambert2008:
    'PROJCS["Belge_Lambert_2008",GEOGCS["GCS_ETRS_1989",DATUM["D_ETRS_1989",SPHEROID["GRS_1980",6378137.0,298.257222101]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]],PROJECTION["Lambert_Conformal_Conic"],PARAMETER["False_Easting",649328.0],PARAMETER["False_Northing",665262.0],PARAMETER["Central_Meridian",4.359215833333333],PARAMETER["Standard_Parallel_1",49.83333333333334],PARAMETER["Standard_Parallel_2",51.16666666666666],PARAMETER["Latitude_Of_Origin",50.797815],UNIT["Meter",1.0]]',
  lambert2008Wkt2:
    'PROJCRS["ETRS89 / Belgian Lambert 2008",BASEGEOGCRS["ETRS89",ENSEMBLE["European Terrestrial Reference System 1989 ensemble",MEMBER["European Terrestrial Reference Frame 1989"],ELLIPSOID["GRS 1980",6378137,298.257222101,LENGTHUNIT["metre",1]],ENSEMBLEACCURACY[0.1]],PRIMEM["Greenwich",0,ANGLEUNIT["degree",0.0174532925199433]],ID["EPSG",4258]],CONVERSION["Belgian Lambert 2008",METHOD["Lambert Conic Conformal (2SP)",ID["EPSG",9802]],PARAMETER["Latitude of false origin",50.797815,ANGLEUNIT["degree",0.0174532925199433],ID["EPSG",8821]],PARAMETER["Longitude of false origin",4.35921583333333,ANGLEUNIT["degree",0.0174532925199433],ID["EPSG",8822]],PARAMETER["Latitude of 1st standard parallel",49.8333333333333,ANGLEUNIT["degree",0.0174532925199433],ID["EPSG",8823]],PARAMETER["Latitude of 2nd standard parallel",51.1666666666667,ANGLEUNIT["degree",0.0174532925199433],ID["EPSG",8824]],PARAMETER["Easting at false origin",649328,LENGTHUNIT["metre",1],ID["EPSG",8826]],PARAMETER["Northing at false origin",665262,LENGTHUNIT["metre",1],ID["EPSG",8827]]],CS[Cartesian,2],AXIS["easting (X)",east],AXIS["northing (Y)",north],LENGTHUNIT["metre",1],ID["EPSG",3812]]',
  europe1950:
    'GEOGCS["GCS_European_1950",DATUM["D_European_1950",SPHEROID["International_1924",6378388.0,297.0]],PRIMEM["Greenwich",0.0],UNIT["Degree",0.0174532925199433]]',
} as const;

/** A square round a point, `half` degrees or metres to each side, closed. */
export const squareRound = ([x, y]: readonly [number, number], half: number): [number, number][] => [
  [x - half, y - half],
  [x - half, y + half],
  [x + half, y + half],
  [x + half, y - half],
  [x - half, y - half],
];
