// Must come first: everything below reads the database's URL from the settings.
import '@/tests/support/fuzz-database';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, todayIn } from '@/lib/dates/day';
import { closeDatabase } from '@/server/db';
import { FuzzRun, REQUESTS_TOGETHER } from '@/tests/fuzz/run';
import { calendarOf } from '@/tests/support/calendar-server';
import { startCalendarServer } from '@/tests/support/start-calendar-server';
import { owners } from '@/tools/fuzz/owners';
import { Report } from '@/tools/fuzz/report';

const requests = Number(process.env.FUZZ_REQUESTS ?? 2000);
const seed = Number(process.env.FUZZ_SEED ?? 1);
const report = new Report(process.env.FUZZ_CALL);
const calendars = await startCalendarServer();
const feed = calendars.serve(
  '/kalender.ics',
  calendarOf({ start: addDays(todayIn(), 200), end: addDays(todayIn(), 204) }),
);
let run: FuzzRun;

beforeAll(async () => {
  run = await FuzzRun.open({ call: process.env.FUZZ_CALL, feed });
});
afterAll(async () => {
  await run.close();
  await closeDatabase();
});

it('knows whose the rows of each table are', () => {
  expect(Object.keys(owners).toSorted()).toEqual(run.tables.toSorted());
});

it(
  'answers everybody as documented, and touches nothing that is not theirs',
  { timeout: 7_200_000 },
  async () => {
    for (let round = 0; round * REQUESTS_TOGETHER < requests; round += 1) {
      const outcomes = await run.play(run.made(seed + round));
      for (const [index, outcome] of outcomes.entries()) {
        report.count(outcome);
        if (outcome.faults.length > 0 && report.isNew(outcome))
          report.fail(seed + round, outcome, await run.shrunk(seed + round, index));
      }
    }
    report.write(process.env.FUZZ_REPORT);
    expect(report.failures).toEqual([]);
  },
);
