/** `npm run dev`: the same world as `npm start`, with hot reload; the worker restarts when its code changes. */
import path from 'node:path';
import { buildDir, bundleForBrowser, bundleTexts, watchBundle } from '@/scripts/bundle.mjs';
import { languages } from '@/lib/languages/language';
import { compressStatic } from '@/scripts/launch/compress-static';
import { claim, open, prepareClient } from '@/scripts/launch/open';
import { announce, serve } from '@/scripts/launch/serve';
import { runUntilEnd, Shutdown } from '@/scripts/launch/shutdown';
import { partNames } from '@/scripts/launch/build';

const shutdown = new Shutdown();

/** Stands for the build id in URLs. */
const BUILD_ID = 'dev';

/** The build output that cached pages need: inline scripts, and the script that loads others. */
async function makeOwnScripts(): Promise<void> {
  const scripts = path.join(buildDir, 'static');
  await bundleForBrowser('lib/first-interaction/start-page', buildDir);
  await bundleForBrowser('lib/offline/offline-page', buildDir);
  await bundleForBrowser('lib/first-interaction/wake-page', path.join(scripts, BUILD_ID));
}

await runUntilEnd(shutdown, async () => {
  const claimed = await claim(shutdown);
  await prepareClient(shutdown);
  const opened = await open(claimed, shutdown);
  const restarts = new Map<string, () => Promise<void>>();
  const entries = ['web', 'worker', ...partNames()];
  const watched = await watchBundle(entries, (entry) => void restarts.get(entry)?.());
  await shutdown.onEnd('the watch', () => watched.stop());
  const keepsPages = opened.settings.DEV_PAGE_CACHE === 'on';
  await bundleTexts(languages, path.join(buildDir, 'static', BUILD_ID, 'texts'));
  if (keepsPages) await makeOwnScripts();
  await compressStatic(path.join(buildDir, 'static'));
  const variables = {
    NODE_ENV: 'development',
    NEXT_TELEMETRY_DISABLED: '1',
    ...(keepsPages && { BUILD_ID }),
  };
  const programs = { web: '.build/web.mjs', worker: '.build/worker.mjs', variables, onTerminal: true };
  const { restartWeb, restartWorker } = await serve(opened, programs, shutdown);
  restarts.set('web', restartWeb).set('worker', restartWorker);
  await announce(opened, 'on the terminal');
});
