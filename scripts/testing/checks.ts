/** The checks that need nothing running: format, lint with the fences, types, unused code, supply. */
import fs from 'node:fs';
import { supplyFaults } from '@/scripts/supply/check-supply';
import { check, type Outcome, show } from '@/scripts/testing/suites';

/**
 * Next rewrites this file at every build, referring to that build's folder: type checking must work without a build.
 */
function writeNextTypes(): void {
  const text = '/// <reference types="next" />\n/// <reference types="next/image-types/global" />\n';
  fs.writeFileSync('next-env.d.ts', text);
}

const checks: [string, string, string[], Record<string, string>?][] = [
  ['Format', 'oxfmt', ['--check']],
  ['Lint and fences', 'oxlint', ['--format', 'default']],
  // Each additional checker loads the types of packages again, and the other cores are busy. The default garbage
  // collection takes half of the time to save a sixth of the memory.
  ['Types', 'tsc', ['--noEmit', '-p', '.', '--checkers', '1'], { GOGC: '400' }],
  ['Dead code', 'knip', []],
  ['Code that tests alone keep alive', 'knip', ['--production', '--include', 'files,exports']],
];

/** Packages, licences, images: `scripts/supply`. */
function checkSupply(): Outcome {
  const from = performance.now();
  const faults = supplyFaults();
  const failed = faults.length > 0 ? 1 : 0;
  const seconds = (performance.now() - from) / 1000;
  return { title: 'Supply', passed: 1 - failed, failed, seconds, output: faults.join('\n') };
}

export async function runChecks(signal?: AbortSignal): Promise<Outcome[]> {
  writeNextTypes();
  const outcomes = await Promise.all(
    checks.map(([title, bin, args, variables]) => check(title, bin, args, { signal, variables })),
  );
  outcomes.push(checkSupply());
  outcomes.forEach(show);
  return outcomes;
}
