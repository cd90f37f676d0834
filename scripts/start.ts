/** `npm start`: everything from the settings to a running site, step by step. */
import { bundlePath, ensureBuild, useBuild } from '@/scripts/launch/build';
import { open } from '@/scripts/launch/open';
import { announce, serve } from '@/scripts/launch/serve';
import { runUntilEnd, Shutdown } from '@/scripts/launch/shutdown';
import { say, step } from '@/scripts/launch/steps';

const shutdown = new Shutdown();

await runUntilEnd(shutdown, async () => {
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
});
