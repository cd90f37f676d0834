/**
 * `npm run bench [-- --quick | --large | --memory | --alerts | --totals | --admin | --searches | --statements | --plans
 * | --planning | --desk | --feeds | --languages | --reports | --start] [-- --readme]`: measures a site of its own, with
 * the demo world, then with 10,000 and 1,000,000 homes, each compared with the cheapest server that could answer,
 * measured in the same minutes. `--quick` measures 10,000 only and `--large` 1,000,000; `--memory` measures memory
 * only, for an hour and a half, or with `--minutes=10` for ten minutes and half an hour more; `--alerts` runs 100,000
 * alerts against the changes of a night; `--totals` searches by the total price of a week; `--admin` measures the
 * operator's search and lists, at 1,000,000 unless `--quick`; `--searches --against=FOLDER` compares searches with
 * another checkout, without those that need totals (`--rounds=15`); `--statements` reads bank statements of 50,000
 * lines, then on their page in Chromium; `--plans` loads a landlord's overview and planning with and without a payment
 * plan on every booking; `--planning` scrolls through the timeline of 30 homes in Chromium; `--desk` opens every page
 * of the dashboard there, or with `--only=planning` those with that word in their address, and measures a booking
 * request; `--feeds` reads 2,000 linked calendars (`--links=500`) from sites that take half a second (`--latency=500`);
 * `--languages` compares pages in French, German and English with the Dutch ones (`--rounds=4`: each language comes
 * first that often); `--reports` reports a month of 100,000 stays; `--start` alternates builds with those of a bare
 * Next (`--rounds=3`). With `--against=FOLDER`, `--desk` and `--feeds` alternate with another checkout in which
 * `npm run build` was run. `--readme` writes the ratios into the README.
 */
import { parseArgs } from 'node:util';
import { alertLine, measureAlerts } from '@/tools/bench/measure-alerts';
import { demoTables, memoryLines } from '@/tools/bench/cold-figures';
import { deskTable } from '@/tools/bench/desk-figures';
import { feedTables } from '@/tools/bench/feed-figures';
import { explainFigures, ratioTable, sizeTables } from '@/tools/bench/figures';
import { measureDemo, measureDemoMemory } from '@/tools/bench/measure-demo';
import { bookingLine, measureBookingRequest } from '@/tools/bench/measure-booking';
import { measureDesk } from '@/tools/bench/measure-desk';
import { languageTable, measureLanguages } from '@/tools/bench/measure-languages';
import { adminTable, measureAdminDesk } from '@/tools/bench/measure-admin';
import { measureFeeds } from '@/tools/bench/measure-feeds';
import { measureReports, reportLine } from '@/tools/bench/measure-reports';
import { measureSearches, searchTable } from '@/tools/bench/measure-searches';
import { measureSize } from '@/tools/bench/measure-size';
import { measureStatementPage, statementPageTable } from '@/tools/bench/measure-statement-page';
import { measureStatements, statementTable } from '@/tools/bench/measure-statements';
import { measureStart, startTable } from '@/tools/bench/measure-start';
import { measureTotals, totalTable } from '@/tools/bench/measure-totals';
import type { Size, SizeFigures } from '@/tools/bench/measure-size';
import { measurePlanning, planningLine } from '@/tools/bench/measure-planning';
import { measurePlans, planTable } from '@/tools/bench/measure-plans';
import { prepareBench, prepareWorld } from '@/tools/bench/prepare';
import { writeFigures } from '@/tools/bench/readme';
import { startSite } from '@/tools/bench/site';
import { runUntilEnd, Shutdown } from '@/scripts/launch/shutdown';
import { say } from '@/scripts/launch/steps';

const small: Size = { listings: 10_000, stays: 30_000 };
const large: Size = { listings: 1_000_000, stays: 3_000_000 };

const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({
  options: {
    quick: flag,
    large: flag,
    readme: flag,
    memory: flag,
    alerts: flag,
    totals: flag,
    admin: flag,
    searches: flag,
    statements: flag,
    plans: flag,
    planning: flag,
    desk: flag,
    feeds: flag,
    languages: flag,
    reports: flag,
    start: flag,
    links: { type: 'string', default: '2000' },
    latency: { type: 'string', default: '500' },
    rounds: { type: 'string', default: '3' },
    against: { type: 'string' },
    only: { type: 'string' },
    minutes: { type: 'string', default: '60' },
  },
});

/** @throws Error if it is not a whole number from 1 on */
function wholeOption(name: 'minutes' | 'links' | 'latency' | 'rounds'): number {
  const value = Number(values[name]);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} is a whole number from 1 on`);
  return value;
}
const mixedMinutes = wholeOption('minutes');
const feedPlan = {
  links: wholeOption('links'),
  latencyMs: wholeOption('latency'),
  rounds: wholeOption('rounds'),
  against: values.against,
};
const sizes = values.quick ? [small] : values.large ? [large] : [small, large];
const shutdown = new Shutdown();

await runUntilEnd(shutdown, async () => {
  if (values.start) {
    say(startTable(await measureStart(wholeOption('rounds'), shutdown)));
    await shutdown.end(0);
  }
  if (values.alerts) {
    const line = alertLine(await measureAlerts(await prepareWorld(shutdown), small, shutdown));
    say(`\n${line}`);
    if (values.readme) writeFigures(line, 'npm run bench -- --alerts');
    await shutdown.end(0);
  }
  if (values.totals) {
    const world = await prepareWorld(shutdown);
    for (const size of sizes) say(totalTable(await measureTotals(world, size, shutdown)));
    await shutdown.end(0);
  }
  if (values.admin) {
    const size = values.quick ? small : large;
    say(adminTable(await measureAdminDesk(await prepareWorld(shutdown), size, shutdown)));
    await shutdown.end(0);
  }
  if (values.searches) {
    const { against } = values;
    if (against === undefined) throw new Error('--searches needs another checkout: --against=FOLDER');
    const plan = { against, rounds: wholeOption('rounds') };
    say(searchTable(await measureSearches(await prepareWorld(shutdown), small, plan, shutdown), plan));
    await shutdown.end(0);
  }
  if (values.statements) {
    say(statementTable(await measureStatements()));
    say(statementPageTable(await measureStatementPage(await prepareBench(shutdown), shutdown)));
    await shutdown.end(0);
  }
  if (values.reports) {
    say(`\n${reportLine(await measureReports(await prepareWorld(shutdown), shutdown))}`);
    await shutdown.end(0);
  }
  if (values.plans) {
    say(planTable(await measurePlans(await prepareWorld(shutdown), shutdown)));
    await shutdown.end(0);
  }
  if (values.feeds) {
    say(feedTables(await measureFeeds(await prepareWorld(shutdown), feedPlan, shutdown)));
    await shutdown.end(0);
  }
  const bench = await prepareBench(shutdown);
  if (values.planning) {
    const site = await startSite(bench, bench.demoUrl, shutdown);
    say(`\n${planningLine(await measurePlanning(site.origin, bench.demoUrl, shutdown))}`);
    await shutdown.end(0);
  }
  if (values.languages) {
    say(languageTable(await measureLanguages(bench, small, wholeOption('rounds'), shutdown)));
    await shutdown.end(0);
  }
  if (values.desk) {
    say(`\n${deskTable(await measureDesk(bench, values, shutdown))}`);
    say(bookingLine(await measureBookingRequest(bench, shutdown)));
    await shutdown.end(0);
  }
  if (values.memory) {
    const plan = { mixedMinutes, watchedMinutes: 30 };
    say(memoryLines(await measureDemoMemory(bench, plan, shutdown)));
    await shutdown.end(0);
  }
  say(demoTables(await measureDemo(bench, shutdown)));
  if (!values.quick)
    say(memoryLines(await measureDemoMemory(bench, { mixedMinutes: 2, watchedMinutes: 0 }, shutdown)));
  const figures: SizeFigures[] = [];
  for (const size of sizes) {
    const measured = await measureSize(bench, size, shutdown);
    say(sizeTables(measured));
    figures.push(measured);
  }
  const table = ratioTable(figures);
  say(`\n## Ratios\n\n${table}\n\n${explainFigures(bench.client.name)}`);
  if (values.readme) writeFigures(table);
  await shutdown.end(0);
});
