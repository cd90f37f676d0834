/** The checks that need nothing running: format, lint with the fences, types. */
import fs from 'node:fs';
import { check, type Outcome, show } from '@/scripts/testing/suites';

/** Next writes this file at every build, with the folder of that build in it: types are checked without one. */
function writeNextTypes(): void {
  const text = '/// <reference types="next" />\n/// <reference types="next/image-types/global" />\n';
  fs.writeFileSync('next-env.d.ts', text);
}

const checks: [string, string, string[]][] = [
  [
    'Format',
    'prettier',
    ['--check', '.', '--cache', '--cache-location', '.build/prettier-cache', '--log-level', 'warn'],
  ],
  ['Lint and fences', 'oxlint', ['--format', 'default']],
  ['Types', 'tsc', ['--noEmit', '-p', '.']],
];

export async function runChecks(signal?: AbortSignal): Promise<Outcome[]> {
  writeNextTypes();
  const outcomes: Outcome[] = [];
  for (const [title, bin, args] of checks) {
    const outcome = await check(title, bin, args, signal);
    show(outcome);
    outcomes.push(outcome);
  }
  return outcomes;
}
