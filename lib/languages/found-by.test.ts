/** How the language is found is set per process, and test files share one. */
import fs from 'node:fs';
import { expect, it } from 'vitest';

it('is said by the server alone, and by the helper of tests that puts it back', () => {
  const files = fs.globSync('{app,components,emails,lib,prisma,scripts,server,tests,tools}/**/*.{ts,tsx}');
  const saying = files
    .filter((file) => !file.endsWith('found-by.test.ts'))
    .filter((file) => /\bfindLanguageBy\b/.test(fs.readFileSync(file, 'utf8')));
  expect(saying.toSorted()).toEqual([
    'lib/languages/language.ts',
    // Has a process of its own.
    'lib/languages/module-scope.alone.test.ts',
    'server/language.ts',
    'tests/support/in-language.ts',
  ]);
});
