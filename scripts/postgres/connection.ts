/** URLs of the embedded database, and single queries to it. */
import net from 'node:net';
import pg from 'pg';

export const databaseUser = 'kust';
export const databaseName = 'kust';

/** The URL of a database on the embedded server. */
export function databaseUrl(port: number, password: string, database = databaseName): string {
  return `postgresql://${databaseUser}:${password}@127.0.0.1:${port}/${database}`;
}

/** The URL of another database on the same server. */
export function withDatabase(url: string, database: string): string {
  const other = new URL(url);
  other.pathname = `/${encodeURIComponent(database)}`;
  return other.href;
}

/** Runs `work` on its own connection, and closes it afterwards. */
export async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A connection lost while idle must not end the program: the next query reports it.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The data folder of the server that answers at this URL, or undefined if none does. */
export async function dataDirectoryAt(url: string): Promise<string | undefined> {
  try {
    const { rows } = await connected(url, (client) => client.query('SHOW data_directory'));
    return rows[0]?.data_directory;
  } catch {
    return undefined;
  }
}

/** Whether nothing listens on the port, by default of 127.0.0.1. */
export function isPortFree(port: number, host = '127.0.0.1'): Promise<boolean> {
  return new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** A port on 127.0.0.1 that nothing listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen({ port: 0, host: '127.0.0.1' }, () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
