import 'server-only';

import type { GuestSourceName } from '@/lib/personal-data/sources';
import type { Tx } from '@/server/db';
import type { JobPayloads } from '@/server/jobs/payloads';
import type { GuestSource } from '@/server/erasures/guest-source';

/** Removes what is kept no longer, so many rows at most, and answers how many went. */
export type Prune = (now: Date, most: number) => Promise<number>;

/**
 * Until when a row stays, or what in it tells of a person.
 * - parent: goes with the row that it hangs on
 * - owner: until whoever made it, or an admin, removes it
 * - always: no person is in it
 * - a job: which empties or removes it
 * - prune: the hourly clean-up removes it
 */
export type Kept = 'parent' | 'owner' | 'always' | { job: keyof JobPayloads } | { prune: Prune };

/**
 * What becomes of a row that names an account whose row stays without the person: what the database does where the
 * account's row goes. 'invoice': it stays because the law says so. 'id': it stays and names nobody any more.
 */
export type OfAccount = ((tx: Tx, userId: number) => Promise<unknown>) | 'invoice' | 'id';

export interface TableRule {
  kept: Kept;
  /** Of a table that names an account. */
  account?: OfAccount;
  /** Of a table that may know a guest without an account. */
  guest?: { name: Exclude<GuestSourceName, 'mails'>; source: GuestSource };
}
