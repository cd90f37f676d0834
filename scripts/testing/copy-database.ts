/** Copies a database as fast as its files can be copied. */
import { connected, withDatabase } from '@/scripts/postgres/connection';

/**
 * Creates the copy on the same server.
 * @param url of a database without connections
 * @returns the copy's URL
 */
export async function copyDatabase(url: string, name: string): Promise<string> {
  const from = decodeURIComponent(new URL(url).pathname.slice(1));
  await connected(withDatabase(url, 'postgres'), (client) =>
    client.query(
      `CREATE DATABASE ${client.escapeIdentifier(name)} TEMPLATE ${client.escapeIdentifier(from)} STRATEGY FILE_COPY`,
    ),
  );
  return withDatabase(url, name);
}
