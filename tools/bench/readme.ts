/** Writes the figures in the README. */
import fs from 'node:fs';

const end = '<!-- end of figures -->';

/**
 * Replaces the figures that the same command wrote before.
 * @throws Error if the README has no place for them
 */
export function writeFigures(figures: string, command = 'npm run bench', file = 'README.md'): void {
  const text = fs.readFileSync(file, 'utf8');
  const begin = `<!-- figures of ${command} -->`;
  const from = text.indexOf(begin);
  const to = text.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`${file} has no place for figures of ${command}`);
  fs.writeFileSync(file, `${text.slice(0, from + begin.length)}\n\n${figures}\n\n${text.slice(to)}`);
}
