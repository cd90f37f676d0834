/** Zip files: enough for a shapefile, stored or deflated. */
import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  /** With its folders. */
  name: string;
  data: Buffer;
}

const packed = (data: Buffer, deflated: boolean) => (deflated ? deflateRawSync(data) : data);

/** The fields that the entry's own header and the directory at the end share. */
function shared({ name, data }: ZipEntry, body: Buffer, deflated: boolean): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(deflated ? 8 : 0, 4);
  // 1 January 2026, midnight.
  fields.writeUInt16LE(0x5c21, 8);
  fields.writeUInt32LE(crc32(data), 10);
  fields.writeUInt32LE(body.length, 14);
  fields.writeUInt32LE(data.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  return fields;
}

/** A zip file that holds these, in this order. */
export function zip(entries: readonly ZipEntry[], deflated = true): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const body = packed(entry.data, deflated);
    const fields = shared(entry, body, deflated);
    const name = Buffer.from(entry.name);
    const file = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), fields, name, body]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\u0001\u0002\u0014\u0000', 'latin1'), fields, tail, name);
    files.push(file);
    offset += file.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, listed, end]);
}
