/** A bare `node:http`: a prepared query as JSON, a row that is written, or bytes and headers from memory. */
import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import pg from 'pg';
import { bareQuery } from '@/tools/bench/bare-query';
import { answerRequest, bareRequestPath } from '@/tools/bench/bare-request';
import { Random } from '@/scripts/synthetic/random';

/** A response to be sent repeatedly. */
export interface Page {
  path: string;
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

interface Settings {
  port: number;
  databaseUrl: string;
}

export type BareMessage = { listen: Settings } | { page: Page };

/** Resolves to the handler of the bench's messages. */
export async function startBareServer(): Promise<(message: BareMessage) => Promise<object>> {
  const pages = new Map<string, Page>();
  return async (message) => {
    if ('page' in message) pages.set(message.page.path, message.page);
    else await listen(message.listen, pages);
    return {};
  };
}

async function listen({ port, databaseUrl }: Settings, pages: ReadonlyMap<string, Page>): Promise<void> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 });
  const { rows } = await pool.query<{ last: number }>('SELECT max(id) AS last FROM listings');
  const last = rows[0]?.last ?? 1;
  const random = new Random(5);
  const server = createServer((req, res) => {
    const page = pages.get(req.url ?? '');
    if (page) {
      res.writeHead(page.status, page.headers).end(page.body);
      return;
    }
    const answered =
      req.url === bareRequestPath
        ? answerRequest(pool, req, res)
        : answerWithQuery(pool, random.between(1, Math.max(1, last - 24)), res);
    answered.catch((error: unknown) => {
      console.error(error);
      res.destroy();
    });
  });
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
}

async function answerWithQuery(pool: pg.Pool, first: number, res: ServerResponse): Promise<void> {
  const { rows } = await pool.query({ ...bareQuery, values: [first] });
  const body = JSON.stringify(rows);
  const headers = { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) };
  res.writeHead(200, headers).end(body);
}
