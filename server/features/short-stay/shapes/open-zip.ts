import 'server-only';

import { crc32 } from 'node:zlib';
import { fromBufferPromise } from 'yauzl';
import type { Entry, ZipFile } from 'yauzl';
import { ShapeFault } from '@/server/features/short-stay/shapes/shape-fault';

/** The most that any file of a zip may unpack to. */
const MAX_BYTES = 32 * 1024 * 1024;

export interface ShapeFiles {
  /** The .shp. */
  shapes: Buffer;
  /** The .prj, which names the coordinate system; null without one. */
  projection: string | null;
}

const isKind = (name: string, ending: string) => name.toLowerCase().endsWith(ending);
const baseOf = (name: string) => name.slice(0, name.lastIndexOf('.')).toLowerCase();

/** The file that macOS adds for each file has its name, but not its content. */
const isOfMacOs = (name: string) => name.split('/').includes('__MACOSX') || /(^|\/)\._[^/]*$/.test(name);

function refuseLarge({ fileName, uncompressedSize }: Entry): void {
  if (uncompressedSize > MAX_BYTES) throw new ShapeFault('too_large', fileName);
}

/** The stated size was checked: yauzl ends a stream that turns out longer. */
async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  const stream: AsyncIterable<Uint8Array> = await zip.openReadStreamPromise(entry);
  for await (const piece of stream) pieces.push(piece);
  const bytes = Buffer.concat(pieces);
  // yauzl leaves the checksum to its users.
  if (crc32(bytes) !== entry.crc32) throw new ShapeFault('damaged', entry.fileName);
  return bytes;
}

async function findEntries(zip: ZipFile): Promise<{ shapes: Entry; projection: Entry | undefined }> {
  const [shapes, projections]: [Entry[], Entry[]] = [[], []];
  for await (const entry of zip.eachEntry()) {
    refuseLarge(entry);
    if (isOfMacOs(entry.fileName)) continue;
    if (isKind(entry.fileName, '.shp')) shapes.push(entry);
    if (isKind(entry.fileName, '.prj')) projections.push(entry);
  }
  const [found, another] = shapes;
  if (!found) throw new ShapeFault('no_shape');
  if (another) throw new ShapeFault('several_shapes', `${found.fileName}, ${another.fileName}`);
  const beside = projections.find(({ fileName }) => baseOf(fileName) === baseOf(found.fileName));
  return { shapes: found, projection: beside ?? (projections.length === 1 ? projections[0] : undefined) };
}

/**
 * The relevant files of a zip that was not checked before. The .prj is the one beside the .shp, or else the only one.
 * @throws ShapeFault
 */
export async function openZip(bytes: Buffer): Promise<ShapeFiles> {
  try {
    const zip = await fromBufferPromise(bytes, { lazyEntries: true });
    const { shapes, projection } = await findEntries(zip);
    const text = projection && (await unpack(zip, projection)).toString('utf8').trim();
    return { shapes: await unpack(zip, shapes), projection: text || null };
  } catch (error) {
    if (error instanceof ShapeFault) throw error;
    throw new ShapeFault('no_zip', null, error);
  }
}
