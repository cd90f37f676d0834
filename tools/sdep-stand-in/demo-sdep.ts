/** `npm run demo:sdep`: the site beside a stand-in for a single digital entry point, on this machine. */
import process from 'node:process';
import { runUntilEnd, Shutdown } from '@/scripts/launch/shutdown';
import { startSite } from '@/scripts/launch/start-site';
import { say, step } from '@/scripts/launch/steps';
import { freePort, isPortFree } from '@/scripts/postgres/connection';
import { demoOptions, demoSettings, usualPort, walk } from '@/tools/sdep-stand-in/demo';
import { startSdepStandIn } from '@/tools/sdep-stand-in/stand-in';

const shutdown = new Shutdown();

await runUntilEnd(shutdown, async () => {
  const standIn = await step(
    'Stand-in for SDEP',
    async () => {
      const started = await startSdepStandIn(
        demoOptions((await isPortFree(usualPort)) ? usualPort : await freePort()),
      );
      Object.assign(process.env, demoSettings(started.origin));
      return started;
    },
    ({ origin }) => origin,
  );
  await shutdown.onEnd('the stand-in for SDEP', () => standIn.close());
  await startSite(shutdown);
  say(walk(standIn));
});
