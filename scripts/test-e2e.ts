/** `npm run test:e2e [-- arguments of playwright test]`: the journeys alone. */
import { generateClient } from '@/scripts/launch/build';
import { runUntilEnd, Shutdown } from '@/scripts/launch/shutdown';
import { step } from '@/scripts/launch/steps';
import { startThrowawayPostgres } from '@/scripts/postgres/throwaway';
import { prepareSite, startSite } from '@/scripts/testing/e2e';
import { conclude, playwright, show } from '@/scripts/testing/suites';

const shutdown = new Shutdown();

await runUntilEnd(shutdown, async () => {
  await generateClient(shutdown.signal);
  const postgres = await step('PostgreSQL', startThrowawayPostgres);
  await shutdown.onEnd('PostgreSQL', () => postgres.stop());
  const prepared = await step('Build and demo world', () => prepareSite(postgres.url, shutdown));
  const { variables } = await step('Site', () => startSite(prepared, shutdown));
  const outcome = await playwright('Journeys', {
    signal: shutdown.signal,
    variables,
    args: process.argv.slice(2),
  });
  show(outcome);
  if (!outcome.failed) process.stdout.write(`${outcome.output}\n`);
  await shutdown.end(conclude([outcome]));
});
