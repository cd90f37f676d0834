import fs from 'node:fs';
import path from 'node:path';
import { connected } from '@/scripts/postgres/connection';
import { mailFolder } from '@/server/mail/mailer';
import { testDatabaseUrl } from '@/tests/support/database';

/** Every row of every table, including the job queue's, as text. */
export async function dumpDatabase(url = testDatabaseUrl): Promise<string> {
  return connected(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
       WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    const texts: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query<{ line: string }>(`SELECT t::text AS line FROM ${name} t`);
      texts.push(...rows.map(({ line }) => `${name} ${line}`));
    }
    return texts.join('\n');
  });
}

/** Every file in the folder that stands in for a mail server. */
export function dumpMailFolder(): string {
  if (!fs.existsSync(mailFolder())) return '';
  const names = fs.readdirSync(mailFolder());
  return names.map((name) => fs.readFileSync(path.join(mailFolder(), name), 'utf8')).join('\n');
}
