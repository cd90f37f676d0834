/** What payment plans on every booking cost the calls of a landlord's screens. */
import { makePlanWorlds } from '@/tools/bench/fill-plans';
import type { PlanWorlds } from '@/tools/bench/fill-plans';
import { mark, ms } from '@/tools/bench/format';
import { startHelper } from '@/tools/bench/helper-process';
import type { HelperProcess } from '@/tools/bench/helper-process';
import { markdownTable } from '@/tools/bench/markdown';
import { deskCalls } from '@/tools/bench/plan-calls';
import type { DeskCall } from '@/tools/bench/plan-calls';
import type { PlanAnswer, PlanQuestion } from '@/tools/bench/plans';
import type { BenchWorld } from '@/tools/bench/prepare';
import { databaseTime, findDatabaseServer } from '@/tools/bench/processor';
import { median } from '@/tools/bench/statistics';
import { bundle } from '@/scripts/bundle.mjs';
import { partNames } from '@/scripts/launch/build';
import type { Shutdown } from '@/scripts/launch/shutdown';
import { step } from '@/scripts/launch/steps';

/** A landlord of the demo world. */
const owner = 'verhuurder2@kustverblijf.test';
const ROUNDS = 21;
/** Calls in a row: the database's time is known in hundredths of a second. */
const TIMES = 25;
/** The promised bound. */
const MOST = 1.1;

type Side = keyof PlanWorlds;

interface Cost {
  /** Milliseconds of processor time per call, of the process and, if reported, of PostgreSQL. */
  process: number;
  database: number;
  bytes: number;
}

export type PlanFigures = Record<DeskCall, Record<Side, Cost> & { ratio: number }>;

export async function measurePlans(
  { demoUrl, settings }: BenchWorld,
  shutdown: Shutdown,
): Promise<PlanFigures> {
  const worlds = await step('A plan on every booking', () => makePlanWorlds(demoUrl, owner));
  const server = await findDatabaseServer(demoUrl);
  const [file = ''] = await bundle(['bench-plans', ...partNames()]);
  const start = async (side: Side) => {
    const helper = startHelper(file, { ...settings, DATABASE_URL: worlds[side] });
    await shutdown.onEnd(`the process ${side} plans`, helper.stop);
    return helper;
  };
  const helpers: Record<Side, HelperProcess> = { with: await start('with'), without: await start('without') };
  const cost = async (call: DeskCall, side: Side): Promise<Cost> => {
    const question: PlanQuestion = { call, owner, times: TIMES };
    const before = databaseTime(server) ?? Number.NaN;
    // The helper answers with the result of callOften, built from the same sources.
    const { spent, bytes } = (await helpers[side].ask(question)) as PlanAnswer;
    const database = (databaseTime(server) ?? Number.NaN) - before;
    return { process: spent / TIMES, database: database / TIMES, bytes };
  };
  const figures = {} as PlanFigures;
  for (const call of deskCalls) {
    shutdown.check();
    figures[call] = await step(call, () => alternate((side) => cost(call, side)));
  }
  for (const helper of Object.values(helpers)) await helper.stop();
  return figures;
}

/** Medians of rounds that start with each side in turn; the first round only warms up code and caches. */
async function alternate(work: (side: Side) => Promise<Cost>): Promise<PlanFigures[DeskCall]> {
  const found: Record<Side, Cost[]> = { with: [], without: [] };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const sides: Side[] = round % 2 === 0 ? ['with', 'without'] : ['without', 'with'];
    for (const side of sides) {
      const cost = await work(side);
      if (round > 0) found[side].push(cost);
    }
  }
  const middle = (costs: readonly Cost[]): Cost => ({
    process: median(costs.map((cost) => cost.process)),
    database: median(costs.map((cost) => cost.database)),
    bytes: median(costs.map((cost) => cost.bytes)),
  });
  const ratios = found.with.map((cost, round) => whole(cost) / whole(found.without[round] ?? cost));
  return { with: middle(found.with), without: middle(found.without), ratio: median(ratios) };
}

const whole = ({ process, database }: Cost) => process + (Number.isNaN(database) ? 0 : database);

export function planTable(figures: PlanFigures): string {
  const head = [
    'ms of processor time',
    'without a plan',
    'with plans',
    'ratio',
    'of the process',
    'kB',
    'bound',
  ];
  const rows = deskCalls.map((call) => {
    const { ratio, ...sides } = figures[call];
    return [
      call,
      ms(whole(sides.without)),
      ms(whole(sides.with)),
      `× ${ratio.toFixed(2)}`,
      `${ms(sides.without.process)} to ${ms(sides.with.process)}`,
      `${(sides.without.bytes / 1000).toFixed(0)} to ${(sides.with.bytes / 1000).toFixed(0)}`,
      mark(ratio <= MOST),
    ];
  });
  const world = `a landlord of 30 homes booked every week, two payments asked of each stay, ${ROUNDS} rounds`;
  return `\n## Payment plans: ${world}\n\n${markdownTable(head, rows)}`;
}
