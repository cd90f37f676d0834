/** The worker process: jobs, e-mails, calendars. Part of `npm start`, or alone as `npm run worker`. */
import process from 'node:process';
import { followParent } from '@/scripts/launch/follow';
import { demandSettings } from '@/scripts/machine/demand-settings';
import { startWorker } from '@/server/worker/worker';

// Whatever this process writes, no other account of the machine reads.
process.umask(0o077);
demandSettings();
followParent();
await startWorker();
