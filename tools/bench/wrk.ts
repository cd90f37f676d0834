/** `wrk`, the cheapest client, if installed. */
import { spawn, spawnSync } from 'node:child_process';
import type { Answered, Asked } from '@/tools/bench/client';

/** The installed version, or undefined if there is none. */
export function wrkVersion(): string | undefined {
  const { stdout } = spawnSync('wrk', ['-v'], { encoding: 'utf8' });
  return /^wrk \S+/.exec(stdout ?? '')?.[0];
}

const units: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** Parses the output of `wrk --latency`. @throws Error unless every request was successful */
export function readWrk(output: string): Answered {
  const [, requests, seconds] = /^ +(\d+) requests in ([\d.]+)s/m.exec(output) ?? [];
  const [, p99, unit = ''] = /^ +99% +([\d.]+)(us|ms|s|m)$/m.exec(output) ?? [];
  const failed = /Non-2xx or 3xx responses: .*|Socket errors: .*/.exec(output);
  if (failed || requests === undefined || p99 === undefined) throw new Error(`wrk: ${failed?.[0] ?? output}`);
  return {
    requests: Number(requests),
    seconds: Number(seconds),
    p99: Number(p99) * (units[unit] ?? Number.NaN),
  };
}

/** Requests one path on all connections for this many seconds, rounded up. */
export function runWrk({ origin, paths, headers, connections, seconds = 1 }: Asked): Promise<Answered> {
  const args = ['-t1', `-c${connections}`, `-d${Math.ceil(seconds)}s`, '--latency', '--timeout', '60s'];
  const given = Object.entries(headers).flatMap(([key, value]) => ['-H', `${key}: ${value}`]);
  return new Promise((resolve, reject) => {
    const child = spawn('wrk', [...args, ...given, origin + paths[0]], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.once('error', reject);
    child.once('close', () => {
      try {
        resolve(readWrk(output));
      } catch (error) {
        reject(error);
      }
    });
  });
}
