/**
 * The files of modules that the bundler makes for the server, made smaller: a server holds the text of every one that
 * it loads.
 *
 * - Nearly every call gets a file of its own with what they all share, the same to the last letter but for the name of
 *   its map. Each but the first only leads there.
 * - Code that is not minified (`next.config.mjs`) comes with its comments and spaces, and a single letter beyond
 *   Latin-1 in one of them doubles what a file takes in memory. Only the names of things are left as they are.
 */
import fs from 'node:fs';
import path from 'node:path';
import process from 'node:process';

/** What a file of modules begins with: nothing else is touched. */
const head = 'module.exports = [';
const mapName = /\n\/\/# sourceMappingURL=[^\n]*\s*$/;

/** The files with the same modules, in the order of their names, by those modules. */
function byContent(files: readonly string[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const file of files) {
    const text = fs.readFileSync(file, 'utf8');
    if (!text.startsWith(head)) continue;
    const modules = text.replace(mapName, '');
    groups.set(modules, [...(groups.get(modules) ?? []), file]);
  }
  return groups;
}

/** Lets files with the same modules lead to one of them. Gives those that hold modules afterwards. */
function share(folder: string): string[] {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  const files = names.filter((name) => name.endsWith('.js')).map((name) => path.join(folder, name));
  return [...byContent(files).values()].map(([first = '', ...copies]) => {
    for (const copy of copies) {
      const way = path.relative(path.dirname(copy), first).split(path.sep).join('/');
      fs.writeFileSync(copy, `module.exports = require(${JSON.stringify(`./${way}`)});\n`);
      fs.rmSync(`${copy}.map`, { force: true });
    }
    return first;
  });
}

/** Without comments and spaces, and in ASCII. Their maps lead to the sources as before. */
async function shorten(folder: string, files: string[]): Promise<void> {
  // By itself it collects garbage so often that it takes a third longer.
  process.env.GOGC ??= '400';
  const { build, stop } = await import('esbuild');
  await build({
    entryPoints: files,
    outdir: folder,
    outbase: folder,
    allowOverwrite: true,
    minifyWhitespace: true,
    charset: 'ascii',
    legalComments: 'none',
    sourcemap: 'linked',
    platform: 'node',
    target: 'node24',
    logLevel: 'error',
  });
  await stop();
}

/** Makes the files of modules in a folder smaller. */
export async function slimChunks(folder: string): Promise<void> {
  await shorten(folder, share(folder));
}
