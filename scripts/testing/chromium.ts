/** The browser of the journeys: found, or installed. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { StepError } from '@/scripts/launch/steps';

const systemPlaces = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Present, and with all the libraries it needs. */
const runs = (file: string | undefined): file is string =>
  Boolean(file) &&
  fs.existsSync(file ?? '') &&
  spawnSync(file ?? '', ['--version'], { stdio: 'ignore' }).status === 0;

const find = () => [process.env.CHROMIUM_PATH, ...systemPlaces, chromium.executablePath()].find(runs);

function attempt(program: string, args: string[]): string {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    env,
    timeout: 300_000,
  });
  return status === 0
    ? ''
    : `${program} ${args.join(' ')}: ${error?.message ?? `${stdout}${stderr}`.trim().slice(-500)}`;
}

/** Ways to a browser, the first that works counts. */
const ways: { asRoot: boolean; commands: [string, string[]][] }[] = [
  { asRoot: false, commands: [['node_modules/.bin/playwright', ['install', 'chromium']]] },
  { asRoot: true, commands: [['node_modules/.bin/playwright', ['install-deps', 'chromium']]] },
  {
    asRoot: true,
    commands: [
      ['apt-get', ['update']],
      ['apt-get', ['install', '-y', '--no-install-recommends', 'chromium']],
    ],
  },
  { asRoot: true, commands: [['apk', ['add', 'chromium']]] },
  { asRoot: true, commands: [['dnf', ['install', '-y', 'chromium']]] },
];

/** The path of a Chromium that runs, installed where there is none. */
export function ensureChromium(): string {
  const present = find();
  if (present) return present;
  const tried: string[] = [];
  for (const { asRoot, commands } of ways) {
    if (asRoot && process.getuid?.() !== 0) continue;
    for (const [program, args] of commands) tried.push(attempt(program, args));
    const installed = find();
    if (installed) return installed;
  }
  throw new StepError(
    `No Chromium was found and none could be installed.\n${tried.filter(Boolean).join('\n')}`,
    'Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to it, then run npm test again.',
  );
}
