import 'server-only';

import type { SdepClient } from '@/server/features/short-stay/client/sdep-client';

/** What the parts of a run need. */
export interface CheckRun {
  client: SdepClient;
  signal: AbortSignal;
  /** For how long a failing call is repeated. */
  patienceMs: number;
}
