/** What dashboard pages cost server and browser, compared with another checkout's and a bare Next page. */
import fs from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import type { Browser, BrowserContext } from '@playwright/test';
import { loadHard, openContext } from '@/tools/bench/desk-load';
import type { LoadFigures } from '@/tools/bench/desk-load';
import { deskPages, deskPeople } from '@/tools/bench/desk-pages';
import type { DeskPage, DeskPerson } from '@/tools/bench/desk-pages';
import type { Bench } from '@/tools/bench/prepare';
import { databaseTime, findDatabaseServer, processorTime } from '@/tools/bench/processor';
import { signIn } from '@/tools/bench/sign-in';
import { startSite } from '@/tools/bench/site';
import type { Built, Served } from '@/tools/bench/site';
import { median } from '@/tools/bench/statistics';
import { runProgram } from '@/scripts/launch/child';
import type { Shutdown } from '@/scripts/launch/shutdown';
import { StepError, step } from '@/scripts/launch/steps';
import { ensureChromium } from '@/scripts/testing/chromium';
import { copyDatabase } from '@/scripts/testing/copy-database';

const ROUNDS = 3;

/** Processor time of the web server and PostgreSQL per load, in milliseconds; NaN if the system does not report it. */
type PageFigures = LoadFigures & { processor: number };

export interface DeskFigures {
  page: DeskPage;
  own: PageFigures;
  /** The figures of the checkout compared with. */
  other: PageFigures | null;
  bare: PageFigures;
}

interface Desk {
  site: Served;
  people: Record<DeskPerson, BrowserContext>;
}

/** The last build by `npm run build` in another checkout. */
function builtIn(folder: string): Built {
  const builds = path.resolve(folder, '.next/builds');
  const current = path.join(builds, 'current');
  if (!fs.existsSync(current)) throw new StepError(`${folder} has no build.`, 'Run npm run build in it.');
  const name = fs.readFileSync(current, 'utf8').trim();
  const bundles = path.join(builds, name, 'bundles');
  const variables = {
    NODE_ENV: 'production',
    NEXT_DIST_DIR: path.join('.next/builds', name),
    BUNDLE_DIR: bundles,
    BUILD_ID: name,
  };
  return { folder: path.resolve(folder), web: path.join(bundles, 'web.mjs'), variables };
}

async function openDesk(browser: Browser, site: Served): Promise<Desk> {
  const enter = async (email: string) => {
    const context = await openContext(browser);
    const page = await context.newPage();
    await signIn(page, site.origin, email);
    await page.close();
    return context;
  };
  return {
    site,
    people: { landlord: await enter(deskPeople.landlord), admin: await enter(deskPeople.admin) },
  };
}

export interface DeskPlan {
  /** The folder of a checkout to compare with, in which `npm run build` was run. */
  against?: string | undefined;
  /** Only pages whose address contains this. */
  only?: string | undefined;
}

/**
 * Medians of rounds that alternate each page between this build, the other checkout's and the bare page. Both sites use
 * this checkout's demo world, so the other must support its tables.
 */
export async function measureDesk(
  bench: Bench,
  { against, only = '' }: DeskPlan,
  shutdown: Shutdown,
): Promise<DeskFigures[]> {
  // The demo world's admin has no second factor.
  const setting = { ...bench, settings: { ...bench.settings, SECOND_FACTOR: 'none' } };
  const otherBuild = against === undefined ? null : builtIn(against);
  const otherUrl =
    otherBuild && (await copyDatabase(bench.demoUrl, `${new URL(bench.demoUrl).pathname.slice(1)}_other`));
  if (otherBuild && otherUrl) await migrate(otherBuild, otherUrl, setting, shutdown);
  const pages = (await deskPages(bench.demoUrl)).filter(({ path: address }) => address.includes(only));
  const database = await findDatabaseServer(bench.demoUrl);
  const browser = await chromium.launch({ executablePath: ensureChromium(), chromiumSandbox: false });
  await shutdown.onEnd('the browser', () => browser.close());
  const own = await openDesk(browser, await startSite(setting, bench.demoUrl, shutdown));
  const other =
    otherBuild && otherUrl
      ? await openDesk(browser, await startSite(setting, otherUrl, shutdown, otherBuild))
      : null;
  const bareContext = await openContext(browser);
  const load = async (context: BrowserContext, site: Served, path: string, next?: string) => {
    const before = spent(site, database);
    let after = before;
    const whenQuiet = () => (after = spent(site, database));
    const figures = await loadHard(context, site.origin + path, { next, whenQuiet });
    return { ...figures, processor: after - before };
  };
  const figures: DeskFigures[] = [];
  for (const page of pages) {
    shutdown.check();
    const loadOf = ({ site, people }: Desk) => load(people[page.who], site, page.path, page.next);
    const round = async () => ({
      own: await loadOf(own),
      other: other && (await loadOf(other)),
      bare: await load(bareContext, bench.bareNext, '/'),
    });
    const rounds = await step(page.path, async () => {
      // Warms up code and caches.
      await round();
      return inTurn(ROUNDS, round);
    });
    figures.push({
      page,
      own: middle(rounds.map((one) => one.own)),
      other: other && middle(rounds.flatMap((one) => (one.other ? [one.other] : []))),
      bare: middle(rounds.map((one) => one.bare)),
    });
  }
  await browser.close();
  return figures;
}

async function inTurn<T>(count: number, work: () => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let one = 0; one < count; one += 1) results.push(await work());
  return results;
}

const migrate = ({ folder, web, variables }: Built, url: string, { settings }: Bench, shutdown: Shutdown) =>
  runProgram(
    path.join(path.dirname(web), 'migrate-deploy.mjs'),
    [],
    { ...settings, ...variables, DATABASE_URL: url },
    shutdown.signal,
    folder,
  );

const spent = ({ pid }: Served, database: number): number =>
  (processorTime(pid)?.own ?? Number.NaN) + (databaseTime(database) ?? Number.NaN);

function middle(all: readonly PageFigures[]): PageFigures {
  const of = (figure: keyof PageFigures) => median(all.map((one) => one[figure]));
  return {
    processor: of('processor'),
    requests: of('requests'),
    prefetches: of('prefetches'),
    script: of('script'),
    interactive: of('interactive'),
    longestTask: of('longestTask'),
    pressed: of('pressed'),
  };
}
