/** `npm run demo:stripe`: the site with paid publishing, using a stand-in for Stripe on this machine. */
import process from 'node:process';
import { defaultAppUrl } from '@/lib/public-env';
import { readSettings } from '@/scripts/launch/settings';
import { runUntilEnd, Shutdown } from '@/scripts/launch/shutdown';
import { startSite } from '@/scripts/launch/start-site';
import { say, step } from '@/scripts/launch/steps';
import { freePort, isPortFree } from '@/scripts/postgres/connection';
import { demoOptions, demoSettings, usualPort, walk } from '@/tools/stripe-stand-in/demo';
import { startStripeStandIn } from '@/tools/stripe-stand-in/stand-in';

const shutdown = new Shutdown();

await runUntilEnd(shutdown, async () => {
  const standIn = await step(
    'Stand-in for Stripe',
    async () => {
      const port = (await isPortFree(usualPort)) ? usualPort : await freePort();
      Object.assign(process.env, demoSettings(`http://127.0.0.1:${port}`));
      const appUrl = defaultAppUrl(readSettings().PORT);
      return startStripeStandIn(demoOptions(port, appUrl, Date.now()));
    },
    ({ origin }) => origin,
  );
  await shutdown.onEnd('the stand-in for Stripe', () => standIn.close());
  await startSite(shutdown);
  say(walk(standIn));
});
