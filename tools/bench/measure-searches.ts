/** Alternates the same searches between this checkout and another, in process, and compares processor time. */
import fs from 'node:fs';
import path from 'node:path';
import { ordersByTotal } from '@/lib/search/asked-stays';
import type { Searched, SearchOrder } from '@/tools/bench/bench-searches';
import { dropSizedDatabase, makeSizedDatabase } from '@/tools/bench/fill-size';
import { ms } from '@/tools/bench/format';
import { startHelper } from '@/tools/bench/helper-process';
import { markdownTable } from '@/tools/bench/markdown';
import type { Size } from '@/tools/bench/measure-size';
import type { BenchWorld } from '@/tools/bench/prepare';
import { filtersOf, searchKindNames, searchKinds } from '@/tools/bench/searches';
import type { SearchKind } from '@/tools/bench/searches';
import { median } from '@/tools/bench/statistics';
import { bundle, root } from '@/scripts/bundle.mjs';
import { partNames } from '@/scripts/launch/build';
import type { Shutdown } from '@/scripts/launch/shutdown';
import { step, StepError } from '@/scripts/launch/steps';

interface SearchPlan {
  /** The other checkout. */
  against: string;
  rounds: number;
}

/** For one kind of search. */
interface Compared {
  count: number;
  /** Processor milliseconds a search, by round. */
  own: number[];
  other: number[];
}

export type ComparedSearches = ReadonlyMap<SearchKind, Compared>;

/** Kinds with few searches are run several times, so that each figure covers about as many. */
const ASKED = 250;

/** A search that needs totals differs in a checkout that sorts and filters by nightly price. */
function needsTotals(text: string): boolean {
  const filters = filtersOf(text);
  return filters.max_total !== undefined || ordersByTotal(filters);
}

/** Starts processes that search with the sources of a checkout. */
async function searchesOf(
  checkout: string,
  variables: Record<string, string | undefined>,
  shutdown: Shutdown,
) {
  if (!fs.existsSync(path.join(checkout, 'prisma/generated/client.ts')))
    throw new StepError(`${checkout} has no Prisma client.`, 'Run npm ci and npm run generate there.');
  const bundles = path.join(checkout, '.build');
  const [file = ''] = await bundle(['bench-searches', ...partNames()], bundles, checkout);
  return async () => {
    const helper = startHelper(file, { ...variables, BUNDLE_DIR: bundles }, { folder: checkout });
    await shutdown.onEnd('a measuring process', helper.stop);
    // The helper answers as bench-searches.ts does.
    const ask = async (order: SearchOrder) => (await helper.ask(order)) as Searched;
    return { ask, stop: helper.stop };
  };
}

type Asker = Awaited<ReturnType<Awaited<ReturnType<typeof searchesOf>>>>;

/** @throws StepError if the two give different answers: the figures would be about different work */
async function findCommon(kind: SearchKind, own: Asker, other: Asker): Promise<string[]> {
  const texts = searchKinds[kind]().filter((text) => !needsTotals(text));
  const { answers } = await own.ask({ texts, times: 0 });
  const { answers: others } = await other.ask({ texts, times: 0 });
  // Skips what the other checkout does not understand yet.
  const common = texts.filter((_, at) => others[at] !== null);
  const differing = texts.find((_, at) => others[at] !== null && others[at] !== answers[at]);
  if (differing !== undefined) throw new StepError(`The answers to ${differing} differ.`);
  return common;
}

export async function measureSearches(
  { demoUrl, settings }: BenchWorld,
  size: Size,
  { against, rounds }: SearchPlan,
  shutdown: Shutdown,
): Promise<ComparedSearches> {
  const homes = `${size.listings.toLocaleString('en')} homes`;
  const url = await step(homes, () => makeSizedDatabase(demoUrl, size));
  const variables = { ...settings, DATABASE_URL: url };
  const startOwn = await searchesOf(root, variables, shutdown);
  const startOther = await searchesOf(path.resolve(against), variables, shutdown);
  const texts = new Map<SearchKind, string[]>();
  const compared = new Map<SearchKind, Compared>();

  // New processes each time, since how well the same code is compiled varies.
  const withBoth = async (work: (own: Asker, other: Asker) => Promise<void>) => {
    const [own, other] = [await startOwn(), await startOther()];
    await work(own, other);
    await own.stop();
    await other.stop();
  };
  await step('Answers', () =>
    withBoth(async (own, other) => {
      for (const kind of searchKindNames) {
        const common = await findCommon(kind, own, other);
        texts.set(kind, common);
        compared.set(kind, { count: common.length, own: [], other: [] });
      }
    }),
  );
  for (let round = 1; round <= rounds; round += 1) {
    shutdown.check();
    await step(`Round ${round}`, () =>
      withBoth(async (own, other) => {
        for (const [kind, { count, ...figures }] of compared) {
          const order = { texts: texts.get(kind) ?? [], times: Math.ceil(ASKED / count) };
          const asked = [
            { asker: own, into: figures.own },
            { asker: other, into: figures.other },
          ];
          for (const { asker, into } of round % 2 ? asked : asked.toReversed()) {
            const { processor } = await asker.ask(order);
            into.push(processor / (order.times * count));
          }
        }
      }),
    );
  }
  await dropSizedDatabase(url);
  return compared;
}

/** Ratios to the other checkout's time, by kind and for all searches. */
export function searchTable(compared: ComparedSearches, { against, rounds }: SearchPlan): string {
  const ratio = (own: readonly number[], other: readonly number[]) =>
    median(own.map((figure, at) => figure / (other[at] ?? Number.NaN))).toFixed(2);
  const rows = Array.from(compared, ([kind, { count, own, other }]) => [
    kind,
    String(count),
    ms(median(own)),
    ms(median(other)),
    ratio(own, other),
  ]);
  const inAll = (which: 'own' | 'other') =>
    Array.from({ length: rounds }, (_, round) =>
      Array.from(compared.values(), (kind) => kind.count * (kind[which][round] ?? Number.NaN)).reduce(
        (sum, figure) => sum + figure,
      ),
    );
  const all = ['all of them', '', '', '', ratio(inAll('own'), inAll('other'))];
  const head = ['ms of processor a search', 'asked', 'here', against, 'ratio'];
  return `\n## Searches that need no totals, ${rounds} rounds\n\n${markdownTable(head, [...rows, all])}`;
}
