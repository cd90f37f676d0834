/**
 * `npm run bench [-- --quick] [-- --readme]`: figures of a site of its own, with 10,000 and then 1,000,000 homes, each
 * beside the least that could answer, measured in the same minutes. `--quick` takes 10,000 alone and `--large`
 * 1,000,000; `--readme` puts the ratios into the README.
 */
import { parseArgs } from 'node:util';
import { explainFigures, ratioTable, sizeTables } from '@/scripts/bench/figures';
import { measureSize } from '@/scripts/bench/measure-size';
import type { Size, SizeFigures } from '@/scripts/bench/measure-size';
import { prepareBench } from '@/scripts/bench/prepare';
import { writeFigures } from '@/scripts/bench/readme';
import { runUntilEnd, Shutdown } from '@/scripts/launch/shutdown';
import { say } from '@/scripts/launch/steps';

const small: Size = { listings: 10_000, stays: 30_000 };
const large: Size = { listings: 1_000_000, stays: 3_000_000 };

const { values } = parseArgs({
  options: { quick: { type: 'boolean' }, large: { type: 'boolean' }, readme: { type: 'boolean' } },
});
const sizes = values.quick ? [small] : values.large ? [large] : [small, large];
const shutdown = new Shutdown();

await runUntilEnd(shutdown, async () => {
  const bench = await prepareBench(shutdown);
  const figures: SizeFigures[] = [];
  for (const size of sizes) figures.push(await measureSize(bench, size, shutdown));
  for (const each of figures) say(sizeTables(each));
  const table = ratioTable(figures);
  say(`\n## Ratios\n\n${table}\n\n${explainFigures()}`);
  if (values.readme) writeFigures(table);
  await shutdown.end(0);
});
