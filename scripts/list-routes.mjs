/**
 * Writes app/api/openapi.json/routes.ts: every route file of the application by its URL pattern; the OpenAPI document
 * is made from it. Run it after adding a route file; a test checks that the list is complete.
 */
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const own = new Set(['app/api/openapi.json/route.ts', 'app/api/docs/route.ts']);
const files = fs
  .readdirSync(path.join(root, 'app'), { recursive: true })
  .map((name) => `app/${String(name).replaceAll('\\', '/')}`)
  .filter((name) => name.endsWith('/route.ts') && !name.includes('[...') && !own.has(name));
const entries = files
  .map((file) => ({ file, pattern: file.slice(3, -'/route.ts'.length).replaceAll(/\/\([^)]+\)/g, '') }))
  .sort((a, b) => (a.pattern < b.pattern ? -1 : 1));
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
