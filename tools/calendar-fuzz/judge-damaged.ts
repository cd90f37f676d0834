/** Judges damaged feeds by seed and number, and explains those that are read wrongly. */
import { damagedFeed, writeFeed } from '@/tools/calendar-fuzz/damage-feed';
import type { DamagedFeed } from '@/tools/calendar-fuzz/damage-feed';
import { days, judgeFeed, rowsOf } from '@/tools/calendar-fuzz/judge-feed';
import type { Judgement, Judging } from '@/tools/calendar-fuzz/judge-feed';
import type { SampleFeed } from '@/tools/calendar-fuzz/sample-feeds';
import { shrinkLines } from '@/tools/calendar-fuzz/shrink';

const dayOf = (index: number) => days[index % days.length] ?? '2027-01-01';

function judge(feed: DamagedFeed, index: number, lines: readonly string[], judging?: Judging): Judgement {
  const today = dayOf(index);
  const reading = { bytes: writeFeed(lines, feed.writing), charset: feed.charset, today };
  return judgeFeed(reading, rowsOf(feed.sample, today), judging);
}

/** Judges the feed of this seed and number. */
export function judgeDamaged(
  samples: readonly SampleFeed[],
  [seed, index]: readonly [seed: number, index: number],
  judging?: Judging,
): Judgement {
  const feed = damagedFeed(samples, seed, index);
  return judge(feed, index, feed.lines, judging);
}

/** 'freed', 'blocked', 'told', 'read', 'refused', 'thrown:'. */
const kindOf = ({ wrong }: Judgement) => wrong?.split(' ', 1)[0];

const MOST_SHOWN = 200;
const shown = (line: string) =>
  line.length > MOST_SHOWN ? `${line.slice(0, MOST_SHOWN)} … (${line.length} characters)` : line;

/** What went wrong with a feed, with a minimum of its lines that still fails. */
export function explain(
  samples: readonly SampleFeed[],
  [seed, index]: readonly [seed: number, index: number],
  judging?: Judging,
): string {
  const feed = damagedFeed(samples, seed, index);
  const judged = judge(feed, index, feed.lines, judging);
  const least = shrinkLines(
    feed.lines,
    (lines) => kindOf(judge(feed, index, lines, judging)) === kindOf(judged),
  );
  return [
    `seed ${seed}, feed ${index}, read on ${dayOf(index)} after ${feed.sample.name}: ${judged.wrong}`,
    `its least: ${judge(feed, index, least, judging).wrong}`,
    `written as ${JSON.stringify({ ...feed.writing, charset: feed.charset })}`,
    ...least.map((line) => `  ${shown(line)}`),
  ].join('\n');
}
