import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest';
import { bundle } from '@/scripts/bundle.mjs';
import { dayToUtcDate } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import { enqueue } from '@/server/jobs/enqueue';
import { truncateAll } from '@/tests/support/database';
import { dayOf, lastMonth, makeHome, makeStay } from '@/tests/support/stay-reports';
import { startSdepStandIn } from '@/tools/sdep-stand-in/stand-in';

/** Workers run as in production, each in its own process; a stand-in counts what they send. */
const standIn = await startSdepStandIn();
let file = '';
/** More than fit in one call. */
const STAYS = 1200;
const PATIENCE_MS = 120_000;

beforeAll(async () => {
  [file = ''] = await bundle(['worker']);
});
afterAll(() => standIn.close());
beforeEach(async () => {
  await truncateAll();
  standIn.clearFaults();
  standIn.wipe();
  standIn.forgetCalls();
});

function startWorker(): ChildProcess {
  const worker = fork(file, {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SDEP_BASE_URL: standIn.origin,
      SDEP_CLIENT_ID: standIn.clientId,
      SDEP_CLIENT_SECRET: standIn.clientSecret,
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  onTestFinished(() => void worker.kill('SIGKILL'));
  return worker;
}

async function makeStays(): Promise<void> {
  const home = await makeHome();
  const { id: _id, uuid: _u, code: _c, quote: _q, terms: _t, otherGuests: _o, ...one } = await makeStay(home);
  await prisma().bookingRequest.createMany({ data: Array.from({ length: STAYS - 1 }, () => one) });
  await prisma().appSetting.create({
    data: { key: 'short_stay_reports_since', value: lastMonth.from },
  });
  expect(one.endDate).toEqual(dayToUtcDate(dayOf(10)));
}

const accepted = () => prisma().stayReport.count({ where: { accepted: { not: null } } });
async function untilAccepted(count: number): Promise<void> {
  await expect.poll(accepted, { timeout: PATIENCE_MS, interval: 100 }).toBe(count);
}
const bodies = () =>
  standIn.received().flatMap(({ name, body }) => (name === 'activities' ? [JSON.stringify(body)] : []));
const wake = () => enqueue(prisma(), 'send-short-stay-reports', {});

it(
  'two workers send each record once',
  async () => {
    await makeStays();
    await Promise.all([wake(), wake()]);
    startWorker();
    startWorker();
    await untilAccepted(STAYS);
    expect(bodies()).toHaveLength(2);
    expect(standIn.activities()).toHaveLength(STAYS);
  },
  PATIENCE_MS,
);

it(
  'what a killed worker had sent is sent again by the next one, with the same bytes, and the rest once',
  async () => {
    await makeStays();
    // The stand-in stores the batch at once, but the worker is killed before the answer arrives.
    standIn.fail({ how: 'slow', on: 'activities', milliseconds: 20_000 });
    await wake();
    const first = startWorker();
    const hasArrived = async () => standIn.activities().length;
    await expect.poll(hasArrived, { timeout: PATIENCE_MS, interval: 50 }).toBe(1000);
    first.kill('SIGKILL');
    await once(first, 'exit');
    expect(await accepted()).toBe(0);
    // A minute later nobody holds the run any more.
    await prisma().shortStayRun.updateMany({ data: { heldUntil: new Date(0) } });
    await wake();
    startWorker();
    await untilAccepted(STAYS);
    const [killed, again, ...rest] = bodies();
    expect(again).toBe(killed);
    expect(rest).toHaveLength(1);
    expect(standIn.activities()).toHaveLength(STAYS);
    expect(await prisma().stayReport.count({ where: { corrected: { gt: 0 } } })).toBe(0);
  },
  PATIENCE_MS,
);
