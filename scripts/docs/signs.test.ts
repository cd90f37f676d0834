import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findDeadSigns } from './signs';

/** Generated, stored or installed files, as in .gitignore. */
const ignored =
  /^(?:node_modules|\.git|\.next|\.build|\.data.*|prisma\/generated|test-results|playwright-report|coverage|sbom)$/;
/** What databases have applied keeps its words; this folder contains examples that must be rejected. */
const exempt =
  /^(?:prisma\/migrations|tests\/postgres\/former-texts|scripts\/docs)\/|^package-lock\.json$|^\.env(?:\.local)?$/;

function filesBelow(folder: string): string[] {
  return fs.readdirSync(folder || '.', { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (ignored.test(file)) return [];
    return entry.isDirectory() ? filesBelow(file) : entry.isFile() ? [file] : [];
  });
}

const files = filesBelow('');
const texts = new Map(
  files
    .filter((file) => !exempt.test(file))
    .map((file) => [file, fs.readFileSync(file)] as const)
    .filter(([, bytes]) => !bytes.includes(0))
    .map(([file, bytes]) => [file, bytes.toString('utf8')]),
);

const page = '# Search\n\n## Days of a stay\n\n## `_method`\n\n```\n## no heading\n```\n';
const record = '2026-11-21-sessions.md';
const known = new Map([
  ['docs/rules/search.md', page],
  [`docs/decisions/${record}`, '# Sessions\n'],
]);
const signsOf = (file: string, text: string) =>
  findDeadSigns(new Map([...known, [file, text]]), [...known.keys(), file]);

describe('links to rules and records', () => {
  it.each([
    ['lib/a.ts', '// docs/rules/search.md#days-of-a-stay'],
    ['lib/a.ts', '/** Why: docs/rules/search.md. */'],
    ['lib/a.ts', '// docs/rules/search.md#_method'],
    ['docs/rules/b.md', `[a](search.md#days-of-a-stay) [b](../decisions/${record}) [c](https://x.be/y.md)`],
    ['docs/rules/b.md', '# B\n\n## Here\n\n[a](#here)'],
    ['docs/decisions/b.md', `as in ${record}, and in [rules](../rules)`],
  ])('%s may contain: %s', (file, text) => {
    expect(signsOf(file, text)).toEqual([]);
  });

  it.each([
    ['lib/a.ts', '// docs/rules/serach.md'],
    ['lib/a.ts', '// docs/rules/search.md#days'],
    ['lib/a.ts', '// docs/rules/search.md#no-heading'],
    ['lib/a.ts', '// docs/decisions/2026-11-21-session.md'],
    ['docs/rules/b.md', '[a](listings.md)'],
    ['docs/rules/b.md', '[a](search.md#nights)'],
    ['docs/rules/b.md', '# B\n\n[a](#there)'],
    ['docs/decisions/b.md', 'as in 2026-11-20-sessions.md'],
    ['lib/a.ts', '/** Shown once (spec P §2). */'],
    ['lib/a.ts', '/** Names are P §3, of course. */'],
    ['lib/a.ts', "// in one order (decisions, 'sort_by')"],
    ['lib/a.ts', "// in one order (docs/decisions, 'Sorting')"],
    ['lib/a.ts', "// one file a message (contract, 'Fixed addresses')"],
    ['lib/a.ts', '// in the words of the specification'],
  ])('%s may not contain: %s', (file, text) => {
    expect(signsOf(file, text)).toHaveLength(1);
  });

  it('all lead somewhere', () => {
    expect(texts.size).toBeGreaterThan(1000);
    expect(findDeadSigns(texts, files)).toEqual([]);
  });

  it('lead to every page of the rule book from its index', () => {
    const index = texts.get('docs/rules/README.md') ?? '';
    const pages = files.flatMap((file) => /^docs\/rules\/((?!README)[\w-]+\.md)$/.exec(file)?.[1] ?? []);
    expect(pages.filter((name) => !index.includes(`(${name})`))).toEqual([]);
  });
});
