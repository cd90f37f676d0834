/**
 * What the database contains, one line per object, in the format of tests/schema/described.ts. Leaves out what Prisma
 * cannot express: indexes on expressions and partial indexes, exclusion and check constraints, functions, triggers, and
 * columns of transaction ids, which Prisma calls Unsupported.
 */
import { connected } from '@/scripts/postgres/connection';

const columns = `
  SELECT c.relname || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
    || CASE WHEN a.attnotnull THEN ' not null' ELSE '' END
    || CASE WHEN a.attidentity <> '' OR d.text LIKE 'nextval(%' THEN ' default autoincrement'
            WHEN d.text IN ('CURRENT_TIMESTAMP', 'now()') THEN ' default now'
            WHEN d.text IS NULL THEN ''
            ELSE ' default ' || trim(both '''' from regexp_replace(d.text, '::[a-z_ ]+(\\[\\])?$', '')) END AS line
  FROM pg_attribute a
  JOIN pg_class c ON c.oid = a.attrelid AND c.relkind IN ('r', 'p')
  LEFT JOIN LATERAL (SELECT pg_get_expr(adbin, adrelid) AS text FROM pg_attrdef
                     WHERE adrelid = c.oid AND adnum = a.attnum) d ON true
  WHERE c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped
    AND c.relname <> '_prisma_migrations' AND a.atttypid <> 'xid8'::regtype`;

const indexes = `
  SELECT c.relname || CASE WHEN i.indisprimary THEN ' primary key' WHEN i.indisunique THEN ' unique' ELSE ' index' END
    || ' (' || (SELECT string_agg(a.attname || CASE WHEN i.indoption[k.at - 1] & 1 = 1 THEN ' desc' ELSE '' END, ', ' ORDER BY k.at)
                FROM unnest(i.indkey) WITH ORDINALITY k(attnum, at)
                JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = k.attnum
                WHERE k.at <= i.indnkeyatts) || ')' AS line
  FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relname <> '_prisma_migrations'
    AND i.indexprs IS NULL AND i.indpred IS NULL AND NOT i.indisexclusion
    AND NOT EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum = ANY (i.indkey)
                    AND a.atttypid = 'xid8'::regtype)`;

const names = (keys: string, table: string) =>
  `(SELECT string_agg(a.attname, ', ' ORDER BY k.at) FROM unnest(${keys}) WITH ORDINALITY k(attnum, at)
    JOIN pg_attribute a ON a.attrelid = ${table} AND a.attnum = k.attnum)`;
const action = (column: string) =>
  `CASE ${column} WHEN 'a' THEN 'NoAction' WHEN 'r' THEN 'Restrict' WHEN 'c' THEN 'Cascade'
   WHEN 'n' THEN 'SetNull' ELSE 'SetDefault' END`;

const references = `
  SELECT conrelid::regclass || ' (' || ${names('conkey', 'conrelid')} || ') references '
    || confrelid::regclass || ' (' || ${names('confkey', 'confrelid')} || ') on delete '
    || ${action('confdeltype')} || ' on update ' || ${action('confupdtype')} AS line
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`;

const enums = `
  SELECT 'enum ' || t.typname || ' (' || string_agg(e.enumlabel, ', ' ORDER BY e.enumsortorder) || ')' AS line
  FROM pg_type t JOIN pg_enum e ON e.enumtypid = t.oid
  WHERE t.typnamespace = 'public'::regnamespace GROUP BY t.oid`;

export async function catalogueLines(url: string): Promise<string[]> {
  return connected(url, async (client) => {
    const { rows } = await client.query<{ line: string }>(
      [columns, indexes, references, enums].join('\nUNION ALL\n'),
    );
    return rows.map(({ line }) => line).toSorted();
  });
}
