/** `npm run dev`: the same world as `npm start`, with hot reload; the worker restarts when its code changes. */
import { watchBundle } from '@/scripts/bundle.mjs';
import { open } from '@/scripts/launch/open';
import { announce, serve } from '@/scripts/launch/serve';
import { runUntilEnd, Shutdown } from '@/scripts/launch/shutdown';
import { partNames } from '@/scripts/launch/build';

const shutdown = new Shutdown();

await runUntilEnd(shutdown, async () => {
  const opened = await open(shutdown);
  const restarts = new Map<string, () => Promise<void>>();
  const entries = ['web', 'worker', ...partNames()];
  const watched = await watchBundle(entries, (entry) => void restarts.get(entry)?.());
  await shutdown.onEnd('the watch', () => watched.stop());
  const variables = { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' };
  const programs = { web: '.build/web.mjs', worker: '.build/worker.mjs', variables, onTerminal: true };
  const { restartWeb, restartWorker } = await serve(opened, programs, shutdown);
  restarts.set('web', restartWeb).set('worker', restartWorker);
  await announce(opened, 'on the terminal');
});
