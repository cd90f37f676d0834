/** How long single requests take, sent sequentially. */
import http from 'node:http';

const agent = new http.Agent({ keepAlive: true });

export interface Answer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Sends a request as a browser does, on a persistent connection. */
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
 * Milliseconds until the last byte of the response.
 * @throws Error for an error response
 */
export async function timeOfRequest(url: string, headers: http.OutgoingHttpHeaders = {}): Promise<number> {
  const from = performance.now();
  const { status } = await get(url, headers);
  if (status !== 200) throw new Error(`${url} answered ${status}`);
  return performance.now() - from;
}
