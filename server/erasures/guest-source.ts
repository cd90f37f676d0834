import 'server-only';

import type { Tx } from '@/server/db';
import type { LetterMark } from '@/server/mail/forget-letters';

/** What went of a table, and how the letters about it are known. */
export interface Erased {
  rows: number;
  /** Of rows that hold an address, for the journal of erasures. */
  ids: readonly number[];
  marks: readonly LetterMark[];
}

/** One table's part in what the site keeps about a guest, who is an e-mail address without an account. */
export interface GuestSource {
  /** What is kept of the address, in words that the guest can read; moments are ISO 8601. */
  read(address: string): Promise<object[]>;
  /**
   * Takes everything that tells who the guest was out of it, and holds the rows until the transaction ends.
   * @throws DomainError guest_expected (409)
   */
  erase(tx: Tx, address: string): Promise<Erased>;
}
