/** Java, which runs the HTML validator: found, or installed. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import process from 'node:process';
import { apt, findOrInstall } from '@/scripts/testing/install';

const checker = 'node_modules/vnu-jar/build/dist/vnu.jar';

/** Whether it exists and is new enough to run the validator. */
const runs = (java: string) =>
  spawnSync(java, ['-jar', checker, '--version'], { stdio: 'ignore', timeout: 60_000 }).status === 0;

const find = () =>
  [process.env.JAVA_PATH, 'java', '/usr/bin/java'].find((java) => java !== undefined && runs(java));

const ways = [
  apt('default-jre-headless'),
  { asRoot: true, commands: [['apk', ['add', 'openjdk21-jre-headless']]] },
  { asRoot: true, commands: [['dnf', ['install', '-y', 'java-latest-openjdk-headless']]] },
] satisfies Parameters<typeof findOrInstall>[1];

/** For e2e/html.test.ts: without Java that check alone fails, with this message. */
export function javaVariables(): { JAVA_PATH: string } | { JAVA_MISSING: string } {
  if (!fs.existsSync(checker)) return { JAVA_MISSING: 'The package vnu-jar is not installed: run npm ci.' };
  const { found } = findOrInstall(find, ways);
  return found === null
    ? {
        JAVA_MISSING:
          'No Java 11 or newer was found and none could be installed: install one (Debian: apt-get install default-jre-headless) or set JAVA_PATH to it.',
      }
    : { JAVA_PATH: found };
}
