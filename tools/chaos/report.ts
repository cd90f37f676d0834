/** Prints a run and a recount. */
import fs from 'node:fs';
import path from 'node:path';
import type { Verdict } from '@/tools/chaos/recount/recount';

/** Faults to print as examples. */
const EXAMPLES = 5;

export function wrongLines(wrong: readonly string[]): string[] {
  const more = wrong.length - EXAMPLES;
  return [...wrong.slice(0, EXAMPLES), ...(more > 0 ? [`… and ${more} more`] : [])].map(
    (line) => `      ${line}`,
  );
}

export function verdictLines(verdicts: readonly Verdict[]): string {
  return verdicts
    .flatMap(({ name, wrong }) => {
      if (!wrong) return [`  – ${name}: cannot be told here`];
      return wrong.length > 0 ? [`  ✗ ${name}`, ...wrongLines(wrong)] : [`  ✓ ${name}`];
    })
    .join('\n');
}

/** What the web server logs without its database. */
const expected = '"msg":"what this relies on is away"';

/** Its other logged errors, for finding their cause. */
export function errorLines(root: string): string[] {
  const logs = fs.readdirSync(root).filter((name) => name.startsWith('web-'));
  return logs
    .flatMap((name) => fs.readFileSync(path.join(root, name, 'lines.log'), 'utf8').split('\n'))
    .filter((line) => line.includes('"level":"error"') && !line.includes(expected));
}
