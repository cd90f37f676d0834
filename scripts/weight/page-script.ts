/**
 * How much script a browser loads for each page before any interaction: what its HTML refers to, compressed with gzip,
 * without later `import()` calls.
 */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { z } from 'zod';
import { starterPath } from '@/scripts/launch/build';
import type { Build } from '@/scripts/launch/build';

/** Next writes it with every build: https://nextjs.org/docs/app/guides/package-bundling */
const statsFile = 'diagnostics/route-bundle-stats.json';
const stats = z.array(z.object({ route: z.string(), firstLoadChunkPaths: z.array(z.string()) }));
/** Maps files of `app` to routes. */
const routesFile = 'app-path-routes-manifest.json';
const routes = z.record(z.string(), z.string());

/** In the source of pages with delayed scripts: browsers fetch one more script, which starts the others. */
const waits = 'letScriptsWait()';

const read = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));

/** A file's bytes with gzip at its best level. */
const weigh = (file: string): number => zlib.gzipSync(fs.readFileSync(file), { level: 9 }).length;

/** Routes with delayed scripts. */
function waitingRoutes(folder: string): Set<string> {
  const files = Object.entries(routes.parse(read(path.join(folder, routesFile))));
  const waiting = files.filter(([page]) => {
    const source = path.join('app', `${page}.tsx`);
    return fs.existsSync(source) && fs.readFileSync(source, 'utf8').includes(waits);
  });
  return new Set(waiting.map(([, route]) => route));
}

/** The bytes of every page's script in a build, by its route. */
export function weighPages(build: Build): Map<string, number> {
  const { folder } = build;
  const known = new Map<string, number>();
  const weightOf = (file: string) => {
    const weight = known.get(file) ?? weigh(file);
    known.set(file, weight);
    return weight;
  };
  const waiting = waitingRoutes(folder);
  const starter = starterPath(build);
  const pages = stats.parse(read(path.join(folder, statsFile)));
  return new Map(
    pages.map(({ route, firstLoadChunkPaths }) => {
      const files = waiting.has(route) ? [...firstLoadChunkPaths, starter] : firstLoadChunkPaths;
      return [route, files.reduce((sum, file) => sum + weightOf(file), 0)];
    }),
  );
}
