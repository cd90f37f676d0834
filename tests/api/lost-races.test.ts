import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lostRace, prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { toDomainError } from '@/server/http/errors';
import { log } from '@/server/log';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';
import { makeMember, password } from '@/tests/support/accounts';
import { sendBooking } from '@/tests/support/booking';
import { signedIn, visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { signedInAdmin } from '@/tests/support/moderation';
import { untilWaiting, whileHeld } from '@/tests/support/waiting';

const heard = vi.spyOn(log, 'warn');
beforeEach(async () => {
  heard.mockClear();
  await truncateAll();
});

const approval = { check_in: '15:00', check_out: '10:00', message: null };
const rename = (tx: Tx, id: number, firstName: string) =>
  tx.user.update({ where: { id }, data: { firstName } });

/** How often a transaction was retried since the test began. */
const runsAgain = () => heard.mock.calls.filter(([, message]) => message === lostRace).length;

async function fails(code: string, times: number) {
  let runs = 0;
  const outcome = transaction(async (tx) => {
    runs += 1;
    if (runs <= times) {
      await tx.$executeRawUnsafe(`DO $$ BEGIN RAISE EXCEPTION 'lost' USING ERRCODE = '${code}'; END $$`);
    }
    return runs;
  });
  return {
    result: await outcome.catch((error: unknown) => toDomainError(error)?.code ?? error),
    runs: () => runs,
  };
}

describe('a transaction in a serialization conflict', () => {
  it('is retried once after a deadlock with another: both succeed', async () => {
    const [a, b] = [await makeUser(), await makeUser()];
    let runs = 0;
    let arrived = 0;
    let open = () => {};
    const both = new Promise<void>((resolve) => (open = resolve));
    const change = (first: number, second: number, name: string) =>
      transaction(async (tx) => {
        runs += 1;
        await rename(tx, first, name);
        arrived += 1;
        if (arrived === 2) open();
        await both;
        await rename(tx, second, name);
      });
    await Promise.all([change(a.id, b.id, 'Een'), change(b.id, a.id, 'Twee')]);
    expect([runs, runsAgain()]).toEqual([3, 1]);
    const names = await prisma().user.findMany({ where: { id: { in: [a.id, b.id] } } });
    expect(new Set(names.map(({ firstName }) => firstName)).size).toBe(1);
  });

  it.each(['40P01', '40001'])('%s is retried once, and then answered as a conflict', async (code) => {
    const [once, twice] = [await fails(code, 1), await fails(code, 2)];
    expect([once.result, once.runs()]).toEqual([2, 2]);
    expect([twice.result, twice.runs()]).toEqual(['conflict', 2]);
  });

  it('is not retried for any other reason', async () => {
    const { runs } = await fails('22012', 1);
    expect(runs()).toBe(1);
  });
});

describe('deleting an account', () => {
  it('during an approval by its owner: one waits for the other', async () => {
    const owner = await makeMember();
    const listing = await makeListing({ userId: owner.id });
    const request = await makeBookingRequest({ listingId: listing.id });
    const [leaving, deciding] = [await signedIn(owner), await signedIn(owner)];
    const statuses = await whileHeld('LOCK TABLE subscriptions IN ACCESS EXCLUSIVE MODE', async (other) => {
      const removal = leaving.delete(`/api/users/${owner.id}`, { password });
      await untilWaiting(other, 1);
      const decision = deciding.post(`/api/booking-requests/${request.id}/approve`, approval);
      await untilWaiting(other, 2);
      await other.query('COMMIT');
      return Promise.all([removal, decision].map(async (answer) => (await answer).status));
    });
    expect(statuses).toEqual([204, 404]);
    expect(runsAgain()).toBe(0);
  });

  it('of each other by two admins: one of them remains', async () => {
    const [first, second] = [await signedInAdmin(), await signedInAdmin()];
    const answers = await whileHeld('LOCK TABLE subscriptions IN ACCESS EXCLUSIVE MODE', async (other) => {
      const removals = [
        first.client.delete(`/api/users/${second.admin.id}`, { message: 'Gevraagd' }),
        second.client.delete(`/api/users/${first.admin.id}`, { message: 'Gevraagd' }),
      ];
      await untilWaiting(other, 2);
      await other.query('COMMIT');
      return Promise.all(removals);
    });
    expect(answers.map(({ status }) => status).every((status) => status < 500)).toBe(true);
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(runsAgain()).toBe(0);
  });
});

describe('a referenced row deleted at the same moment', () => {
  it('is a conflict, not a server error: a request for a listing that is just being deleted', async () => {
    const listing = await makeListing();
    const answer = await whileHeld(`DELETE FROM listings WHERE id = ${listing.id}`, async (other) => {
      const asking = sendBooking<{ message: string }>(visitor(), listing);
      await untilWaiting(other, 1);
      await other.query('COMMIT');
      return asking;
    });
    expect(answer.status).toBe(409);
    expect(await prisma().bookingRequest.count()).toBe(0);
  });

  it('or the row itself: taking a listing offline that is just being deleted', async () => {
    const owner = await makeMember();
    const listing = await makeListing({ userId: owner.id });
    const client = await signedIn(owner);
    const answer = await whileHeld(`DELETE FROM listings WHERE id = ${listing.id}`, async (other) => {
      const disabling = client.put(`/api/listings/${listing.id}/disable`);
      await untilWaiting(other, 1);
      await other.query('COMMIT');
      return disabling;
    });
    expect(answer.status).toBe(409);
  });
});
