import 'server-only';

import type { ClientBase } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/** The binary format of a column. */
export type NumberType = 'int2' | 'int4' | 'float8';

/** What a query selects, by name. */
export type Columns<Name extends string> = Readonly<
  Record<Name, readonly [expression: string, type: NumberType]>
>;
export type NumberRow<Name extends string> = Record<Name, number>;

const sizes: Record<NumberType, number> = { int2: 2, int4: 4, float8: 8 };
/** Signature, flags and the length of an extension area that PostgreSQL leaves empty. */
const HEADER_LENGTH = 19;

/** These columns as a select list. */
export function selectList(columns: Columns<string>): string {
  return Object.entries(columns)
    .map(([name, [expression, type]]) => `(${expression})::${type} AS "${name}"`)
    .join(', ');
}

/**
 * Streams rows of numbers using binary COPY, at a fraction of the cost of text rows: a million rows in about a second,
 * in a few buffers of memory.
 *
 * @param columns what to select; null reads as 0
 * @param rest of the query, from FROM on, without parameters
 * @param onRow gets the same object every time
 */
export async function copyRows<Name extends string>(
  client: ClientBase,
  columns: Columns<Name>,
  rest: string,
  onRow: (row: NumberRow<Name>) => void,
): Promise<void> {
  const decode = rowDecoder(columns);
  const fields = Object.keys(columns).length;
  await copyBinary(client, `SELECT ${selectList(columns)} ${rest}`, (buffer, start) => {
    const end = endOfRow(buffer, start, fields);
    if (end === 0) return 0;
    onRow(decode(buffer, start));
    return end - start;
  });
}

/** The field count of a row. */
const COUNT_BYTES = 2;
/** Before each field: its length, or -1 for null, which has no bytes. */
const LENGTH_BYTES = 4;

/** The end of a row with this many fields, or 0 if it is still incomplete. */
function endOfRow(buffer: Buffer, start: number, fields: number): number {
  let at = start + COUNT_BYTES;
  for (let field = 0; field < fields; field += 1) {
    if (buffer.length < at + LENGTH_BYTES) return 0;
    at += LENGTH_BYTES + Math.max(0, buffer.readInt32BE(at));
  }
  return at <= buffer.length ? at : 0;
}

/**
 * The same for a query of an id (int4, never null) and a text; rows with a null text are skipped.
 *
 * @param onRow gets bytes that are only valid until it returns
 */
export async function copyTexts(
  client: ClientBase,
  query: string,
  onRow: (id: number, text: Uint8Array) => void,
): Promise<void> {
  const idAt = COUNT_BYTES + LENGTH_BYTES;
  const textAt = idAt + sizes.int4 + LENGTH_BYTES;
  await copyBinary(client, query, (buffer, start) => {
    const end = endOfRow(buffer, start, 2);
    if (end === 0) return 0;
    const isNull = buffer.readInt32BE(start + textAt - LENGTH_BYTES) < 0;
    if (!isNull) onRow(buffer.readInt32BE(start + idAt), buffer.subarray(start + textAt, end));
    return end - start;
  });
}

/** @param takeRow returns the length of the row that it took, or 0 if the row is still incomplete */
async function copyBinary(
  client: ClientBase,
  query: string,
  takeRow: (buffer: Buffer, start: number) => number,
): Promise<void> {
  let rest = Buffer.alloc(0);
  let isHeader = true;
  for await (const chunk of client.query(copyTo(`COPY (${query}) TO STDOUT (FORMAT binary)`))) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let offset = 0;
    if (isHeader && rest.length >= HEADER_LENGTH) {
      offset = HEADER_LENGTH;
      isHeader = false;
    }
    while (!isHeader && !isEnd(rest, offset)) {
      const length = takeRow(rest, offset);
      if (length === 0) break;
      offset += length;
    }
    rest = rest.subarray(offset);
  }
}

/** After the last row, the field count of a next row is -1. */
function isEnd(buffer: Buffer, offset: number): boolean {
  return buffer.length - offset < 2 || buffer.readInt16BE(offset) < 0;
}

/** Reads the values of a row, always into the same object. */
function rowDecoder<Name extends string>(
  columns: Columns<Name>,
): (buffer: Buffer, start: number) => NumberRow<Name> {
  // Both have the same keys, in the order in which they were selected.
  const names = Object.keys(columns) as Name[];
  const row = Object.fromEntries(names.map((name) => [name, 0])) as NumberRow<Name>;
  return (buffer, start) => {
    let at = start + COUNT_BYTES;
    for (const name of names) {
      const length = buffer.readInt32BE(at);
      at += LENGTH_BYTES;
      row[name] = length < 0 ? 0 : readNumber(buffer, at, columns[name][1]);
      at += Math.max(0, length);
    }
    return row;
  };
}

function readNumber(buffer: Buffer, at: number, type: NumberType): number {
  if (type === 'int4') return buffer.readInt32BE(at);
  return type === 'int2' ? buffer.readInt16BE(at) : buffer.readDoubleBE(at);
}
