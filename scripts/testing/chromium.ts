/** The browser of the browser tests: Playwright's own, otherwise the system's, otherwise installed. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { StepError } from '@/scripts/launch/steps';
import { apt, findOrInstall } from '@/scripts/testing/install';
import type { Way } from '@/scripts/testing/install';

/** Headless shell first: with it the browser tests take three quarters of the time. */
const systemPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Whether it exists, with all the libraries it needs. */
const runs = (file: string | undefined): file is string =>
  Boolean(file) &&
  fs.existsSync(file ?? '') &&
  spawnSync(file ?? '', ['--version'], { stdio: 'ignore' }).status === 0;

const find = () => [process.env.CHROMIUM_PATH, chromium.executablePath(), ...systemPlaces].find(runs);

/** Ways to install a browser; the first that works is used. */
const ways: readonly Way[] = [
  { asRoot: false, commands: [['node_modules/.bin/playwright', ['install', '--no-shell', 'chromium']]] },
  { asRoot: true, commands: [['node_modules/.bin/playwright', ['install-deps', 'chromium']]] },
  apt('chromium-headless-shell'),
  apt('chromium'),
  { asRoot: true, commands: [['apk', ['add', 'chromium']]] },
  { asRoot: true, commands: [['dnf', ['install', '-y', 'chromium']]] },
];

/** The path of a working Chromium, which is installed if there is none. */
export function ensureChromium(): string {
  const result = findOrInstall(find, ways);
  if (result.found !== null) return result.found;
  throw new StepError(
    `No Chromium was found and none could be installed.\n${result.tried.join('\n')}`,
    'Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to it, then run npm test again.',
  );
}
