/**
 * The bundler gives nearly every call a file of its own with what they all share, the same to the last letter but for
 * the name of its map. A server would hold every copy that it loads, so each file but the first only leads there.
 */
import fs from 'node:fs';
import path from 'node:path';

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

/** Lets all files of a folder with the same modules lead to one of them. Gives how many bytes that saved. */
export function shareChunks(folder: string): number {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
  const files = names.filter((name) => name.endsWith('.js')).map((name) => path.join(folder, name));
  let saved = 0;
  for (const [modules, [first = '', ...copies]] of byContent(files)) {
    for (const copy of copies) {
      const way = path.relative(path.dirname(copy), first).split(path.sep).join('/');
      const lead = `module.exports = require(${JSON.stringify(`./${way}`)});\n`;
      if (lead.length >= modules.length) continue;
      fs.writeFileSync(copy, lead);
      fs.rmSync(`${copy}.map`, { force: true });
      saved += modules.length - lead.length;
    }
  }
  return saved;
}
