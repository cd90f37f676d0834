/**
 * `npm run test:e2e [-- arguments of playwright test]`: the tests that need the built site; with arguments only the
 * browser tests.
 */
import { generateClient } from '@/scripts/launch/build';
import { runUntilEnd, Shutdown } from '@/scripts/launch/shutdown';
import { step } from '@/scripts/launch/steps';
import { startThrowawayPostgres } from '@/scripts/postgres/throwaway';
import { prepareSite, startSite } from '@/scripts/testing/e2e';
import { conclude, playwright, show, vitest } from '@/scripts/testing/suites';
import { keepTemporaryFilesInMemory } from '@/scripts/testing/temporary-files';

const shutdown = new Shutdown();

await runUntilEnd(shutdown, async () => {
  await keepTemporaryFilesInMemory(shutdown);
  await generateClient(shutdown.signal);
  const postgres = await step('PostgreSQL', startThrowawayPostgres);
  await shutdown.onEnd('PostgreSQL', () => postgres.stop());
  const prepared = await step('Build and demo world', () => prepareSite(postgres.url, shutdown));
  const { variables } = await step('Site', () => startSite(prepared, shutdown));
  const { signal } = shutdown;
  const args = process.argv.slice(2);
  const outcomes =
    args.length > 0 ? [] : [await vitest('Site without a browser', ['site'], { signal, variables })];
  outcomes.push(await playwright('Journeys', { signal, variables, args }));
  for (const outcome of outcomes) {
    show(outcome);
    if (!outcome.failed) process.stdout.write(`${outcome.output}\n`);
  }
  await shutdown.end(conclude(outcomes));
});
