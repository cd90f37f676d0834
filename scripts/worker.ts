/** The worker process: jobs, e-mails, calendars. */
import { followParent } from '@/scripts/launch/follow';
import { startWorker } from '@/server/jobs/worker';

followParent();
await startWorker();
