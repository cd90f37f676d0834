import 'server-only';

import type { GuestSourceName } from '@/lib/personal-data/sources';
import type { Tx } from '@/server/db';
import type { JobPayloads } from '@/server/jobs/payloads';
import type { GuestSource } from '@/server/erasures/guest-source';

/** Removes up to `most` expired rows, and returns how many. */
export type Prune = (now: Date, most: number) => Promise<number>;

/**
 * How long a row stays, or what in it identifies a person.
 * - parent: deleted with the row that it belongs to
 * - owner: until whoever made it, or an admin, removes it
 * - always: it contains no personal data
 * - a job: which empties or removes it
 * - prune: the hourly clean-up removes it
 */
export type Retention = 'parent' | 'owner' | 'always' | { job: keyof JobPayloads } | { prune: Prune };

/**
 * What happens to a row that refers to a removed account whose own row has to stay: the equivalent of the database's
 * cascade. 'invoice': it stays because the law requires it. 'id': it stays, with an id that no longer identifies
 * anybody.
 */
export type OfAccount = ((tx: Tx, userId: number) => Promise<unknown>) | 'invoice' | 'id';

export interface TableRule {
  retention: Retention;
  /** For a table that refers to an account. */
  account?: OfAccount;
  /** For a table that may contain a guest without an account. */
  guest?: { name: Exclude<GuestSourceName, 'mails'>; source: GuestSource };
}
