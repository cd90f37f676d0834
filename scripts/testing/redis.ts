/** The Redis server for the tests: found, or installed. */
import { spawnSync } from 'node:child_process';
import process from 'node:process';
import { StepError } from '@/scripts/launch/steps';
import { apt, findOrInstall } from '@/scripts/testing/install';
import type { Way } from '@/scripts/testing/install';

const places = ['redis-server', '/usr/bin/redis-server', '/usr/local/bin/redis-server'];

const runs = (file: string | undefined): file is string =>
  Boolean(file) && spawnSync(file ?? '', ['--version'], { stdio: 'ignore' }).status === 0;

const find = () => [process.env.REDIS_SERVER_PATH, ...places].find(runs);

const ways: readonly Way[] = [
  apt('redis-server'),
  { asRoot: true, commands: [['apk', ['add', 'redis']]] },
  { asRoot: true, commands: [['dnf', ['install', '-y', 'redis']]] },
];

/** A working redis-server, which is installed if there is none. */
export function ensureRedis(): string {
  const result = findOrInstall(find, ways);
  if (result.found !== null) return result.found;
  throw new StepError(
    `No redis-server was found and none could be installed.\n${result.tried.join('\n')}`,
    'Install one (Debian: apt-get install redis-server) or set REDIS_SERVER_PATH to it, then run npm test again.',
  );
}
