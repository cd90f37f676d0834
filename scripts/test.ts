/**
 * `npm test`: everything. Two lanes share the machine: the checks, the unit tests and the API tests in one, the build,
 * the demo world and what the site answers without a browser in the other; then the journeys have it to themselves.
 * Databases, folders and ports are its own, so a running `npm start` is left alone.
 */
import os from 'node:os';
import process from 'node:process';
import { generateClient } from '@/scripts/launch/build';
import { runUntilEnd, Shutdown } from '@/scripts/launch/shutdown';
import { step } from '@/scripts/launch/steps';
import { startThrowawayPostgres } from '@/scripts/postgres/throwaway';
import { runChecks } from '@/scripts/testing/checks';
import { prepareSite, startSite } from '@/scripts/testing/e2e';
import { ensureRedis } from '@/scripts/testing/redis';
import { check, conclude, type Outcome, playwright, show, vitest } from '@/scripts/testing/suites';
import { keepTemporaryFilesInMemory } from '@/scripts/testing/temporary-files';

const shutdown = new Shutdown();
const { signal } = shutdown;

async function inOrder(...suites: (() => Promise<Outcome | Outcome[]>)[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const suite of suites) {
    if (signal.aborted) break;
    const found = await suite();
    if (!Array.isArray(found)) show(found);
    outcomes.push(...[found].flat());
  }
  return outcomes;
}

interface AskedSite {
  outcomes: Outcome[];
  variables: Record<string, string>;
}

/** The site, and what it answers without a browser. */
async function askSite(postgresUrl: string): Promise<AskedSite> {
  const prepared = await step('Build and demo world', () => prepareSite(postgresUrl, shutdown));
  const { variables } = await startSite(prepared, shutdown);
  // One at a time: the tests of the API, which go on for longer, have the other processors.
  const outcomes = await inOrder(
    () => vitest('Site without a browser', ['site'], { signal, variables, workers: '1' }),
    // Playwright keeps them compiled for when they run.
    () => check('Journeys can be read', 'playwright', ['test', '--list'], { signal, variables }),
  );
  return { outcomes, variables };
}

/** What could not even be prepared is one failure of that suite; the others still run. */
function notPrepared(error: unknown): Outcome {
  const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { title: 'Journeys', passed: 0, failed: 1, seconds: 0, output };
}

/** Before the lanes part: two installations at once get in each other's way. Without it its tests fail, and say why. */
function prepareRedis(): void {
  try {
    ensureRedis();
  } catch (error) {
    process.stderr.write(`  ${error instanceof Error ? error.message : error}\n`);
  }
}

await runUntilEnd(shutdown, async () => {
  await keepTemporaryFilesInMemory(shutdown);
  prepareRedis();
  await step('Prisma client', () => generateClient(signal));
  const postgres = await step('PostgreSQL', startThrowawayPostgres);
  await shutdown.onEnd('PostgreSQL', () => postgres.stop());
  const asking = askSite(postgres.url).catch((error: unknown) => ({ outcomes: [notPrepared(error)] }));
  const outcomes = await inOrder(
    () => runChecks(signal),
    () => vitest('Unit tests', ['unit*'], { signal }),
    () =>
      vitest('API and job tests', ['api*'], {
        signal,
        variables: { TEST_POSTGRES_URL: postgres.url },
        // They wait for PostgreSQL, for servers that start, and for time that has to pass.
        workers: String(Math.ceil(os.availableParallelism() * 1.5)),
      }),
  );
  const asked = await asking;
  outcomes.push(...asked.outcomes);
  if ('variables' in asked) {
    const { variables } = asked;
    outcomes.push(...(await inOrder(() => playwright('Journeys', { signal, variables }))));
  }
  await shutdown.end(conclude(outcomes));
});
