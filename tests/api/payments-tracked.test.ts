/** A stay whose payments the landlord keeps elsewhere. */
import { beforeEach, expect, it } from 'vitest';
import { openCentsOf } from '@/lib/booking-requests/paid';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { PlanningPage } from '@/lib/planning/contract';
import type { Today } from '@/lib/today/contract';
import { prisma } from '@/server/db';
import { remindOfPayments } from '@/server/features/payments/remind-of-payments';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import { arrival } from '@/tests/support/conversation';
import { truncateAll } from '@/tests/support/database';
import { makeAskedTalk } from '@/tests/support/payments';

beforeEach(truncateAll);

const today = todayIn();
/** Tomorrow at noon: after every payment asked in the test, whatever the hour. */
const noon = new Date(`${addDays(today, 1)}T11:00:00Z`);

async function makeLate() {
  const talk = await makeAskedTalk();
  const { data } = (await talk.landlord.act('approve')).body;
  await prisma().paymentRequest.update({
    where: { id: data.payment_requests[0]?.id },
    data: { dueDate: dayToUtcDate(addDays(today, -1)) },
  });
  const path = `/api/booking-requests/${talk.request.id}/payments-tracked`;
  const read = async () => {
    const own = (await talk.landlordClient.get<{ data: Today }>('/api/user/today')).body.data;
    const plan = await talk.landlordClient.get<PlanningPage>(
      `/api/user/planning?from=${arrival}&to=${addDays(arrival, 20)}`,
    );
    const [home] = plan.body.data;
    return {
      late: own.payments_overdue.length,
      planned: home?.stays[0]?.open_cents,
      open: openCentsOf(await talk.landlord.see()),
    };
  };
  const track = (payments_tracked: unknown) => talk.landlordClient.put(path, { payments_tracked });
  return { ...talk, path, read, track };
}

it('says nothing of it to be open, until it is kept here again', async () => {
  const { read, track } = await makeLate();
  expect(await read()).toEqual({ late: 1, planned: 700_00, open: 700_00 });
  expect(await track(false)).toMatchObject({ status: 200, body: { data: { payments_tracked: false } } });
  expect(await read()).toEqual({ late: 0, planned: null, open: null });
  expect(await remindOfPayments(noon)).toBe(0);
  await track(true);
  expect(await read()).toEqual({ late: 1, planned: 700_00, open: 700_00 });
  expect(await remindOfPayments(noon)).toBe(1);
});

it('is the landlord’s alone to say', async () => {
  const { path, track } = await makeLate();
  expect((await track('nee')).status).toBe(422);
  for (const [user, status] of [
    [await makeAdmin(), 403],
    [await makeUser(), 404],
  ] as const)
    expect((await (await signedIn(user)).put(path, { payments_tracked: false })).status).toBe(status);
});
