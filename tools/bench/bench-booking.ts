/** `node scripts/run.mjs bench-booking`: what asking for a stay costs, by itself (tools/bench/measure-booking.ts). */
import { bundle } from '@/scripts/bundle.mjs';
import { bookingLine, measureBookingRequest } from '@/tools/bench/measure-booking';
import { prepareWorld } from '@/tools/bench/prepare';
import { ensureBuild, partNames, useBuild } from '@/scripts/launch/build';
import { runUntilEnd, Shutdown } from '@/scripts/launch/shutdown';
import { say, step } from '@/scripts/launch/steps';

const shutdown = new Shutdown();

await runUntilEnd(shutdown, async () => {
  const world = await prepareWorld(shutdown);
  const build = await step('Build', () =>
    ensureBuild({ ...world.settings, DATABASE_URL: world.demoUrl }, shutdown.signal),
  );
  useBuild(build);
  const [bare = ''] = await bundle(['bench-bare', ...partNames()]);
  say(bookingLine(await measureBookingRequest({ ...world, build, bundles: { bare } }, shutdown)));
  await shutdown.end(0);
});
