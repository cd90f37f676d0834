/**
 * `npm run build [-- --analyze | --budgets]`: the Prisma client, the pages and the bundles of machines that then run
 * `npm run web` or `npm run worker`. Needs no database and no settings. Fails if a page loads more script than its
 * budget (`scripts/weight/script-budgets.json`); `--budgets` writes the current sizes into that table instead, and
 * `--analyze` writes a treemap of each page's scripts.
 */
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuild, generateClient, nameCurrent, sharedName } from '@/scripts/launch/build';
import { runProgram } from '@/scripts/launch/child';
import { weighPages } from '@/scripts/weight/page-script';
import { budgetsOf, checkBudgets, kilobytes, writeBudgets } from '@/scripts/weight/script-budgets';
import { runUntilEnd, Shutdown } from '@/scripts/launch/shutdown';
import { say, step } from '@/scripts/launch/steps';

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { analyze: flag, budgets: flag } });
const shutdown = new Shutdown();

await runUntilEnd(shutdown, async () => {
  await step('Prisma client', () => generateClient(shutdown.signal));
  const build = await step(
    'Build',
    () => ensureBuild({}, shutdown.signal, sharedName),
    ({ isNew, name }) => `${name}, ${isNew ? 'made' : 'unchanged'}`,
  );
  nameCurrent(build);
  const weights = weighPages(build);
  if (values.analyze) {
    await step(
      'Treemap',
      () => analyze(),
      (folder) => `${folder}, a site of its own: serve that folder, for example with npx serve`,
    );
    for (const [route, bytes] of weights) say(`  ${kilobytes(bytes).padStart(8)}  ${route}`);
  }
  await step('Script of pages', async () =>
    values.budgets ? writeBudgets(budgetsOf(weights)) : checkBudgets(weights),
  );
  await shutdown.end(0);
});

/** Next's own analysis of the same sources, about as slow as a build: writes a small site into its own folder. */
async function analyze(): Promise<string> {
  const folder = path.join('.next', 'analyze');
  const variables = { NODE_ENV: 'production', NEXT_DIST_DIR: folder, NEXT_TELEMETRY_DISABLED: '1' };
  fs.rmSync(folder, { recursive: true, force: true });
  await runProgram('node_modules/next/dist/bin/next', ['analyze', '--output'], variables, shutdown.signal);
  return path.join(folder, 'diagnostics', 'analyze');
}
