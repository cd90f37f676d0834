import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { Day } from '@/lib/dates/day';
import { reviewTexts } from '@/lib/texts/reviews';
import { connected } from '@/scripts/postgres/connection';
import { forgetThreads } from '@/server/features/inbox/forget-threads';
import { forgetLetterAppeals } from '@/server/features/decisions/letters/letter-appeals';
import { forgetNotices } from '@/server/features/notices/forget-notices';
import { anonymiseGuests } from '@/server/features/booking-requests/anonymise-guests';
import { anonymiseSenders } from '@/server/features/contact-requests/anonymise-senders';
import { prisma } from '@/server/db';
import { anonymiseReviewers } from '@/server/features/reviews/anonymise-reviewers';
import { makeBrowser } from '@/tests/support/push';
import { personalColumns } from '@/lib/personal-data/personal-columns';
import type { Told } from '@/lib/personal-data/personal-columns';
import { makeAgreementOf } from '@/tests/factories/agreement';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeContactRequest } from '@/tests/factories/contact-request';
import { makeReview } from '@/tests/factories/review';
import { makeSearchAlert } from '@/tests/factories/search-alert';
import { testDatabaseUrl, truncateAll } from '@/tests/support/database';
import { dumpDatabase } from '@/tests/support/dump';
import { signedInAdmin } from '@/tests/support/moderation';

beforeEach(truncateAll);

const inDatabase = <T extends object>(text: string) =>
  connected(testDatabaseUrl, async (client) => (await client.query<T>(text)).rows);

/** Names of columns with text or JSON, such as 'booking_requests.first_name'. */
async function wordyColumns(): Promise<string[]> {
  const rows = await inDatabase<{ name: string }>(
    `SELECT table_name || '.' || column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name <> '_prisma_migrations'
       AND udt_name IN ('text', 'varchar', 'citext', 'json', 'jsonb', '_text', '_varchar', '_citext')`,
  );
  return rows.map(({ name }) => name).toSorted();
}

const declared = (told?: Told) =>
  Object.entries(personalColumns).flatMap(([table, columns]) =>
    Object.entries(columns).flatMap(([column, one]) =>
      told === undefined || one === told ? [{ table, column }] : [],
    ),
  );

const trace = 'ZichtbaarGastenspoor';
const email = `${trace}@kustverblijf.test`;
const tablesOf = (...tolds: Told[]) => [...new Set(tolds.flatMap(declared).map(({ table }) => table))];
const named = (tables: readonly string[]) => tables.map((table) => `public.${table}`).toSorted();

/** Inserts a row into every table about guests, with the trace in each such column. */
async function leaveTraces(end: Day) {
  const endDate = dayToUtcDate(end);
  const stay = await makeBookingRequest({
    status: 'approved',
    startDate: dayToUtcDate(addDays(end, -2)),
    endDate,
  });
  const question = await makeContactRequest({ createdAt: endDate });
  for (const thread of [{ bookingRequestId: stay.id }, { contactRequestId: question.id }])
    await prisma().message.create({ data: { ...thread, sender: 'guest', body: trace } });
  const day = dayToUtcDate(addDays(end, 2));
  const { id: reviewId } = await makeReview({
    bookingRequestId: stay.id,
    createdAt: day,
    ...{ reply: trace, repliedAt: day, hiddenAt: day, hiddenReason: trace },
  });
  await prisma().reviewReport.create({ data: { reviewId, reason: trace } });
  await prisma().depositReturn.create({
    data: { bookingRequestId: stay.id, returnedCents: 0, reason: trace },
  });
  await makeAgreementOf(stay.id, trace);
  await prisma().stayChange.create({
    data: {
      ...{ bookingRequestId: stay.id, askedBy: 'guest', message: trace, totalCents: 1 },
      ...{ startDate: stay.startDate, endDate: stay.endDate },
      ...{ numberOfAdults: 1, numberOfChildren: 0, numberOfBabies: 0, numberOfPets: 0 },
    },
  });
  const { endpoint, keys } = makeBrowser();
  await prisma().pushSubscription.create({ data: { bookingRequestId: stay.id, endpoint, ...keys } });
  await makeSearchAlert({ email });
  await prisma().inboxThread.create({
    data: {
      ...{ code: 'f'.repeat(32), name: trace, email, subject: trace, lastMessageAt: endDate },
      messages: { create: { sender: 'visitor', body: trace } },
    },
  });
  await prisma().notice.create({
    data: {
      ...{ reference: 'M-22222222', subject: 'listing', subjectId: stay.listingId, subjectName: 'Zeezicht' },
      ...{ kind: 'other', reason: trace, name: trace, email, createdAt: endDate },
    },
  });
  await prisma().decision.create({
    data: {
      ...{ measure: 'offline', ground: 'terms', article: 'Artikel 10', facts: 'Te donker.' },
      ...{ subjectKind: 'listing', subjectId: stay.listingId, subjectName: 'Zeezicht', madeAt: endDate },
      ...{ appealReason: trace, appealedAt: endDate, appealName: trace, appealEmail: email },
    },
  });
  for (const table of tablesOf('guest', 'said')) {
    const columns = [...declared('guest'), ...declared('said')].filter((one) => one.table === table);
    const traced = columns.map(({ column }) => `${column} = '${column.endsWith('email') ? email : trace}'`);
    await inDatabase(`UPDATE ${table} SET ${traced.join(', ')}`);
  }
}

/** The tables that still contain the trace. */
async function tracedTables(): Promise<string[]> {
  const lines = (await dumpDatabase()).split('\n').filter((line) => line.includes(trace));
  return [...new Set(lines.map((line) => line.split(' ', 1)[0] ?? ''))].toSorted();
}

describe('every column that may contain personal data', () => {
  it('is declared', async () => {
    expect(
      declared()
        .map(({ table, column }) => `${table}.${column}`)
        .toSorted(),
    ).toEqual(await wordyColumns());
  });

  it('contains nothing about a guest after 24 months', async () => {
    await leaveTraces('2020-05-04');
    await prisma().searchAlert.deleteMany();
    expect(await tracedTables()).toEqual(named(tablesOf('guest', 'said')));
    await Promise.all([
      anonymiseGuests(),
      anonymiseSenders(),
      anonymiseReviewers(),
      forgetThreads(),
      forgetNotices(),
      forgetLetterAppeals(),
    ]);
    expect(await tracedTables()).toEqual(named(tablesOf('said')));
    const said = await prisma().review.findFirstOrThrow();
    expect([said.nameShown, said.body, said.reply]).toEqual([reviewTexts.anonymous, trace, trace]);
  });

  it('contains nothing about an erased guest', async () => {
    await leaveTraces(addDays(todayIn(), -5));
    expect(await tracedTables()).toEqual(named([...tablesOf('guest', 'said'), 'search_alerts']));
    const { client } = await signedInAdmin();
    expect((await client.post('/api/personal-data/erase', { email, reason: 'Gevraagd' })).status).toBe(200);
    expect(await tracedTables()).toEqual([]);
  });
});
