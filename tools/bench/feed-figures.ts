/** The figures of linked calendars as Markdown. */
import { mark, ms, perSecond, times } from '@/tools/bench/format';
import { markdownTable } from '@/tools/bench/markdown';
import { readingKinds, totalOf } from '@/tools/bench/measure-feeds';
import type { FeedFigures, ReadingKind } from '@/tools/bench/measure-feeds';

/** The promised bounds: links, in minutes, by workers; and the rate of two workers relative to one. */
const promised = { links: 30_000, minutes: 15, workers: 4, ofTwo: 1.8 };

export function feedTables({ plan, costs, perMinute, other }: FeedFigures): string {
  const row = (kind: ReadingKind) => {
    const cost = costs[kind];
    const own = [kind, ms(cost.worker), ms(cost.database), ms(totalOf(cost))];
    return other ? [...own, ms(totalOf(other.costs[kind])), times(other.ratios[kind])] : own;
  };
  const head = ['ms of processor a reading', 'worker', 'database', 'together'];
  const needed = promised.links / promised.minutes / promised.workers;
  const busy = (needed * totalOf(costs.changed)) / 60_000;
  const { one, two } = perMinute;
  return [
    `\n## ${plan.links.toLocaleString('en')} linked calendars`,
    markdownTable(other ? [...head, plan.against ?? '', 'as much there'] : head, readingKinds.map(row)),
    [
      `Where the other sites take ${plan.latencyMs} ms, one worker reads ${perSecond(one)} a minute and two`,
      `${perSecond(two)}, ${times(two / one)}: ${mark(two / one >= promised.ofTwo)}.`,
      `${promised.links.toLocaleString('en')} in ${promised.minutes} minutes are ${perSecond(needed)} a minute for`,
      `each of ${promised.workers} workers: ${mark(one >= needed)}; if all of them had changed, a worker and its share of`,
      `the database would compute ${ms(busy * 100)} % of the time.`,
      ...(other ? [`One worker of ${plan.against} reads ${perSecond(other.one)} a minute.`] : []),
    ].join(' '),
  ].join('\n\n');
}
