/** The bench's own client: sending requests must cost less than answering them. */
import net from 'node:net';
import { AnswerReader } from '@/tools/bench/answer-reader';
import { spreadOf } from '@/tools/bench/statistics';

export interface Asked {
  origin: string;
  /** Each is requested once; with `seconds`, in turn until these have passed. */
  paths: readonly string[];
  headers: Record<string, string>;
  connections: number;
  seconds?: number;
}

export interface Answered {
  requests: number;
  /** How long all requests took. */
  seconds: number;
  /** The 99th percentile of a request's time, in milliseconds. */
  p99: number;
}

const TIMEOUT_MS = 60_000;

type Next = () => Buffer | undefined;

/** Sends requests on one connection, one after another, until there are no more; records how long each took. */
function askOn(origin: URL, next: Next, times: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const reader = new AnswerReader();
    let asked = 0;
    const ask = () => {
      const request = next();
      asked = performance.now();
      if (request) socket.write(request);
      else socket.destroy();
      return request !== undefined;
    };
    const take = (length: number, buffer: Uint8Array) => {
      try {
        if (!reader.read(Buffer.from(buffer.buffer, buffer.byteOffset, length))) return true;
        times.push(performance.now() - asked);
        if (!ask()) resolve();
      } catch (error) {
        reject(error);
        socket.destroy();
      }
      return true;
    };
    const socket = net.connect({
      host: origin.hostname,
      port: Number(origin.port),
      noDelay: true,
      onread: { buffer: Buffer.alloc(65_536), callback: take },
    });
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error(`${origin.href} did not answer in time`)));
    socket.once('error', reject);
    socket.once('close', () => reject(new Error(`${origin.href} closed the connection`)));
    socket.once('connect', () => {
      if (!ask()) resolve();
    });
  });
}

function requestsOf({ origin, paths, headers }: Asked): Buffer[] {
  const lines = Object.entries({ host: new URL(origin).host, ...headers }).map(
    ([key, value]) => `${key}: ${value}`,
  );
  return paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`));
}

/** @throws Error for a status other than 200, or no response within a minute */
export async function askAll(asked: Asked): Promise<Answered> {
  const requests = requestsOf(asked);
  const times: number[] = [];
  const from = performance.now();
  const until = asked.seconds === undefined ? Number.NaN : from + asked.seconds * 1000;
  let count = 0;
  const next: Next = () => {
    if (asked.seconds === undefined) return requests[count++];
    return performance.now() < until ? requests[count++ % requests.length] : undefined;
  };
  const connections = Array.from({ length: asked.connections }, () =>
    askOn(new URL(asked.origin), next, times),
  );
  await Promise.all(connections);
  return { requests: times.length, seconds: (performance.now() - from) / 1000, p99: spreadOf(times).p99 };
}
