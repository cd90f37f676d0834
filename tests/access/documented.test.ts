/** The OpenAPI document names every status that the access matrix expects. */
import { expect, it } from 'vitest';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { rows } from '@/tests/access/rows';
import { callers, expectedFor } from '@/tests/access/world';
import { makeApprovedStay } from '@/tests/factories/booking-request';
import { makeListing } from '@/tests/factories/listing';
import { signedIn, visitor } from '@/tests/support/client';
import { operationsOf } from '@/tools/fuzz/document';

it('names every status that somebody gets', async () => {
  const { body } = await visitor().get('/api/openapi.json');
  const missing = operationsOf(body).flatMap(({ name, answers }) => {
    const statuses = [rows[name] ?? []]
      .flat()
      .flatMap((row) => callers.map((caller) => expectedFor(row, caller)));
    return [...new Set(statuses)]
      .filter((status) => !answers.has(status))
      .map((status) => `${name}: ${status}`);
  });
  expect(missing).toEqual([]);
});

it('names the refusal of a field that only the path has', async () => {
  const { id, userId } = await makeListing();
  const [arrival, departure] = [addDays(todayIn(), 30), addDays(todayIn(), 33)];
  const days = { startDate: dayToUtcDate(arrival), endDate: dayToUtcDate(departure) };
  await makeApprovedStay({ listingId: id, ...days });
  const { status } = await (await signedIn({ id: userId })).put(`/api/listings/${id}/cleaned/${departure}`);
  expect(status).toBe(422);
  const { body } = await visitor().get('/api/openapi.json');
  const call = operationsOf(body).find(({ name }) => name === 'PUT /api/listings/[id]/cleaned/[day]');
  expect(call?.answers.has(status)).toBe(true);
});
