/**
 * `npm test`: everything. Two lanes share the machine: the checks, unit tests and API tests in one; the build, the demo
 * world and the site tests without a browser in the other. Then the browser tests have the machine to themselves.
 * Databases, folders and ports are separate, so that a running `npm start` is left alone.
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

/** Prepares the site, and runs the tests against it that need no browser. */
async function askSite(postgresUrl: string): Promise<AskedSite> {
  const prepared = await step('Build and demo world', () => prepareSite(postgresUrl, shutdown));
  const { variables } = await startSite(prepared, shutdown);
  // One worker: the API tests, which take longer, use the other processors.
  const outcomes = await inOrder(
    () => vitest('Site without a browser', ['site'], { signal, variables, workers: '1' }),
    // Playwright caches the compiled tests for when they run.
    () => check('Journeys can be read', 'playwright', ['test', '--list'], { signal, variables }),
  );
  return { outcomes, variables };
}

/** A failed preparation counts as one failure of that suite; the others still run. */
function notPrepared(error: unknown): Outcome {
  const output = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { title: 'Journeys', passed: 0, failed: 1, seconds: 0, output };
}

/**
 * Before the lanes split: two installations at once would get in each other's way. If it fails, the tests of Redis fail
 * and say why.
 */
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
        // They mostly wait: for PostgreSQL, for servers that start, and for time to pass.
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
