/** How much script each page may load before any interaction: `script-budgets.json`, listed in the README. */
import fs from 'node:fs';
import { z } from 'zod';
import { StepError } from '@/scripts/launch/steps';

/** Route → kilobytes (1,000 bytes) of script, compressed with gzip. */
export type ScriptBudgets = Readonly<Record<string, number>>;

const file = 'scripts/weight/script-budgets.json';
const [begin, end] = ['<!-- script budgets -->', '<!-- end of script budgets -->'];
const KB = 1000;
/** Budgets are multiples of this many kilobytes: pages may grow a little without a new one. */
const STEP = 5;

export const readBudgets = (): ScriptBudgets =>
  z.record(z.string(), z.int().positive()).parse(JSON.parse(fs.readFileSync(file, 'utf8')));

/** Faults of pages with these sizes in bytes, a sentence each. */
export function overBudget(weights: ReadonlyMap<string, number>, budgets: ScriptBudgets): string[] {
  const faults = [...weights].flatMap(([route, bytes]) => {
    const budget = budgets[route];
    if (budget === undefined) return [`${route} has no budget; it is ${kilobytes(bytes)}.`];
    return bytes > budget * KB ? [`${route} is ${kilobytes(bytes)}, and may be ${budget} kB.`] : [];
  });
  const gone = Object.keys(budgets).filter((route) => !weights.has(route));
  return [...faults, ...gone.map((route) => `${route} has a budget, and is no page.`)];
}

/** Rounded up, so that an excess is visible. */
export const kilobytes = (bytes: number) => `${(Math.ceil((bytes / KB) * 10) / 10).toFixed(1)} kB`;

/** @throws StepError naming every page that loads more script than it may */
export function checkBudgets(weights: ReadonlyMap<string, number>): void {
  const faults = overBudget(weights, readBudgets());
  if (faults.length > 0)
    throw new StepError(
      `Script before the first press (gzip):\n${faults.join('\n')}`,
      `Fetch later what nobody asked for yet (npm run build -- --analyze shows what it is), or write new budgets: npm run build -- --budgets.`,
    );
}

/** Current sizes, rounded up. */
export const budgetsOf = (weights: ReadonlyMap<string, number>): ScriptBudgets =>
  Object.fromEntries(
    [...weights]
      .map(([route, bytes]) => [route, Math.ceil(bytes / KB / STEP) * STEP] as const)
      .toSorted(([a, x], [b, y]) => x - y || (a < b ? -1 : 1)),
  );

/** The README's list: pages with the same budget on a line. */
export function listBudgets(budgets: ScriptBudgets): string {
  const sizes = [...new Set(Object.values(budgets))].toSorted((a, b) => a - b);
  const pagesOf = (size: number) =>
    Object.keys(budgets)
      .filter((route) => budgets[route] === size)
      .map((route) => `\`${route}\``);
  return sizes.map((size) => `- **${size} kB** ${pagesOf(size).join(', ')}`).join('\n');
}

/** The README before its list, the list, and the rest. @throws Error if it has no place for one */
export function partReadme(readme: string): [string, string, string] {
  const from = readme.indexOf(begin) + begin.length;
  const to = readme.indexOf(end, from);
  if (!readme.includes(begin) || to < 0) throw new Error('The README has no place for the budgets of script');
  return [readme.slice(0, from), readme.slice(from, to).trim(), readme.slice(to)];
}

/** Puts new budgets into the table and the README. */
export function writeBudgets(budgets: ScriptBudgets): void {
  fs.writeFileSync(file, `${JSON.stringify(budgets, null, 2)}\n`);
  const [before, , after] = partReadme(fs.readFileSync('README.md', 'utf8'));
  fs.writeFileSync('README.md', `${before}\n\n${listBudgets(budgets)}\n\n${after}`);
}
