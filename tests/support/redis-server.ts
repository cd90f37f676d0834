import { spawn } from 'node:child_process';
import net from 'node:net';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import { ensureRedis } from '@/scripts/testing/redis';

export interface RedisServer {
  url: string;
  /** Kills it at once, like a machine that disappears. */
  kill(): Promise<void>;
  /** Starts it again on the same port, empty. */
  start(): Promise<void>;
}

const password = 'een-wachtwoord';

async function freePort(): Promise<number> {
  const server = net.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A real Redis on this machine, with a password and without persistence. */
export async function startRedis(): Promise<RedisServer> {
  const program = ensureRedis();
  const port = await freePort();
  const options = {
    port,
    bind: '127.0.0.1',
    dir: os.tmpdir(),
    save: '',
    appendonly: 'no',
    requirepass: password,
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, String(value)]);
  let child: ReturnType<typeof spawn> | undefined;
  const start = () =>
    new Promise<void>((resolve, reject) => {
      const started = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
      child = started;
      started.once('error', reject);
      started.once('exit', (code) => reject(new Error(`redis-server ended with ${code}`)));
      started.stdout.on('data', (chunk: Buffer) => {
        if (chunk.includes('Ready to accept connections')) resolve();
      });
    });
  await start();
  return {
    url: `redis://:${password}@127.0.0.1:${port}`,
    start,
    async kill() {
      const running = child;
      if (!running || running.exitCode !== null || running.signalCode !== null) return;
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGKILL');
      await ended;
    },
  };
}
