/** A database as another one is, in the time that copying its files takes. */
import { connected, withDatabase } from '@/scripts/postgres/connection';

/**
 * Makes it on the same server.
 * @param url of one to which nobody is connected
 * @returns its address
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
