/** How long single requests take, one after the other. */
import http from 'node:http';

const agent = new http.Agent({ keepAlive: true });

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** As a browser asks, on a connection that is kept. */
export function get(url: string, headers: http.OutgoingHttpHeaders = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const req = http.get(url, { agent, headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on('data', (chunk: Buffer) => chunks.push(chunk));
      res.once('error', reject);
      res.once('end', () =>
        resolve({ status: res.statusCode ?? 0, headers: res.headers, body: Buffer.concat(chunks) }),
      );
    });
    req.once('error', reject);
  });
}

export const browserHeaders = { 'accept-encoding': 'gzip, deflate, br' };

/**
 * Milliseconds until the last byte of each.
 * @throws Error for a failed answer
 */
export async function timeOfRequest(url: string, headers: http.OutgoingHttpHeaders = {}): Promise<number> {
  const from = performance.now();
  const { status } = await get(url, headers);
  if (status !== 200) throw new Error(`${url} answered ${status}`);
  return performance.now() - from;
}
