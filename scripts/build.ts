/**
 * `npm run build`: the Prisma client, the pages and the bundles for machines that then run `npm run web` or `npm run
 * worker`. Needs no database and no settings.
 */
import { ensureBuild, generateClient, nameCurrent, sharedName } from '@/scripts/launch/build';
import { runUntilEnd, Shutdown } from '@/scripts/launch/shutdown';
import { step } from '@/scripts/launch/steps';

const shutdown = new Shutdown();

await runUntilEnd(shutdown, async () => {
  await step('Prisma client', () => generateClient(shutdown.signal));
  const build = await step(
    'Build',
    () => ensureBuild({}, shutdown.signal, sharedName),
    ({ isNew, name }) => `${name}, ${isNew ? 'made' : 'unchanged'}`,
  );
  nameCurrent(build);
  await shutdown.end(0);
});
