/** The web server process. */
import { followParent } from '@/scripts/launch/follow';
import { startWeb } from '@/server/http/web';

followParent();
await startWeb();
