/** Uncached pages, photos and memory as Markdown, each with its bounds. */
import type { ColdFigures, ColdKind } from '@/tools/bench/cold-pages';
import { mark, megabytes, ms } from '@/tools/bench/format';
import { loadTable } from '@/tools/bench/load-table';
import { markdownTable } from '@/tools/bench/markdown';
import { demoColdKinds } from '@/tools/bench/measure-demo';
import type { DemoFigures } from '@/tools/bench/measure-demo';
import { COLD_PAGES } from '@/tools/bench/memory';
import type { MemoryFigures } from '@/tools/bench/memory';

/** Processor time relative to the bare page of 24 cards; milliseconds for sequential requests; bytes. */
const coldBounds = { processor: 2, p95: 25, brotli: { overview: 20_000, other: 15_000 }, reactData: 20_000 };
const MOST_MEMORY = 420 * 2 ** 20;

/** The bounds that an uncached page exceeds. */
function missed(kind: ColdKind, { target, alone, weight }: ColdFigures): string[] {
  const brotli = kind.startsWith('overview') ? coldBounds.brotli.overview : coldBounds.brotli.other;
  return [
    // Negated, so that NaN (not measured) counts as exceeded.
    !(target.processorRatio <= coldBounds.processor) && 'processor',
    alone.p95 > coldBounds.p95 && 'p95',
    weight.brotli > brotli && 'brotli',
    kind.startsWith('overview') && weight.reactData > coldBounds.reactData && 'data',
  ].filter((name) => name !== false);
}

const bytes = (count: number) => (count / 1000).toFixed(1);

/** The cost of each kind of page under load, and its time and size for sequential requests. */
export function coldTable<Kind extends ColdKind>(
  kinds: readonly Kind[],
  cold: Record<Kind, ColdFigures>,
): string {
  const head = [
    'cold, one by one',
    'p50, ms',
    'p95',
    'bare p95',
    'brotli, kB',
    'HTML',
    'data for React',
    'bound',
  ];
  const load = kinds.map((kind) => ({ name: kind, compared: cold[kind] }));
  const alone = kinds.map((kind) => {
    const { alone: own, bareAlone, weight } = cold[kind];
    const missing = missed(kind, cold[kind]);
    const verdict = missing.length ? `MISSED: ${missing.join(', ')}` : mark(true);
    const sizes = [weight.brotli, weight.html, weight.reactData].map(bytes);
    return [kind, ms(own.p50), ms(own.p95), ms(bareAlone.p95), ...sizes, verdict];
  });
  return `${loadTable('bare page', load)}\n\n${markdownTable(head, alone)}`;
}

export function demoTables({ listings: count, cold, photo }: DemoFigures): string {
  const photos = loadTable('same bytes', [{ name: 'a photo that is made', compared: photo }]);
  return `\n## The demo world, ${count} homes in public\n\n${coldTable(demoColdKinds, cold)}\n\n${photos}`;
}

export function memoryLines({
  atStart,
  afterColdPages,
  mixedMinutes,
  afterMixed,
  watched,
}: MemoryFigures): string {
  const within = mark([afterColdPages, afterMixed, ...watched].every((memory) => memory <= MOST_MEMORY));
  const lines = [
    `\n## Memory of the web process, demo world`,
    `${megabytes(atStart)} MB at the start, ${megabytes(afterColdPages)} MB after ${COLD_PAGES.toLocaleString('en')} different cold pages,`,
    `${megabytes(afterMixed)} MB after ${mixedMinutes} minutes of mixed load; at most ${megabytes(MOST_MEMORY)} MB: ${within}.`,
  ];
  if (watched.length === 0) return lines.join('\n');
  const [least, most] = [Math.min(...watched), Math.max(...watched)].map(megabytes);
  const list = watched.map(megabytes).join(' ');
  return [...lines, `Minute by minute from then on, ${least} to ${most} MB: ${list}`].join('\n');
}
