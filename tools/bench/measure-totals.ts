/** Measures searches by a stay's total price, with each number of listings. */
import { dropSizedDatabase, makeSizedDatabase } from '@/tools/bench/fill-size';
import { ms, times } from '@/tools/bench/format';
import { startHelper } from '@/tools/bench/helper-process';
import { markdownTable } from '@/tools/bench/markdown';
import type { Size } from '@/tools/bench/measure-size';
import type { BenchWorld } from '@/tools/bench/prepare';
import { totalKindNames } from '@/tools/bench/searches';
import type { TotalFigures } from '@/tools/bench/totals';
import { bundle } from '@/scripts/bundle.mjs';
import { partNames } from '@/scripts/launch/build';
import type { Shutdown } from '@/scripts/launch/shutdown';
import { step } from '@/scripts/launch/steps';

export async function measureTotals(
  { demoUrl, settings }: BenchWorld,
  size: Size,
  shutdown: Shutdown,
): Promise<TotalFigures> {
  const listings = `${size.listings.toLocaleString('en')} homes`;
  const url = await step(listings, () => makeSizedDatabase(demoUrl, size));
  shutdown.check();
  const [file = ''] = await bundle(['bench-totals', ...partNames()]);
  const helper = startHelper(file, { ...settings, DATABASE_URL: url });
  await shutdown.onEnd('the measuring process', helper.stop);
  // The helper answers with the result of measureTotals of totals.ts, built from the same sources.
  const figures = (await step('Searches by total', () => helper.ask({}))) as TotalFigures;
  await helper.stop();
  await dropSizedDatabase(url);
  return figures;
}

/** Processor time of the searches, and its ratio to the bare query's. */
export function totalTable({ listings, readIn, bare, first, again }: TotalFigures): string {
  const head = ['', 'p50', 'p95', 'worst', '× bare, p50', '× bare, p95', 'again, p50'];
  const rows = totalKindNames.map((kind) => {
    const { p50, p95, worst } = first[kind];
    return [
      kind,
      ...[p50, p95, worst].map(ms),
      times(p50 / bare.p50),
      times(p95 / bare.p95),
      ms(again[kind].p50),
    ];
  });
  const homes = `${listings.toLocaleString('en')} homes, read in ${(readIn / 1000).toFixed(1)} s`;
  return `\n## Totals, ${homes}; ms of processor time\n\n${markdownTable(head, rows)}`;
}
