import 'server-only';

import { Prisma } from '@/prisma/generated/client';
import type { AskedWords, SearchedText } from '@/server/features/find/asked-words';

/** How many of each kind are shown. */
export const FOUND_AT_MOST = 5;
/** Common words are searched among the newest rows, so that not all rows with them are collected. */
const NEWEST = 500;
/** How many rows with a rarer word are considered for the newest. */
const RARER = 300;

interface Source {
  /** The table; conditions and words are about its row `t`. */
  table: Prisma.Sql;
  /** What says how new a row is: its id, or when it was made. */
  newness: Prisma.Sql;
  text: SearchedText;
  /** Conditions by which the search names a row exactly, each with an index of its own. */
  named: readonly Prisma.Sql[];
  /** Which rows count at all. */
  visible: Prisma.Sql;
}

/**
 * The beginning of a statement, with the rows to show as `picked` (id, place, newness): first those that were named
 * exactly, then the newest with these words. Whatever is asked for, it looks at a bounded number of rows.
 */
export function pickedRows(
  { table, newness, text, named, visible }: Source,
  { match, isIndexed }: AskedWords,
): Prisma.Sql {
  const exactly = named.length === 0 ? Prisma.sql`false` : Prisma.join([...named], ' OR ');
  const most = Prisma.raw(String(FOUND_AT_MOST));
  return Prisma.sql`
    WITH named AS (
      SELECT t.id, ${newness} AS newness FROM ${table} t WHERE (${exactly}) AND ${visible} LIMIT ${most}
    ),
    newest AS (
      SELECT t.id, ${newness} AS newness
      FROM (SELECT * FROM ${table} t ORDER BY ${newness} DESC LIMIT ${Prisma.raw(String(NEWEST))}) t
      WHERE ${match(text)} AND ${visible} LIMIT ${most}
    ),
    rarer AS (
      SELECT t.id, ${newness} AS newness FROM ${table} t
      WHERE ${isIndexed ? Prisma.sql`(SELECT count(*) FROM newest) < ${most}` : Prisma.sql`false`}
        AND ${match(text)} AND ${visible} LIMIT ${Prisma.raw(String(RARER))}
    ),
    picked AS (
      SELECT id, min(place) AS place, newness
      FROM (
        SELECT id, newness, 0 AS place FROM named
        UNION ALL SELECT id, newness, 1 FROM newest
        UNION ALL SELECT id, newness, 1 FROM rarer
      ) AS found
      GROUP BY id, newness ORDER BY place, newness DESC LIMIT ${most}
    )`;
}
