/**
 * Shapefiles as authorities publish them, which vary widely: coordinates in degrees or in a country's metres, rings
 * wound either way, several parts, holes, unneeded heights, a missing `.prj`, a subfolder.
 */
import proj4 from 'proj4';
import { zip } from '@/tools/sdep-stand-in/zip';

/** Longitude and latitude, WGS 84. */
export type Position = readonly [longitude: number, latitude: number];
/** Closed or not; the file closes it. */
export type Ring = readonly Position[];

interface System {
  /** With the shift of the datum, which the text of the `.prj` leaves out. */
  definition: string | null;
  prj: string;
}

const degrees = 'UNIT["Degree",0.0174532925199433]';
const greenwich = 'PRIMEM["Greenwich",0.0]';

/** The coordinate systems of Belgium and the Netherlands, with the `.prj` that Esri's programs write. */
const systems = {
  wgs84: {
    definition: null,
    prj: `GEOGCS["GCS_WGS_1984",DATUM["D_WGS_1984",SPHEROID["WGS_1984",6378137.0,298.257223563]],${greenwich},${degrees}]`,
  },
  rd: {
    definition:
      '+proj=sterea +lat_0=52.1561605555556 +lon_0=5.38763888888889 +k=0.9999079 +x_0=155000 +y_0=463000 +ellps=bessel +towgs84=565.4171,50.3319,465.5524,-0.398957388243134,0.343987817378283,-1.87740163998045,4.0725 +units=m +no_defs',
    prj: `PROJCS["RD_New",GEOGCS["GCS_Amersfoort",DATUM["D_Amersfoort",SPHEROID["Bessel_1841",6377397.155,299.1528128]],${greenwich},${degrees}],PROJECTION["Double_Stereographic"],PARAMETER["False_Easting",155000.0],PARAMETER["False_Northing",463000.0],PARAMETER["Central_Meridian",5.38763888888889],PARAMETER["Scale_Factor",0.9999079],PARAMETER["Latitude_Of_Origin",52.15616055555555],UNIT["Meter",1.0]]`,
  },
  lambert72: {
    definition:
      '+proj=lcc +lat_0=90 +lon_0=4.36748666666667 +lat_1=51.1666672333333 +lat_2=49.8333339 +x_0=150000.013 +y_0=5400088.438 +ellps=intl +towgs84=-106.8686,52.2978,-103.7239,0.3366,-0.457,1.8422,-1.2747 +units=m +no_defs',
    prj: `PROJCS["Belge_Lambert_1972",GEOGCS["GCS_Belge_1972",DATUM["D_Belge_1972",SPHEROID["International_1924",6378388.0,297.0]],${greenwich},${degrees}],PROJECTION["Lambert_Conformal_Conic"],PARAMETER["False_Easting",150000.013],PARAMETER["False_Northing",5400088.438],PARAMETER["Central_Meridian",4.36748666666667],PARAMETER["Standard_Parallel_1",51.16666723333333],PARAMETER["Standard_Parallel_2",49.8333339],PARAMETER["Latitude_Of_Origin",90.0],UNIT["Meter",1.0]]`,
  },
  lambert2008: {
    definition:
      '+proj=lcc +lat_0=50.797815 +lon_0=4.35921583333333 +lat_1=49.8333333333333 +lat_2=51.1666666666667 +x_0=649328 +y_0=665262 +ellps=GRS80 +towgs84=0,0,0,0,0,0,0 +units=m +no_defs',
    prj: `PROJCS["Belge_Lambert_2008",GEOGCS["GCS_ETRS_1989",DATUM["D_ETRS_1989",SPHEROID["GRS_1980",6378137.0,298.257222101]],${greenwich},${degrees}],PROJECTION["Lambert_Conformal_Conic"],PARAMETER["False_Easting",649328.0],PARAMETER["False_Northing",665262.0],PARAMETER["Central_Meridian",4.359215833333333],PARAMETER["Standard_Parallel_1",49.83333333333334],PARAMETER["Standard_Parallel_2",51.16666666666666],PARAMETER["Latitude_Of_Origin",50.797815],UNIT["Meter",1.0]]`,
  },
} satisfies Record<string, System>;

export interface ShapeOptions {
  /** Base name of the files; default `gebied`. */
  name?: string;
  system?: keyof typeof systems;
  /** Reverses every ring, against the format. */
  reversed?: boolean;
  /** Leaves the `.prj` out. */
  withoutPrj?: boolean;
  /** Puts the files there, with a slash at the end. */
  folder?: string;
  /** Plain polygons, or with heights, or with measures. */
  kind?: 'polygon' | 'polygon z' | 'polygon m';
  /** Stored instead of deflated. */
  stored?: boolean;
  /** Names of the files in capitals. */
  upperCase?: boolean;
}

const typeOf = { polygon: 5, 'polygon z': 15, 'polygon m': 25 };

const closed = (ring: Ring): Ring => {
  const [first] = ring;
  const last = ring.at(-1);
  return first && last && (first[0] !== last[0] || first[1] !== last[1]) ? [...ring, first] : ring;
};

function doubles(values: readonly number[]): Buffer {
  const out = Buffer.alloc(values.length * 8);
  values.forEach((value, index) => out.writeDoubleLE(value, index * 8));
  return out;
}

const ints = (values: readonly number[], bigEndian = false): Buffer => {
  const out = Buffer.alloc(values.length * 4);
  values.forEach((value, index) =>
    bigEndian ? out.writeInt32BE(value, index * 4) : out.writeInt32LE(value, index * 4),
  );
  return out;
};

function boxOf(points: readonly Position[]): number[] {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return points.length ? [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] : [0, 0, 0, 0];
}

/** One record: its parts, rings one after the other. */
function recordOf(rings: readonly Ring[], kind: keyof typeof typeOf): Buffer {
  const points = rings.flat();
  let begin = 0;
  const starts = rings.map((ring) => {
    const start = begin;
    begin += ring.length;
    return start;
  });
  const flat = doubles([0, 0, ...points.map(() => 0)]);
  const extra = { polygon: [], 'polygon z': [flat, flat], 'polygon m': [flat] };
  return Buffer.concat([
    ints([typeOf[kind]]),
    doubles(boxOf(points)),
    ints([rings.length, points.length, ...starts]),
    doubles(points.flat()),
    ...extra[kind],
  ]);
}

/** The first hundred bytes, whose length counts words of two bytes. */
const headerOf = (type: number, box: readonly number[], bytes: number) =>
  Buffer.concat([
    ints([9994, 0, 0, 0, 0, 0, (100 + bytes) / 2], true),
    ints([1000, type]),
    doubles([...box, 0, 0, 0, 0]),
  ]);

function tableOf(records: number, name: string): Buffer {
  const length = 64;
  const header = Buffer.alloc(65);
  header.set([3, 126, 1, 1]);
  header.writeUInt32LE(records, 4);
  header.writeUInt16LE(65, 8);
  header.writeUInt16LE(length + 1, 10);
  header.write('GEMEENTE', 32, 'latin1');
  header.write('C', 43, 'latin1');
  header[48] = length;
  header[64] = 13;
  const row = Buffer.from(` ${name.slice(0, length).padEnd(length)}`, 'latin1');
  return Buffer.concat([header, ...Array.from({ length: records }, () => row), Buffer.from([26])]);
}

/**
 * The zip of one shapefile.
 * @param records one list of rings for each: outer rings clockwise, holes the other way round
 */
export function shapefile(records: readonly (readonly Ring[])[], options: ShapeOptions = {}): Buffer {
  const { name = 'gebied', folder = '', kind = 'polygon' } = options;
  const system: System = systems[options.system ?? 'wgs84'];
  const project = ([x, y]: Position): Position => {
    if (system.definition === null) return [x, y];
    const [east, north] = proj4('WGS84', system.definition, [x, y]);
    return [east, north];
  };
  const drawn = records.map((rings) =>
    rings.map((ring) => {
      const points = closed(ring).map(project);
      return options.reversed ? points.toReversed() : points;
    }),
  );
  const bodies = drawn.map((rings) => recordOf(rings, kind));
  const numbered = bodies.map((body, index) =>
    Buffer.concat([ints([index + 1, body.length / 2], true), body]),
  );
  const shapes = Buffer.concat(numbered);
  let place = 50;
  const index = Buffer.concat(
    bodies.map((body) => {
      const entry = ints([place, body.length / 2], true);
      place += body.length / 2 + 4;
      return entry;
    }),
  );
  const box = boxOf(drawn.flat(2));
  const file = (extension: string, data: Buffer) => {
    const plain = `${name}.${extension}`;
    return { name: `${folder}${options.upperCase ? plain.toUpperCase() : plain}`, data };
  };
  const files = [
    file('shp', Buffer.concat([headerOf(typeOf[kind], box, shapes.length), shapes])),
    file('shx', Buffer.concat([headerOf(typeOf[kind], box, index.length), index])),
    file('dbf', tableOf(records.length, name)),
    ...(options.withoutPrj ? [] : [file('prj', Buffer.from(system.prj))]),
  ];
  return zip(files, !options.stored);
}

/** A rectangle, wound as outer rings are. */
export const rectangle = (west: number, south: number, east: number, north: number): Ring => [
  [west, south],
  [west, north],
  [east, north],
  [east, south],
];
