import 'server-only';

import type { Tx } from '@/server/db';

/**
 * A right proof that still has to be used up, in the transaction that acts on it: false when somebody else was first,
 * because nothing counts twice.
 */
export type Proof = (tx: Tx) => Promise<boolean>;
