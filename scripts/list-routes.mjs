/**
 * Writes app/api/openapi.json/routes.ts, which maps every route file to its URL pattern and from which the OpenAPI
 * document is generated, and server/front/call-methods.ts, the methods of each route; the front refuses all others. Run
 * it after adding a route file or a method; a test checks that both are complete.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const own = new Set(['app/api/openapi.json/route.ts', 'app/api/docs/route.ts']);
const all = fs
  .readdirSync(path.join(root, 'app'), { recursive: true })
  .map((name) => `app/${String(name).replaceAll('\\', '/')}`)
  .filter((name) => name.endsWith('/route.ts'))
  .map((file) => ({ file, pattern: file.slice(3, -'/route.ts'.length).replaceAll(/\/\([^)]+\)/g, '') }))
  .sort((a, b) => (a.pattern < b.pattern ? -1 : 1));
const entries = all.filter(({ file }) => !file.includes('[...') && !own.has(file));
const lines = [
  '// Written by scripts/list-routes.mjs: every call by its URL pattern.',
  ...entries.map(({ file }, n) => `import * as r${n} from '@/${file.replace(/\.ts$/, '')}';`),
  "import type { RouteModule } from '@/server/openapi/build-document';",
  '',
  '/** A function, because two of the calls describe this very list. */',
  'export const routes = (): Record<string, RouteModule> => ({',
  ...entries.map(({ pattern }, n) => `  '${pattern}': r${n},`),
  '});',
  '',
];
fs.writeFileSync(path.join(root, 'app/api/openapi.json/routes.ts'), lines.join('\n'));

/** `export const GET = …`, `export { unknown as DELETE, … }`. */
function methodsIn(file) {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const lists = [...text.matchAll(/^export \{([^}]*)\}/gm)].map(([, list]) => list).join();
  const named = [...text.matchAll(/^export const ([A-Z]+) =/gm), ...lists.matchAll(/\bas ([A-Z]+)\b/g)];
  return named.map(([, method]) => method).sort();
}

const table = [
  "import 'server-only';",
  '',
  '/**',
  ' * Written by scripts/list-routes.mjs: the methods of each call by its URL pattern. The front refuses all others',
  ' * (wrong-method.ts).',
  ' */',
  'export const callMethods: Readonly<Record<string, readonly string[]>> = {',
  ...all.map(({ file, pattern }) => {
    const methods = methodsIn(file).map((method) => `'${method}'`);
    return `  '${pattern}': [${methods.join(', ')}],`;
  }),
  '};',
  '',
];
fs.writeFileSync(path.join(root, 'server/front/call-methods.ts'), table.join('\n'));
