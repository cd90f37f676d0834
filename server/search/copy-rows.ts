import 'server-only';

import type { PoolClient } from 'pg';
import { to as copyTo } from 'pg-copy-streams';

/** How PostgreSQL sends a column: no column is ever null here. */
export type NumberType = 'int2' | 'int4' | 'float8';

const sizes: Record<NumberType, number> = { int2: 2, int4: 4, float8: 8 };
/** Signature, flags and the length of an extension that PostgreSQL leaves empty. */
const HEADER_LENGTH = 19;

/**
 * Streams the rows of a query of numbers through COPY in its binary form, which costs a fraction of what rows of
 * text cost: a million rows in about a second, in a few buffers of memory.
 *
 * @param query without parameters; its columns are `types`, in that order, never null
 * @param onRow gets the same array every time
 */
export async function copyRows(
  client: PoolClient,
  query: string,
  types: readonly NumberType[],
  onRow: (values: readonly number[]) => void,
): Promise<void> {
  const decode = rowDecoder(types);
  let rest = Buffer.alloc(0);
  let expected = HEADER_LENGTH;
  for await (const chunk of client.query(copyTo(`COPY (${query}) TO STDOUT (FORMAT binary)`))) {
    rest = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    let offset = 0;
    while (rest.length - offset >= expected) {
      if (expected !== HEADER_LENGTH) onRow(decode.row(rest, offset));
      offset += expected;
      expected = decode.length;
    }
    rest = rest.subarray(offset);
  }
}

/** A row is the count of its fields and, before each field, the field's length. */
function rowDecoder(types: readonly NumberType[]) {
  const values = types.map(() => 0);
  const length = types.reduce((sum, type) => sum + 4 + sizes[type], 2);
  const row = (buffer: Buffer, start: number): readonly number[] => {
    let at = start + 2;
    for (const [index, type] of types.entries()) {
      at += 4;
      values[index] = readNumber(buffer, at, type);
      at += sizes[type];
    }
    return values;
  };
  return { length, row };
}

function readNumber(buffer: Buffer, at: number, type: NumberType): number {
  if (type === 'int4') return buffer.readInt32BE(at);
  return type === 'int2' ? buffer.readInt16BE(at) : buffer.readDoubleBE(at);
}
