import 'server-only';

import fs from 'node:fs';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';

/** Source maps to cache: errors that come by the hundred mostly come from one place. */
const maps = new LRUCache<string, { map: SourceMap | null }>({ max: 10 });
/** A file of a build, with line and column. */
const place = /((?:file:\/\/)?\/[^\s():]+\.m?js):(\d+):(\d+)/g;

function mapOf(file: string): SourceMap | null {
  let known = maps.get(file);
  if (!known) {
    const beside = `${file.startsWith('file:') ? fileURLToPath(file) : file}.map`;
    const map = fs.existsSync(beside) ? new SourceMap(JSON.parse(fs.readFileSync(beside, 'utf8'))) : null;
    known = { map };
    maps.set(file, known);
  }
  return known.map;
}

/**
 * A stack trace with source positions instead of those in the build. Source maps are read on demand: Node's own support
 * would keep them in more memory than all the rest of a server.
 */
export function readableStack(stack: string): string {
  try {
    return stack.replaceAll(place, (built, file: string, line: string, column: string) => {
      const origin = mapOf(file)?.findOrigin(Number(line), Number(column));
      if (!origin || !('fileName' in origin) || !origin.fileName) return built;
      return `${origin.fileName.replace(/^.*\/(?=(?:app|components|emails|lib|prisma|scripts|server)\/)/, '')}:${origin.lineNumber}:${origin.columnNumber}`;
    });
  } catch {
    // The build is being replaced: the raw stack is better than nothing.
    return stack;
  }
}
