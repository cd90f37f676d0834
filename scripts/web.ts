/** The web server process, and nothing else: part of `npm start`, or alone as `npm run web`. */
import process from 'node:process';
import { frontCalls } from '@/app/front-calls';
import { followParent } from '@/scripts/launch/follow';
import { demandSettings } from '@/scripts/machine/demand-settings';
import { startWeb } from '@/server/front/web';
import { keepTickShape } from '@/server/keep-tick-shape';

// Whatever this process writes, no other account of the machine reads.
process.umask(0o077);
await keepTickShape();
demandSettings();
followParent();
await startWeb(frontCalls);
