/** A table of the measurements under load: each kind of request compared with the bare server in the same rounds. */
import { ms, perSecond, share, times } from '@/tools/bench/format';
import type { Compared } from '@/tools/bench/load';
import { markdownTable } from '@/tools/bench/markdown';

export interface LoadRow {
  name: string;
  compared: Compared;
  /** Whether it is within its bound; empty when shown elsewhere. */
  verdict?: string;
}

export function loadTable(bare: string, rows: readonly LoadRow[]): string {
  const rates = ['a second', bare, 'share'];
  const costs = ['processor, ms', bare, '× bare', 'client, ms', 'p99, ms', bare];
  return markdownTable(
    ['under load', ...rates, ...costs, 'bound'],
    rows.map(({ name, compared: { target, bare: least }, verdict = '' }) => [
      name,
      ...[perSecond(target.perSecond), perSecond(least.perSecond), share(target.share)],
      ...[ms(target.processor), ms(least.processor), times(target.processorRatio)],
      ...[ms(target.clientProcessor), ms(target.p99), ms(least.p99)],
      verdict,
    ]),
  );
}
