/** The table of ratios in the README. */
import fs from 'node:fs';

const begin = '<!-- figures of npm run bench -->';
const end = '<!-- end of figures -->';

/** @throws Error where the README has no place for them */
export function writeFigures(table: string, file = 'README.md'): void {
  const text = fs.readFileSync(file, 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`${file} has no place for figures`);
  fs.writeFileSync(file, `${text.slice(0, from + begin.length)}\n\n${table}\n\n${text.slice(to)}`);
}
