/** The checks that need nothing running: format, lint with the fences, types, code that nothing uses. */
import fs from 'node:fs';
import { check, type Outcome, show } from '@/scripts/testing/suites';

/** Next writes this file at every build, with the folder of that build in it: types are checked without one. */
function writeNextTypes(): void {
  const text = '/// <reference types="next" />\n/// <reference types="next/image-types/global" />\n';
  fs.writeFileSync('next-env.d.ts', text);
}

const checks: [string, string, string[], Record<string, string>?][] = [
  ['Format', 'oxfmt', ['--check']],
  ['Lint and fences', 'oxlint', ['--format', 'default']],
  // Each further checker looks at the types of packages again, and the other cores have work.
  // Collecting garbage as often as it does by itself takes half of its time, and saves a sixth of its memory.
  ['Types', 'tsc', ['--noEmit', '-p', '.', '--checkers', '1'], { GOGC: '400' }],
  ['Dead code', 'knip', []],
  ['Code that tests alone keep alive', 'knip', ['--production', '--include', 'files,exports']],
];

export async function runChecks(signal?: AbortSignal): Promise<Outcome[]> {
  writeNextTypes();
  const outcomes = await Promise.all(
    checks.map(([title, bin, args, variables]) => check(title, bin, args, { signal, variables })),
  );
  outcomes.forEach(show);
  return outcomes;
}
