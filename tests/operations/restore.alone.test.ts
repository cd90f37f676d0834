/** What was ended, used up or erased after a backup does not come back with it. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { backUp } from '@/scripts/backup/back-up';
import { putBack } from '@/scripts/backup/put-back';
import { connected, withDatabase } from '@/scripts/postgres/connection';
import { applyMigrations } from '@/scripts/postgres/migrations';
import { closeDatabase, prisma } from '@/server/db';
import { eraseAgain } from '@/server/features/restore/erase-again';
import { erasedSince, keepErasure } from '@/server/erasures/journal';
import { getPhotoStorage } from '@/server/storage/get-photo-storage';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeContactRequest } from '@/tests/factories/contact-request';
import { makeListing } from '@/tests/factories/listing';
import { makeOrder } from '@/tests/factories/order';
import { makeReview } from '@/tests/factories/review';
import { makeSearchAlert } from '@/tests/factories/search-alert';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { testDatabaseUrl } from '@/tests/support/database';
import { dumpDatabase } from '@/tests/support/dump';
import { runJobs } from '@/tests/support/run-jobs';

// A restore recreates every table, which must not be those of the tests that follow.
const databaseUrl = withDatabase(testDatabaseUrl, `kust_put_back_${process.pid}`);
process.env.DATABASE_URL = databaseUrl;
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'kust-restore-'));
const folder = path.join(root, 'backup');
const guest = 'zwaantje.oneill@kustverblijf.test';
const trace = 'Zwaantje';

let client: TestClient;
let madeAt: string;

async function putItBack(): Promise<void> {
  const { madeAt: moment } = await putBack({ databaseUrl, storage: getPhotoStorage() }, folder, {
    replace: true,
  });
  madeAt = moment;
  await closeDatabase();
}

const dumpOf = () => dumpDatabase(databaseUrl);
const bulk = (what: string, ids: number[]) => client.delete(`/api/${what}/bulk-destroy?ids=${ids.join(',')}`);

beforeAll(async () => {
  await applyMigrations(databaseUrl);
});
afterAll(async () => {
  await closeDatabase();
  const drop = `DROP DATABASE IF EXISTS ${new URL(databaseUrl).pathname.slice(1)} WITH (FORCE)`;
  await connected(withDatabase(testDatabaseUrl, 'postgres'), (server) => server.query(drop));
  fs.rmSync(root, { recursive: true, force: true });
});

it('is still ended, used up and erased after restoring an older backup', async () => {
  const day = dayToUtcDate(addDays(todayIn(), 20));
  const soon = { startDate: day, endDate: dayToUtcDate(addDays(todayIn(), 22)) };
  const past = {
    startDate: dayToUtcDate(addDays(todayIn(), -9)),
    endDate: dayToUtcDate(addDays(todayIn(), -6)),
  };
  const listing = await makeListing();
  const named = { listingId: listing.id, email: guest, firstName: trace };
  // Pending when the backup is made, and answered before it was erased.
  const waiting = await makeBookingRequest({ ...named, ...soon });
  const stay = await makeBookingRequest({ ...named, ...past, status: 'approved' });
  await makeReview({ bookingRequestId: stay.id, body: `${trace} zegt dank voor alles. `.repeat(5) });
  await makeContactRequest({ ...named, message: `Dag, ${trace} hier` });
  await makeSearchAlert({ email: guest });
  const destroyed = await makeBookingRequest({ listingId: listing.id, ...past, lastName: trace });
  const question = await makeContactRequest({ listingId: listing.id, lastName: trace });
  const leaver = await makeUser({ firstName: trace, email: 'weg@kustverblijf.test' });
  const theirs = await makeListing({ userId: leaver.id, description: trace.repeat(20) });
  await makeBookingRequest({ listingId: theirs.id, ...soon });
  const payer = await makeUser({ firstName: trace });
  await makeOrder({ userId: payer.id, buyer: { name: 'Op papier' } });
  const removed = await makeListing({ description: trace.repeat(20) });
  const admin = await makeAdmin();
  client = await signedIn(admin);
  await prisma().userToken.create({
    data: { userId: admin.id, kind: 'reset_password', tokenHash: 'x', expiresAt: soon.endDate },
  });
  await backUp({ databaseUrl, storage: getPhotoStorage() }, folder);

  await prisma().bookingRequest.update({
    where: { id: waiting.id },
    data: { status: 'declined', modifiedAt: new Date() },
  });
  const statuses = [
    (await client.post('/api/personal-data/erase', { email: guest, reason: 'Gevraagd' })).status,
    (await client.delete(`/api/users/${leaver.id}`, { message: 'Gevraagd' })).status,
    (await client.delete(`/api/users/${payer.id}`, { message: 'Gevraagd' })).status,
    (await client.delete(`/api/listings/${removed.id}`)).status,
    (await bulk('booking-requests', [destroyed.id])).status,
    (await bulk('contact-requests', [question.id])).status,
  ];
  expect(statuses).toEqual([200, 204, 204, 204, 204, 204]);
  await runJobs({ 'note-erasure': keepErasure });
  await putItBack();
  expect(await dumpOf()).toContain(trace);
  expect([await prisma().session.count(), await prisma().userToken.count()]).toEqual([0, 0]);
  expect((await client.get('/api/user')).status).toBe(401);

  await eraseAgain(await erasedSince(new Date(madeAt)));
  expect(await dumpOf()).not.toContain(trace);
  expect(await dumpOf()).not.toContain(guest);
  expect(await prisma().listing.findMany({ select: { id: true } })).toEqual([{ id: listing.id }]);
  expect((await prisma().user.findUnique({ where: { id: payer.id } }))?.deletedAt).toBeInstanceOf(Date);
  expect(await prisma().user.count({ where: { id: leaver.id } })).toBe(0);
  // Nobody is notified a second time.
  expect(await prisma().outgoingMail.count()).toBe(0);
});

it('is not erased from a backup made afterwards', async () => {
  expect(await erasedSince(new Date(Date.now() + 1000))).toEqual([]);
});
