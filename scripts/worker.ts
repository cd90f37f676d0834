/** The worker process: jobs, e-mails, calendars. Part of `npm start`, or alone as `npm run worker`. */
import process from 'node:process';
import { followParent } from '@/scripts/launch/follow';
import { demandSettings } from '@/scripts/machine/demand-settings';
import { startWorker } from '@/server/worker/worker';

// Nothing this process writes may be readable by other accounts of the machine.
process.umask(0o077);
demandSettings();
followParent();
await startWorker();
