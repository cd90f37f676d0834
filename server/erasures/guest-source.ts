import 'server-only';

import type { Tx } from '@/server/db';
import type { LetterMark } from '@/server/mail/forget-letters';

/** What was erased from a table, and how to recognise the mails about it. */
export interface Erased {
  rows: number;
  /** Of rows that contain an address, for the journal of erasures. */
  ids: readonly number[];
  marks: readonly LetterMark[];
}

/** One table's part in what the site stores about a guest, who is an e-mail address without an account. */
export interface GuestSource {
  /** What is stored about the address, in words that the guest can read; timestamps are ISO 8601. */
  read(address: string): Promise<object[]>;
  /**
   * Removes everything that identifies the guest, and keeps the rows locked until the transaction ends.
   * @throws DomainError guest_expected (409)
   */
  erase(tx: Tx, address: string): Promise<Erased>;
}
