/** The steps of `npm start`, from the settings in the environment to a running site. */
import { bundlePath, ensureBuild, useBuild } from '@/scripts/launch/build';
import { claim, open, prepareClient } from '@/scripts/launch/open';
import { announce, serve } from '@/scripts/launch/serve';
import type { Shutdown } from '@/scripts/launch/shutdown';
import { say, step } from '@/scripts/launch/steps';

/** Resolves when the site answers; a failing step has already been reported. */
export async function startSite(shutdown: Shutdown): Promise<void> {
  const claimed = await claim(shutdown);
  const client = prepareClient(shutdown);
  // A build needs only the sources, so it runs in parallel with the database and the demo world.
  const building = client.then(() =>
    step(
      'Build',
      () => ensureBuild({}, shutdown.signal),
      ({ isNew }) => (isNew ? 'made' : 'unchanged'),
    ),
  );
  const opening = open(claimed, shutdown, client);
  // If one fails, this process first waits for the other, to close what it opened.
  await shutdown.onEnd('the start', () => Promise.allSettled([building, opening]));
  const [opened, build] = await Promise.all([opening, building]);
  useBuild(build);
  shutdown.check();
  const programs = {
    web: bundlePath(build, 'web'),
    worker: bundlePath(build, 'worker'),
    variables: build.variables,
  };
  await serve(opened, programs, shutdown);
  await announce(opened, 'in files');
  say(
    `\n  Ready after ${((Date.now() - Number(process.env.START_BEGAN ?? performance.timeOrigin)) / 1000).toFixed(1)} s.`,
  );
}
