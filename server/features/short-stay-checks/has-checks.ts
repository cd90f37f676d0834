import 'server-only';

import { env } from '@/server/env';
import { hasEntryPoint } from '@/server/features/short-stay/client/entry-point';

/** Whether an entry point is set whose version has random checks. */
export const hasChecks = (): boolean => hasEntryPoint() && env.SDEP_VERSION === 'v2';
