import 'server-only';

import { MAX_ID } from '@/lib/api/params';
import { CSV_START, csvLine } from '@/lib/format/csv';
import { fileReply } from '@/server/http/reply';
import type { Reply } from '@/server/http/reply';

interface CsvInput<Row> {
  fileName: string;
  columns: readonly string[];
  /** Returns at most `most` rows with an id below `after`, the highest id first. */
  read: (after: number, most: number) => Promise<Row[]>;
  /** People's texts must go through `csvCell`. */
  cellsOf: (row: Row) => (string | number)[];
}

/** Rows that are in memory at once. */
const ROWS = 1000;

/** A file of any number of rows: the next are read when those before have been sent. */
export async function csvReply<Row extends { id: number }>(input: CsvInput<Row>): Promise<Reply> {
  const { fileName, columns, read, cellsOf } = input;
  // Fails here, while an error can still be returned.
  let rows = await read(MAX_ID, ROWS);
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(CSV_START + csvLine(columns))),
    async pull(controller) {
      const last = rows.at(-1);
      if (!last) return controller.close();
      controller.enqueue(encoder.encode(rows.map((row) => csvLine(cellsOf(row))).join('')));
      rows = rows.length < ROWS ? [] : await read(last.id, ROWS);
    },
  });
  return fileReply(stream, {
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${fileName}"`,
  });
}
