/** The steps of `npm start`, from the settings in the environment to a running site. */
import { bundlePath, ensureBuild, useBuild } from '@/scripts/launch/build';
import { open } from '@/scripts/launch/open';
import { announce, serve } from '@/scripts/launch/serve';
import type { Shutdown } from '@/scripts/launch/shutdown';
import { say, step } from '@/scripts/launch/steps';

/** Resolves when the site answers; a failing step has already been reported. */
export async function startSite(shutdown: Shutdown): Promise<void> {
  const opened = await open(shutdown);
  const build = await step(
    'Build',
    () => ensureBuild(opened.variables, shutdown.signal),
    ({ isNew }) => (isNew ? 'made' : 'unchanged'),
  );
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
