import { beforeEach, expect, it } from 'vitest';
import { addDays, addMonths, dayToUtcDate, startOfMonth, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import type { Recipients } from '@/lib/recipients/contract';
import { prisma } from '@/server/db';
import { sumViews } from '@/server/features/statistics/sum-views';
import { makeListing } from '@/tests/factories/listing';
import { truncateAll } from '@/tests/support/database';
import { signedInAdmin } from '@/tests/support/moderation';

beforeEach(truncateAll);

const lastMonth = addMonths(startOfMonth(todayIn()), -1);
const read = async () => (await (await signedInAdmin()).client.get<Recipients>('/api/admin/recipients')).body;
const look = (listingId: number, day: Day, visitors: readonly string[]) =>
  prisma().listingView.createMany({
    data: visitors.map((visitorHash) => ({ listingId, day: dayToUtcDate(day), visitorHash })),
  });

it('are none over six whole months of a new site', async () => {
  const { average, months } = await read();
  expect([average, months.length, months.at(-1)]).toEqual([
    0,
    6,
    { month: lastMonth.slice(0, 7), recipients: 0 },
  ]);
});

it('count a visitor once a day, however many homes they looked at, and follow nobody to the next', async () => {
  const [one, other] = [await makeListing(), await makeListing()];
  await look(one.id, lastMonth, ['a', 'b']);
  await look(other.id, lastMonth, ['a', 'c']);
  await look(one.id, addDays(lastMonth, 1), ['d']);
  await sumViews(todayIn());
  expect(await prisma().listingView.count()).toBe(0);
  const { average, months } = await read();
  expect(months.at(-1)?.recipients).toBe(4);
  expect(average).toBe(1);
  // A second run changes nothing.
  await sumViews(todayIn());
  expect(await read()).toEqual({ average, months });
});

it('leave out this month, and use the views of days before visitors were counted', async () => {
  const { id } = await makeListing();
  await prisma().listingViewDay.createMany({
    data: [
      { listingId: id, day: dayToUtcDate(addMonths(lastMonth, -2)), views: 12 },
      { listingId: id, day: dayToUtcDate(startOfMonth(todayIn())), views: 500 },
      { listingId: id, day: dayToUtcDate(addDays(addMonths(lastMonth, -5), -1)), views: 500 },
    ],
  });
  const { average, months } = await read();
  expect([average, months.map(({ recipients }) => recipients)]).toEqual([2, [0, 0, 0, 12, 0, 0]]);
});
