/** A client without a browser that can send any Host, headers and target, byte by byte. */
import http from 'node:http';
import { randomInt } from 'node:crypto';
import { origin } from '@/e2e/support/program';

export interface Heard {
  status: number;
  headers: http.IncomingHttpHeaders;
  text: string;
  /** Milliseconds until the response. */
  ms: number;
}

export interface Said {
  method?: string;
  /** In addition to Host and a client IP address; undefined removes one. */
  headers?: Record<string, string | undefined>;
  body?: string;
  port?: number;
}

/** An IP address that no other test uses. */
export const someAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;

/** Sends `target` as it is, without a client library that would normalise it. */
export function say(target: string, { method = 'GET', headers = {}, body, port }: Said = {}): Promise<Heard> {
  const site = new URL(origin);
  const started = performance.now();
  const all = { host: site.host, 'x-forwarded-for': someAddress(), ...headers };
  const given = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  const options = { host: '127.0.0.1', port: port ?? site.port, path: target, method, agent: false };
  return new Promise((resolve, reject) => {
    const request = http.request({ ...options, headers: { ...given, ...length } }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: Buffer.concat(chunks).toString('utf8'),
          ms: performance.now() - started,
        }),
      );
      answer.on('error', reject);
    });
    request.on('error', reject);
    request.end(body);
  });
}

/** The headers of a client with a valid CSRF token, from one IP address. */
export async function tokenHeaders(address = someAddress()): Promise<Record<string, string>> {
  const { headers } = await say('/sanctum/csrf-cookie', { headers: { 'x-forwarded-for': address } });
  const cookie = (headers['set-cookie'] ?? []).map((line) => line.split(';', 1)[0] ?? '').join('; ');
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? '');
  return { cookie, 'x-xsrf-token': token, 'x-forwarded-for': address };
}

/** The statuses of many targets, requested a few at a time, each with its target. */
export async function statusesOf(asked: readonly { target: string; said?: Said }[]): Promise<string[]> {
  const told: string[] = [];
  for (let at = 0; at < asked.length; at += 6) {
    const few = asked.slice(at, at + 6);
    const answers = await Promise.all(few.map(({ target, said }) => say(target, said)));
    told.push(...answers.map(({ status }, index) => `${status} ${few[index]?.target}`));
  }
  return told;
}
