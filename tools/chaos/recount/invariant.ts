/** What the database stores redundantly, from its source. */
import type { ClientBase, QueryResultRow } from 'pg';

/** A search's result: ids in order, and totals of the requested stay, in cents. */
export interface Found {
  ids: number[];
  totals: (number | null)[];
}

export interface Recounted {
  client: ClientBase;
  /** All pages of a query of `GET /api/listings` from the running site; absent if none runs. */
  search?: (query: string) => Promise<Found>;
  /** Whether the photo storage has a file; absent without storage. */
  hasFile?: (key: string) => Promise<boolean>;
  /** When the nightly count of answers last ran; absent if unknown. */
  factsOf?: Date;
}

export interface Invariant {
  name: string;
  /** What is wrong, one per line; empty if it holds, undefined if unchecked. */
  find: (world: Recounted) => Promise<string[]> | undefined;
}

export async function rowsOf<Row extends QueryResultRow>(
  { client }: Recounted,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await client.query<Row>(text, values)).rows;
}

/** An invariant whose violations one query finds, in its column `wrong`. */
export const byQuery = (name: string, text: string): Invariant => ({
  name,
  find: async (world) => (await rowsOf<{ wrong: string }>(world, text)).map(({ wrong }) => wrong),
});
