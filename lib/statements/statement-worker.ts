/** Reads and matches off the main thread, so that the page stays responsive. Unmatched lines never leave here. */
import { todayIn } from '@/lib/dates/day';
import { withFingerprints } from '@/lib/statements/fingerprint';
import type { KnownLine } from '@/lib/statements/fingerprint';
import { findNamed, payersOf, propose } from '@/lib/statements/match';
import type {
  FoundLines,
  NamedLine,
  PayableRequest,
  Proposal,
  RememberedMatch,
  ReplacedReference,
} from '@/lib/statements/match';
import { readStatement } from '@/lib/statements/read-statement';
import { StatementRefusal } from '@/lib/statements/statement';
import type { StatementFault } from '@/lib/texts/statements';

interface Known {
  requests: readonly PayableRequest[];
  replaced: readonly ReplacedReference[];
  remembered: readonly RememberedMatch[];
}

export type Order = Known & ({ file: Blob; accounts: readonly string[] } | { named: readonly NamedLine[] });

export type Report =
  | { is: 'progress'; done: number; of: number }
  | { is: 'refused'; line: number; fault: StatementFault }
  | ({ is: 'found' } & Pick<FoundLines, 'named' | 'undone'>)
  | { is: 'proposed'; proposals: Proposal[]; others: number };

let rest: KnownLine[] = [];

const report = (told: Report) => globalThis.postMessage(told, { transfer: [] });

globalThis.addEventListener('message', ({ data }: MessageEvent<Order>) => void obey(data));

async function obey(order: Order): Promise<void> {
  if ('file' in order) {
    try {
      await read(order.file, order.accounts, order);
    } catch (error) {
      if (error instanceof StatementRefusal) report({ is: 'refused', line: error.line, fault: error.fault });
      else reportError(error);
    }
    return;
  }
  const proposals = propose(rest, order.requests, payersOf(order.named, order.remembered), order.replaced);
  report({ is: 'proposed', proposals, others: rest.length - proposals.length });
}

async function read(
  file: Blob,
  accounts: readonly string[],
  { requests, remembered, replaced }: Known,
): Promise<void> {
  const today = todayIn();
  const read = readStatement(new Uint8Array(await file.arrayBuffer()), accounts);
  // A line of a future day is not booked yet.
  const booked = read.filter(({ paid_at }) => paid_at <= today);
  const lines = await withFingerprints(booked, (done) => report({ is: 'progress', done, of: booked.length }));
  const found = findNamed(lines, requests, remembered, replaced);
  ({ rest } = found);
  report({ is: 'found', named: found.named, undone: found.undone });
}
