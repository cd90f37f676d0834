/** What pages cost in French, German and English compared with Dutch, and the cache hit ratio of mixed visitors. */
import { addressIn } from '@/lib/languages/address-in';
import { languages } from '@/lib/languages/language';
import type { Language } from '@/lib/languages/language';
import type { HourQuestion } from '@/tools/bench/bench-hour';
import { pastTheCache } from '@/tools/bench/cold-pages';
import { dropSizedDatabase, makeSizedDatabase } from '@/tools/bench/fill-size';
import { mark, ms, share } from '@/tools/bench/format';
import { startHelper } from '@/tools/bench/helper-process';
import type { HourFigures } from '@/tools/bench/hour';
import { browserHeaders, get } from '@/tools/bench/latency';
import { around, fromMemory, measure, renders, take } from '@/tools/bench/load';
import { markdownTable } from '@/tools/bench/markdown';
import type { Size } from '@/tools/bench/measure-size';
import { cachedPages } from '@/tools/bench/pages';
import type { Bench } from '@/tools/bench/prepare';
import { newOverviews } from '@/tools/bench/searches';
import { startSite } from '@/tools/bench/site';
import { median } from '@/tools/bench/statistics';
import { bundle } from '@/scripts/bundle.mjs';
import { partNames } from '@/scripts/launch/build';
import type { Shutdown } from '@/scripts/launch/shutdown';
import { step } from '@/scripts/launch/steps';

/** The promised bound: times the Dutch page's processor time. */
const MOST = 1.03;
const OTHERS = 0.4;

interface Page {
  paths: Iterator<string>;
  headers: Record<string, string>;
  isKept: boolean;
}

const again = (path: string) => around([path]);

/** Dutch addresses; other languages use their translations. */
const pages = {
  'home, kept': { paths: again(cachedPages.home), headers: browserHeaders, isKept: true },
  'town overview, kept': {
    paths: again(cachedPages['town overview']),
    headers: browserHeaders,
    isKept: true,
  },
  'detail, kept': { paths: again(cachedPages.detail), headers: browserHeaders, isKept: true },
  'home, cold': { paths: again(cachedPages.home), headers: pastTheCache, isKept: false },
  'overview, cold': { paths: newOverviews(41), headers: browserHeaders, isKept: false },
  'detail, cold': { paths: again(cachedPages.detail), headers: pastTheCache, isKept: false },
} satisfies Record<string, Page>;

interface Cost {
  /** Milliseconds of processor time per page. */
  processor: number;
  /** That time relative to the Dutch page's of the same round. */
  ratio: number;
}

type Costs = Record<Language, Cost>;

export interface LanguageFigures {
  rounds: number;
  pages: Record<string, Costs>;
  /** An hour of searches: all in Dutch, and in mixed languages. */
  hours: { dutch: HourFigures; mixed: HourFigures };
}

type Round = Record<Language, number>;

/** The first language in a round pays for what all four share, so each comes first equally often. */
const orderOf = (round: number): Language[] =>
  languages.map((_, index) => languages[(index + round) % languages.length] ?? 'nl');

async function measurePage(
  { client }: Bench,
  server: { origin: string; pid: number },
  { paths, headers, isKept }: Page,
  rounds: number,
): Promise<Costs> {
  const plan = isKept ? fromMemory : renders;
  const playRound = async (round: number, amount: number): Promise<Round> => {
    const asked = take(paths, isKept ? 1 : amount);
    const costs = {} as Round;
    for (const of of orderOf(round)) {
      const own = asked.map((path) => addressIn(path, of) ?? path);
      // The first request renders a cached page.
      if (isKept) await get(server.origin + own[0], headers);
      const target = { server, paths: isKept ? own : own.values(), headers };
      costs[of] = (await measure(client, target, { ...plan, amount })).processor;
    }
    return costs;
  };
  for (const round of languages.keys()) await playRound(round, plan.warmUp / languages.length);
  const seen: Round[] = [];
  for (let round = 0; round < rounds; round += 1) seen.push(await playRound(round, plan.amount));
  const costOf = (of: Language): Cost => ({
    processor: median(seen.map((round) => round[of])),
    ratio: median(seen.map((round) => round[of] / round.nl)),
  });
  return { nl: costOf('nl'), fr: costOf('fr'), de: costOf('de'), en: costOf('en') };
}

async function measureHours(bench: Bench, size: Size, shutdown: Shutdown): Promise<LanguageFigures['hours']> {
  const [file = ''] = await bundle(['bench-hour', ...partNames()]);
  const play = async (question: HourQuestion) => {
    // Each in its own process and in the same world: an hour changes listings.
    const url = await makeSizedDatabase(bench.demoUrl, size);
    const helper = startHelper(file, { ...bench.settings, DATABASE_URL: url });
    await shutdown.onEnd('the measuring process', helper.stop);
    // The helper answers with the result of playHour, built from the same sources.
    const figures = (await helper.ask(question)) as HourFigures;
    await helper.stop();
    await dropSizedDatabase(url);
    return figures;
  };
  const dutch = await step('An hour in Dutch', () => play({ others: 0 }));
  shutdown.check();
  return { dutch, mixed: await step('An hour in four languages', () => play({ others: OTHERS })) };
}

/** Pages in the demo world, hours with this many listings. @param fours rounds in which each language comes first */
export async function measureLanguages(
  bench: Bench,
  size: Size,
  fours: number,
  shutdown: Shutdown,
): Promise<LanguageFigures> {
  const site = await step('Site', () => startSite(bench, bench.demoUrl, shutdown));
  const rounds = fours * languages.length;
  const measured: Record<string, Costs> = {};
  for (const [name, page] of Object.entries(pages)) {
    shutdown.check();
    measured[name] = await step(name, () => measurePage(bench, site, page, rounds));
  }
  // The demo world is copied for the hours, which requires that nothing is connected to it.
  await site.stop();
  return { rounds, pages: measured, hours: await measureHours(bench, size, shutdown) };
}

const hourText = ({ fromCache, first, anew }: HourFigures) =>
  `${share(fromCache)} came out of the cache, ${share(first)} were asked for the first time, ${share(anew)} made anew`;

export function languageTable({ rounds, pages: measured, hours }: LanguageFigures): string {
  const others = languages.filter((of) => of !== 'nl');
  const head = ['ms of processor time', ...languages, ...others.map((of) => `${of} / nl`), 'bound'];
  const rows = Object.entries(measured).map(([name, costs]) => [
    name,
    ...languages.map((of) => ms(costs[of].processor)),
    ...others.map((of) => `× ${costs[of].ratio.toFixed(2)}`),
    mark(others.every((of) => costs[of].ratio <= MOST)),
  ]);
  return [
    `\n## Languages, ${rounds} rounds; at most × ${MOST}`,
    markdownTable(head, rows),
    `An hour of ${hours.dutch.searches.toLocaleString('en')} searches in Dutch: ${hourText(hours.dutch)}.`,
    `With ${share(OTHERS)} of them in the three others: ${hourText(hours.mixed)}.`,
  ].join('\n\n');
}
