/** Measures the operator's search and lists with a million homes and three million requests. */
import { adminKinds, adminLists } from '@/tools/bench/admin-search';
import type { AdminFigures } from '@/tools/bench/admin-search';
import { fillWithRequests } from '@/tools/bench/fill-requests';
import { dropSizedDatabase, makeSizedDatabase } from '@/tools/bench/fill-size';
import { ms, times } from '@/tools/bench/format';
import { startHelper } from '@/tools/bench/helper-process';
import { markdownTable } from '@/tools/bench/markdown';
import type { Size } from '@/tools/bench/measure-size';
import type { BenchWorld } from '@/tools/bench/prepare';
import type { Spread } from '@/tools/bench/statistics';
import { bundle } from '@/scripts/bundle.mjs';
import { partNames } from '@/scripts/launch/build';
import type { Shutdown } from '@/scripts/launch/shutdown';
import { step } from '@/scripts/launch/steps';

export async function measureAdminDesk(
  { demoUrl, settings }: BenchWorld,
  size: Size,
  shutdown: Shutdown,
): Promise<AdminFigures> {
  const listings = `${size.listings.toLocaleString('en')} homes`;
  // Stays do not matter here; the requests are as many.
  const url = await step(listings, () => makeSizedDatabase(demoUrl, { ...size, stays: 1000 }));
  await step(`${size.stays.toLocaleString('en')} requests`, () => fillWithRequests(url, size.stays));
  shutdown.check();
  const [file = ''] = await bundle(['bench-admin', ...partNames()]);
  const helper = startHelper(file, { ...settings, DATABASE_URL: url });
  await shutdown.onEnd('the measuring process', helper.stop);
  // The helper answers with the result of measureAdmin of admin-search.ts, built from the same sources.
  const figures = (await step('Searches of admins', () => helper.ask({}))) as AdminFigures;
  await helper.stop();
  await dropSizedDatabase(url);
  return figures;
}

/** Milliseconds, and the ratio to the bare query's. */
export function adminTable({ listings, requests, bare, all, kinds, lists }: AdminFigures): string {
  const head = ['', 'p50', 'p95', 'worst', '× bare, p95'];
  const row = (name: string, { p50, p95, worst }: Spread) => [
    name,
    ...[p50, p95, worst].map(ms),
    times(p95 / bare.p95),
  ];
  const rows = [
    row('bare query by trigrams', bare),
    row('search, all of these', all),
    ...adminKinds.map((kind) => row(`search, ${kind}`, kinds[kind])),
    ...adminLists.map((list) => row(`list of ${list}`, lists[list])),
  ];
  const counts = `${listings.toLocaleString('en')} homes, ${requests.toLocaleString('en')} requests`;
  return `\n## The operator's desk, ${counts}; ms\n\n${markdownTable(head, rows)}`;
}
