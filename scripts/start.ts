/** `npm start`: all steps from the settings to a running site. */
import { runUntilEnd, Shutdown } from '@/scripts/launch/shutdown';
import { startSite } from '@/scripts/launch/start-site';

const shutdown = new Shutdown();

await runUntilEnd(shutdown, () => startSite(shutdown));
