import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

/** JSX that breaks when a browser translates the page, by the text's sibling. */
const looseTexts: [string, string][] = [
  ['spinner', 'export const A = ({ b, c }: { b: boolean; c: string }) => <p>{b && <i />}{c}</p>;'],
  ['slot', 'export const A = ({ children }: { children: string }) => <p><i />{children}</p>;'],
  ['call', 'export const A = ({ b }: { b: number }) => <p>{b.toFixed(2)} <i /></p>;'],
  ['pieces', 'export const A = ({ b }: { b: number }) => <p>{b} nachten</p>;'],
  ['going', "export const A = ({ b }: { b: boolean }) => <p><i />{b && 'weg'}</p>;"],
  ['blank', 'export const A = ({ b }: { b: boolean }) => <p>{b && <i />} <b /></p>;'],
  ['fragment', 'export const A = ({ b }: { b: string }) => <>{b}</>;'],
  [
    'constant',
    "import { newsTexts } from '@/lib/texts/news';\nexport const A = ({ b }: { b: boolean }) => <p>{b && <i />}{newsTexts.title}</p>;",
  ],
  ['returned', 'export function A({ b }: { b: string }) {\n  return b;\n}'],
];

/**
 * JSX that does not break: changing text alone in its element, constant text after something permanent, and elements.
 */
const ownTexts = `import { newsTexts as texts } from '@/lib/texts/news';
import type { Elements } from '@/components/ui/elements';

interface Props {
  open: boolean;
  name: string;
  aside: Elements;
  row: (name: string) => Elements;
}

export function Own({ open, name, aside, row }: Props) {
  const more = open && <b>{name}</b>;
  return (
    <div>
      <p>{texts.title} <i>{name}</i></p>
      <p>{\`\${name}, \${name}\`}</p>
      <p>{open ? name : texts.title}</p>
      {open && <i />}
      {[name].map((one) => (
        <b key={one}>{one}</b>
      ))}
      {more}
      {aside}
      {row(name)}
    </div>
  );
}`;

/** [file, its code, the rule that rejects it] */
const planted: [string, string, string][] = [
  ['lib/a.ts', "import { env } from '@/server/env';\nexport const a = env;", 'fences(imports)'],
  ['lib/b.ts', "import type { Env } from '@/server/env';\nexport type B = Env;", 'fences(imports)'],
  ['lib/c.ts', "export const c = () => import('@/components/ui/button');", 'fences(imports)'],
  ['lib/d.ts', "export { env } from '../server/env';", 'fences(imports)'],
  ['lib/e.ts', "export type E = import('@/server/env').Env;", 'fences(imports)'],
  ['lib/f.ts', "import fs from 'node:fs';\nexport const f = fs;", 'fences(imports)'],
  ['lib/g.ts', "import { z } from 'zod';\nexport const g = z;", 'fences(imports)'],
  ['tests/h.ts', "import { runOnce } from 'graphile-worker';\nexport const h = runOnce;", 'fences(imports)'],
  ['lib/listings/deep.ts', "import { x } from '../../lib/money/x';\nexport const y = x;", 'fences(imports)'],
  [
    'components/news/a.tsx',
    "import { b } from '@/components/search/b';\nexport const a = b;",
    'fences(imports)',
  ],
  [
    'components/ui/a.tsx',
    "import { b } from '@/components/search/b';\nexport const a = b;",
    'fences(imports)',
  ],
  [
    'components/news/b.tsx',
    "import { b } from '@/server/features/news/list-news';\nexport const a = b;",
    'fences(imports)',
  ],
  [
    'components/news/c.tsx',
    "import type { A } from '@/prisma/generated/client';\nexport type B = A;",
    'fences(imports)',
  ],
  ['emails/a.tsx', "import { b } from '@/components/ui/button';\nexport const a = b;", 'fences(imports)'],
  [
    'server/features/calendar/a.ts',
    "import 'server-only';\nimport { s } from '@/server/features/listings/select';\nexport const a = s;",
    'fences(imports)',
  ],
  [
    'server/features/news/f.ts',
    "import 'server-only';\nimport { s } from '@/server/features/search/suggest';\nexport const a = s;",
    'fences(imports)',
  ],
  [
    'server/features/listings/g.ts',
    "import 'server-only';\nimport { s } from '@/server/features/listings/form/plan-save';\nexport const a = s;",
    'fences(imports)',
  ],
  [
    'server/http/h.ts',
    "import 'server-only';\nimport { s } from '@/server/mail/queue-mail';\nexport const a = s;",
    'fences(imports)',
  ],
  [
    'server/front/i.ts',
    "import 'server-only';\nimport type { S } from '@/server/features/search/search-index';\nexport type A = S;",
    'fences(imports)',
  ],
  [
    'server/j.ts',
    "import 'server-only';\nimport { s } from '@/server/features/search/search-index';\nexport const a = s;",
    'fences(imports)',
  ],
  ['lib/news/g.ts', "import { g } from '@/lib/search/filters';\nexport const h = g;", 'fences(imports)'],
  ['lib/dates/h.ts', "import { g } from '@/lib/money/euro';\nexport const h = g;", 'fences(imports)'],
  // Two folders that import each other, even if only types.
  ['lib/first/a.ts', "import type { B } from '@/lib/second/b';\nexport type A = B;", 'fences(imports)'],
  ['lib/second/b.ts', "import type { A } from '@/lib/first/c';\nexport type B = A;", 'fences(imports)'],
  [
    'server/features/news/b.ts',
    "import 'server-only';\nimport { b } from '@/components/ui/b';\nexport const a = b;",
    'fences(imports)',
  ],
  [
    'server/features/news/c.ts',
    "import 'server-only';\nimport { headers } from 'next/headers';\nexport const a = headers;",
    'fences(imports)',
  ],
  ['server/features/news/d.ts', 'export const d = 1;', 'fences(server-only)'],
  [
    'server/features/news/e.ts',
    "import 'server-only';\nexport const e = process.env.HOME;",
    'fences(process-env)',
  ],
  ['components/news/e.tsx', "export const e = process['env'].HOME;", 'fences(process-env)'],
  ['app/api/x/route.ts', "import { b } from '@/components/ui/b';\nexport const GET = b;", 'fences(imports)'],
  ['app/(public)/page.tsx', "import pg from 'pg';\nexport const a = pg;", 'fences(imports)'],
  ['scripts/a.ts', "import { b } from '@/components/ui/b';\nexport const a = b;", 'fences(imports)'],
  ['components/news/index.ts', 'export const a = 1;', 'fences(no-barrel)'],
  ['lib/news/all.ts', "export * from './one';", 'fences(no-barrel)'],
  [
    'lib/cycle/one.ts',
    "import { two } from './two';\nexport const one = (): number => two() + 1;",
    'import(no-cycle)',
  ],
  [
    'lib/cycle/two.ts',
    "import { one } from './one';\nexport const two = (): number => one() + 1;",
    'import(no-cycle)',
  ],
  [
    'lib/news/typed.ts',
    "import { z } from '@/lib/api/zod';\nexport const a = z.string().min(1).trim();",
    'fences(typed-text)',
  ],
  ['lib/any.ts', 'export const a = (b: any) => b;', 'typescript(no-explicit-any)'],
  ['lib/bang.ts', 'export const a = (b?: string) => b!.length;', 'typescript(no-non-null-assertion)'],
  ['lib/hush.ts', '// @ts-expect-error\nexport const a: string = 1;', 'typescript(ban-ts-comment)'],
  ['lib/unused.ts', "import { x } from './x';\nexport const a = 1;", 'eslint(no-unused-vars)'],
  ['lib/log.ts', "export const a = () => console.log('a');", 'eslint(no-console)'],
  ...looseTexts.map(([name, code]): [string, string, string] => [
    `components/news/loose-${name}.tsx`,
    code,
    'fences(own-text)',
  ]),
  ['components/news/img.tsx', 'export const A = () => <img src="a.png" />;', 'jsx-a11y(alt-text)'],
  [
    'components/news/hook.tsx',
    "import { useState } from 'react';\nexport const A = ({ b }: { b: boolean }) => (b ? useState(1)[0] : 2);",
    'react-hooks(rules-of-hooks)',
  ],
];

const allowed: [string, string][] = [
  ['lib/ok/a.ts', "import { z } from '@/lib/api/zod';\nimport { b } from './b';\nexport const a = [z, b];"],
  [
    'components/news/ok.tsx',
    "import { b } from '@/components/ui/b';\nimport { c } from '@/lib/c';\nexport const a = [b, c];",
  ],
  [
    'server/features/news/ok.ts',
    "import 'server-only';\nimport { a } from '@/server/features/photos/receive-photos';\nimport { s } from '@/server/features/news/select';\nexport const b = [a, s];",
  ],
  [
    'server/features/listings/form/ok.ts',
    "import 'server-only';\nimport { s } from '@/server/features/listings/select';\nexport const b = s;",
  ],
  [
    'server/worker/ok.ts',
    "import 'server-only';\nimport { a } from '@/server/features/news/a';\nexport const b = a;",
  ],
  ['lib/texts/ok.ts', "import { a } from '@/lib/search/a';\nexport const b = a;"],
  ['components/news/own-text.tsx', ownTexts],
  ['app/(public)/ok.tsx', "import { a } from '@/server/features/news/get-news';\nexport const b = a;"],
];

interface Finding {
  code: string;
  filename: string;
}

describe('the fences', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'fences-'));
  let findings: Finding[] = [];

  beforeAll(() => {
    for (const [file, code] of [...planted, ...allowed]) {
      fs.mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      fs.writeFileSync(path.join(folder, file), `${code}\n`);
    }
    fs.cpSync('scripts/fences', path.join(folder, 'scripts/fences'), { recursive: true });
    fs.copyFileSync('.oxlintrc.json', path.join(folder, '.oxlintrc.json'));
    fs.copyFileSync('tsconfig.json', path.join(folder, 'tsconfig.json'));
    findings = lint(folder);
  });
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  const rulesFor = (file: string) =>
    findings.filter((finding) => finding.filename === file).map((finding) => finding.code);

  it.each(planted)('reject %s', (file, _code, rule) => {
    expect(rulesFor(file)).toContain(rule);
  });

  it.each(allowed)('accept %s', (file) => {
    expect(rulesFor(file)).toEqual([]);
  });
});

describe('the lists of folders', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'circle-'));
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  it('are rejected if they allow a cycle', () => {
    fs.cpSync('scripts/fences', path.join(folder, 'scripts/fences'), { recursive: true });
    fs.copyFileSync('.oxlintrc.json', path.join(folder, '.oxlintrc.json'));
    const table = path.join(folder, 'scripts/fences/rooms.mjs');
    const text = fs.readFileSync(table, 'utf8');
    const circles = () => lint(folder).filter(({ code }) => code === 'fences(no-folder-circle)');
    expect(circles()).toEqual([]);
    // Search imports stays.
    fs.writeFileSync(table, text.replaceAll("stays: ['", "stays: ['search', '"));
    expect(circles().map(({ filename }) => filename)).toContain('scripts/fences/rooms.mjs');
  });
});

function lint(folder: string): Finding[] {
  const oxlint = path.resolve('node_modules/.bin/oxlint');
  try {
    execFileSync(oxlint, ['-f', 'json'], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  } catch (error) {
    const output = error instanceof Error && 'stdout' in error ? String(error.stdout) : '';
    return JSON.parse(output).diagnostics;
  }
  return [];
}
