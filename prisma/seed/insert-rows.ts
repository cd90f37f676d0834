import type { Tx } from '@/server/db';

/** What a column is called where that does not follow from the name of its field. */
const renamed: Readonly<Record<string, string>> = {
  roleId: 'user_role_id',
  cityId: 'listing_city_id',
  optionId: 'listing_option_id',
  feedId: 'calendar_feed_id',
};
const columnOf = (field: string) =>
  renamed[field] ?? field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** As a column of days, of times of the day or of moments reads it. */
const written = (value: unknown) =>
  value instanceof Date ? value.toISOString().replace('T', ' ').replace('Z', ' UTC') : value;

/** What a row gives a value, by column; the other columns have the database's own. */
const cellsOf = (row: object) =>
  Object.entries(row).flatMap(([field, value]) =>
    value === undefined ? [] : [[columnOf(field), written(value)] as const],
  );

/**
 * Inserts rows as `createMany` takes them, in one statement for all that give the same fields: what Prisma makes of
 * thousands of rows took four fifths of the seed's time.
 * @param table as the database calls it
 * @param onConflict the end of the statement where a row may be there already
 */
export async function insertRows(
  tx: Tx,
  table: string,
  rows: readonly object[],
  onConflict: '' | 'ON CONFLICT DO NOTHING' = '',
): Promise<void> {
  const alike = Map.groupBy(rows.map(cellsOf), (cells) => cells.map(([column]) => `"${column}"`).join(', '));
  for (const [columns, group] of alike) {
    const values = JSON.stringify(group.map((cells) => Object.fromEntries(cells)));
    await tx.$executeRawUnsafe(
      `INSERT INTO "${table}" (${columns})
       SELECT ${columns} FROM json_populate_recordset(NULL::"${table}", $1::json) ${onConflict}`,
      values,
    );
  }
}
