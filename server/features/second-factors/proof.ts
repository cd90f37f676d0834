import 'server-only';

import type { Tx } from '@/server/db';

/**
 * A correct proof that still has to be used up, in the transaction that acts on it: false if somebody else was first,
 * since nothing counts twice.
 */
export type Proof = (tx: Tx) => Promise<boolean>;
