/** What the database stores twice, recounted from its source. */
import type { ClientBase, QueryResultRow } from 'pg';

/** The answer to a search: ids in order, and the totals of the stay that was asked for, in cents. */
export interface Found {
  ids: number[];
  totals: (number | null)[];
}

export interface Recounted {
  client: ClientBase;
  /** Asks the running site for a query of `GET /api/listings`, all pages of it; left out where none runs. */
  search?: (query: string) => Promise<Found>;
  /** Whether the photo storage has a file; left out where it is not at hand. */
  hasFile?: (key: string) => Promise<boolean>;
  /** When the nightly count of answers last ran; left out where that is not known. */
  factsOf?: Date;
}

export interface Invariant {
  name: string;
  /** What is wrong, a line each; empty if it holds, undefined if it cannot be told here. */
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
