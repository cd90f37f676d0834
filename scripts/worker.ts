/** The worker process: jobs, e-mails, calendars. Part of `npm start`, or alone as `npm run worker`. */
import process from 'node:process';
import { followParent } from '@/scripts/launch/follow';
import { openWorld } from '@/scripts/launch/world';
import { startWorker } from '@/server/jobs/worker';

if (process.connected) followParent();
else await openWorld();
await startWorker();
