import 'server-only';

import { themeColors } from '@/lib/theme';
import { buildDocument } from '@/server/openapi/build-document';
import type { RouteModule } from '@/server/openapi/build-document';

const escape = (text: string) => text.replaceAll(/[&<>"]/g, (character) => `&#${character.codePointAt(0)};`);

interface Operation {
  summary: string;
  security: unknown[];
}

function rowsOf(path: string, operations: Record<string, Operation>): string[] {
  return Object.entries(operations).map(([method, operation]) => {
    const who = operation.security.length === 0 ? 'iedereen' : 'ingelogd';
    const details = escape(JSON.stringify(operation, null, 2));
    return `<details><summary><b>${method.toUpperCase()}</b> <code>${escape(path)}</code> <span>${escape(operation.summary)} · ${who}</span></summary><pre>${details}</pre></details>`;
  });
}

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;max-width:60rem;padding:0 1rem;color:${themeColors['ci-gray-800']}}
summary{cursor:pointer;padding:.4rem 0}b{display:inline-block;min-width:4.5rem;color:${themeColors['ci-blue-700']}}span{color:${themeColors['ci-gray-600']}}
pre{background:${themeColors.sand};padding:1rem;overflow:auto;font-size:13px}`;

/** GET /api/docs: the document as a page without scripts. */
export function showDocument(routes: Readonly<Record<string, RouteModule>>): string {
  const { paths } = buildDocument(routes) as { paths: Record<string, Record<string, Operation>> };
  const rows = Object.entries(paths).flatMap(([path, operations]) => rowsOf(path, operations));
  return `<!doctype html><html lang="nl-BE"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>API</title><style>${style}</style><main><h1>API</h1>
<p>Het volledige document: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>${rows.join('\n')}</main></html>`;
}
