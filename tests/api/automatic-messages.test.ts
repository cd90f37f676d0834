/** Reply texts that are sent automatically (docs/rules/automatic-messages.md). */
import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { addDays, dayFromNumber, dayNumber, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { formatLongDay } from '@/lib/format/date';
import type { ReplyTemplateDto, ScheduledMessage } from '@/lib/messages/contract';
import { sendMoments } from '@/lib/messages/limits';
import { sendMoment } from '@/lib/messages/send-moment';
import type { Send } from '@/lib/messages/send-moment';
import type { Prisma } from '@/prisma/generated/client';
import { prisma, transaction } from '@/server/db';
import { sendDueMessages } from '@/server/features/messages/send-due-messages';
import { tellMessages } from '@/server/features/messages/tell-messages';
import { makeApprovedStay, makeManualBooking } from '@/tests/factories/booking-request';
import { makeListing } from '@/tests/factories/listing';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { outbox } from '@/tests/support/booking';
import { signedIn } from '@/tests/support/client';
import { makeTalk } from '@/tests/support/conversation';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const HOUR_MS = 3_600_000;
const arrival = addDays(todayIn(), 40);
const days = { startDate: dayToUtcDate(arrival), endDate: dayToUtcDate(addDays(arrival, 4)) };
const threeDays: Send = { moment: 'before_arrival', days: 3, hour: 10 };
/** When `threeDays` is due for a stay from `start`. */
const dueAt = (start = arrival) =>
  sendMoment(threeDays, { start, end: addDays(start, 4), approvedAt: new Date() }) ?? new Date(0);
const after = (moment: Date, ms = 60_000) => new Date(moment.getTime() + ms);

const bodies = async () =>
  (await prisma().message.findMany({ orderBy: { id: 'asc' } })).map(({ body, automatic }) => ({
    body,
    automatic,
  }));

type Template = Partial<Prisma.ReplyTemplateUncheckedCreateInput>;

/** A text switched on long ago, unless `made` says otherwise. */
const makeText = (userId: number, { moment, days: count, hour }: Send = threeDays, made: Template = {}) =>
  prisma().replyTemplate.create({
    data: {
      ...{ userId, name: 'Op komst', body: 'Dag {gast}, tot {aankomst} in {woning}.' },
      ...{ sendMoment: moment, sendDays: count, sendHour: hour, sendSince: new Date(0) },
      ...made,
    },
  });

/** A landlord with an approved stay in forty days, and a text three days before it. */
async function setUp(made: Partial<Prisma.ListingUncheckedCreateInput> = {}, owned: object = {}) {
  const owner = await makeUser(owned);
  const listing = await makeListing({ userId: owner.id, nameHolidayHome: 'Zeezicht', ...made });
  const stay = await makeApprovedStay({ listingId: listing.id, ...days });
  return { owner, listing, stay, text: await makeText(owner.id) };
}

describe('a reply text', () => {
  const path = '/api/user/reply-templates';
  type Answer = { data: ReplyTemplateDto; errors?: Record<string, string[]> };
  const none = { fr: null, de: null, en: null };

  it('says when it leaves and for which homes', async () => {
    const owner = await makeUser();
    const listing = await makeListing({ userId: owner.id });
    const client = await signedIn(owner);
    const { status, body } = await client.post<Answer>(path, {
      ...{ name: 'Welkom', body: 'Dag {gast}' },
      ...{ send: threeDays, listing_ids: [listing.id, listing.id] },
    });
    expect([status, body.data]).toEqual([
      201,
      {
        ...{ id: body.data.id, name: 'Welkom', body: 'Dag {gast}', translations: none },
        ...{ send: threeDays, listing_ids: [listing.id] },
      },
    ]);
    const of = `${path}/${body.data.id}`;
    const kept = await client.put<Answer>(of, { name: 'Dag', body: 'Dag' });
    expect(kept.body.data).toMatchObject({ send: threeDays, listing_ids: [listing.id] });
    const off = await client.put<Answer>(of, { name: 'Dag', body: 'Dag', send: null, listing_ids: [] });
    expect(off.body.data).toMatchObject({ send: null, listing_ids: [] });
    expect((await client.get<{ data: ReplyTemplateDto[] }>(path)).body.data).toEqual([off.body.data]);
  });

  it('may be there in each language of guests: what is absent stays, what is empty goes', async () => {
    const client = await signedIn(await makeUser());
    const put = async (given: object) =>
      (await client.put<Answer>(of, { name: 'Dag', body: 'Dag', ...given })).body.data.translations;
    const { body } = await client.post<Answer>(path, {
      ...{ name: 'Dag', body: 'Dag', translations: { fr: ' Bonjour {gast} ', de: '' } },
    });
    const of = `${path}/${body.data.id}`;
    expect(body.data.translations).toEqual({ ...none, fr: 'Bonjour {gast}' });
    expect(await put({})).toEqual({ ...none, fr: 'Bonjour {gast}' });
    expect(await put({ translations: { en: 'Hello' } })).toEqual({
      ...none,
      fr: 'Bonjour {gast}',
      en: 'Hello',
    });
    expect(await put({ translations: { fr: '', en: null } })).toEqual(none);
  });

  it('leaves in the language that the guest reads, where it was written', async () => {
    const { owner, stay, text } = await setUp();
    await prisma().replyTemplate.update({
      where: { id: text.id },
      data: { bodyFr: 'Bonjour {gast}, à {aankomst}.' },
    });
    const other = await makeApprovedStay({
      ...{ listingId: stay.listingId, locale: 'de', email: 'anders@example.test' },
      ...{ startDate: dayToUtcDate(addDays(arrival, 10)), endDate: dayToUtcDate(addDays(arrival, 14)) },
    });
    await prisma().bookingRequest.update({ where: { id: stay.id }, data: { locale: 'fr' } });
    const client = await signedIn(owner);
    const textOf = async (id: number) => {
      const { body } = await client.get<{ data: ScheduledMessage[] }>(
        `/api/booking-requests/${id}/scheduled-messages`,
      );
      return body.data[0]?.text;
    };
    const french = new Intl.DateTimeFormat('fr-BE', { dateStyle: 'full', timeZone: 'UTC' });
    const day = french.format(new Date(arrival));
    expect(await textOf(stay.id)).toBe(`Bonjour ${stay.firstName}, à ${day}.`);
    expect(await textOf(other.id)).toContain(`tot ${formatLongDay(addDays(arrival, 10))} in Zeezicht.`);
  });

  it.each<[string, object]>([
    ['translations', { translations: { nl: 'Dag' } }],
    ['translations', { translations: 'Bonjour' }],
    ['translations.fr', { translations: { fr: 7 } }],
    ['translations.de', { translations: { de: 'x'.repeat(2001) } }],
    ['send.moment', { send: { ...threeDays, moment: 'never' } }],
    ['send.moment', { send: { days: 1, hour: 10 } }],
    ['send.days', { send: { ...threeDays, days: 61 } }],
    ['send.days', { send: { ...threeDays, days: -1 } }],
    ['send.days', { send: { ...threeDays, days: 1.5 } }],
    ['send.hour', { send: { ...threeDays, hour: 7 } }],
    ['send.hour', { send: { ...threeDays, hour: 22 } }],
    ['send.hour', { send: { moment: 'arrival', days: 0 } }],
    ['send', { send: 'approved' }],
    ['listing_ids', { listing_ids: 7 }],
    ['listing_ids.0', { listing_ids: ['x'] }],
    ['listing_ids', { listing_ids: [2_000_000_000] }],
  ])('is refused on %s for %j', async (field, given) => {
    const client = await signedIn(await makeUser());
    const { status, body } = await client.post<Answer>(path, { name: 'Dag', body: 'Dag', ...given });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    expect(await prisma().replyTemplate.count()).toBe(0);
  });

  it('is for own homes alone', async () => {
    const { listing } = await setUp();
    const other = await makeUser();
    const client = await signedIn(other);
    const text = await makeText(other.id);
    const given = { name: 'Dag', body: 'Dag', send: threeDays, listing_ids: [listing.id] };
    for (const answer of [client.post<Answer>(path, given), client.put<Answer>(`${path}/${text.id}`, given)])
      expect(await answer).toMatchObject({
        status: 422,
        body: { errors: { listing_ids: [expect.any(String)] } },
      });
  });

  it('does not leave any more once its homes are gone', async () => {
    const { owner, text, listing } = await setUp();
    const other = await makeListing({ userId: owner.id });
    await prisma().replyTemplateListing.create({
      data: { replyTemplateId: text.id, listingId: other.id },
    });
    expect(await sendDueMessages(after(dueAt()))).toBe(0);
    await prisma().listing.delete({ where: { id: other.id } });
    expect(await prisma().replyTemplate.findUniqueOrThrow({ where: { id: text.id } })).toMatchObject({
      ...{ sendMoment: null, sendDays: null, sendHour: null, sendSince: null },
    });
    expect(await sendDueMessages(after(dueAt()))).toBe(0);
    expect(listing.id).not.toBe(other.id);
  });
});

describe('a text at its moment', () => {
  it('is the landlord’s, filled in, once; the landlord sees that it left by itself', async () => {
    const { owner, stay, text } = await setUp();
    expect(await sendDueMessages(after(dueAt(), -1))).toBe(0);
    expect(await sendDueMessages(dueAt())).toBe(1);
    expect(await sendDueMessages(after(dueAt()))).toBe(0);
    const body = `Dag Jan, tot ${formatLongDay(arrival)} in Zeezicht.`;
    const client = await signedIn(owner);
    const desk = `/api/booking-requests/${stay.id}`;
    expect((await client.get(`${desk}/messages`)).body).toMatchObject({
      data: [{ sender: 'landlord', body, by_admin: false, automatic: true }],
    });
    expect((await client.get(`${desk}/scheduled-messages`)).body).toEqual({
      data: [{ template_id: text.id, name: 'Op komst', at: expect.any(String), state: 'sent', text: body }],
    });
    await tellMessages({ kind: 'booking-requests', id: stay.id, sender: 'landlord' });
    const [letter, ...others] = await outbox();
    expect([letter?.template, letter?.recipient, others]).toEqual(['messages-for-guest', stay.email, []]);
    expect(JSON.stringify(letter?.props)).toContain(body);
  });

  it('is not marked for the guest', async () => {
    const talk = await makeTalk({ status: 'approved', ...days });
    await makeText(talk.owner.id);
    await sendDueMessages(dueAt());
    const thread = await talk.guest.thread();
    expect(thread.data).toHaveLength(1);
    expect(JSON.stringify([thread, await talk.guest.see()])).not.toContain('automatic');
  });

  it('leaves once though 24 look at the same time, with one job', async () => {
    const { owner, listing } = await setUp();
    for (let n = 1; n < 4; n += 1)
      await makeApprovedStay({
        listingId: listing.id,
        startDate: dayToUtcDate(addDays(arrival, 10 * n)),
        endDate: dayToUtcDate(addDays(arrival, 10 * n + 2)),
        approvedAt: dueAt(),
      });
    await makeText(owner.id, { moment: 'approved', days: 0, hour: 8 });
    const sent = await Promise.all(Array.from({ length: 24 }, () => sendDueMessages(after(dueAt()))));
    // One message for the arrival, and three for approvals.
    expect(sent.reduce((sum, count) => sum + count, 0)).toBe(4);
    expect(await prisma().message.count()).toBe(4);
    expect(await prisma().automaticMessage.count({ where: { messageId: null } })).toBe(0);
    const jobs = await prisma().$queryRaw<unknown[]>`
      SELECT FROM graphile_worker.jobs WHERE task_identifier = 'tell-messages'`;
    expect(jobs).toHaveLength(4);
  }, 30_000);

  it('is sent by the next run if its worker died halfway', async () => {
    await setUp();
    const dying = await transaction(async (tx) => {
      // The worker has recorded the message and waits to write it.
      await tx.$executeRaw`LOCK TABLE messages IN EXCLUSIVE MODE`;
      const run = sendDueMessages(dueAt());
      await vi.waitFor(async () => {
        const ended = await prisma().$queryRaw<unknown[]>`
          SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        expect(ended).toHaveLength(1);
      });
      return { run };
    });
    expect(await dying.run).toBe(0);
    expect([await prisma().automaticMessage.count(), await prisma().message.count()]).toEqual([0, 0]);
    expect(await sendDueMessages(after(dueAt()))).toBe(1);
    expect(await prisma().message.count()).toBe(1);
  });

  it('that could not leave within a day does not leave any more', async () => {
    await setUp();
    expect(await sendDueMessages(after(dueAt(), 24 * HOUR_MS))).toBe(0);
    expect(await sendDueMessages(after(dueAt(), 24 * HOUR_MS - 1))).toBe(1);
  });

  it.each<[string, Template, number]>([
    ['before it', { sendSince: dueAt() }, 1],
    ['after it', { sendSince: after(dueAt(), 1) }, 0],
  ])('leaves where it was switched on %s', async (_, made, count) => {
    const { text } = await setUp();
    await prisma().replyTemplate.update({ where: { id: text.id }, data: made });
    expect(await sendDueMessages(after(dueAt()))).toBe(count);
  });

  it('counts anew when its moment or its homes change, not when its words do', async () => {
    const { owner, text, listing } = await setUp();
    const client = await signedIn(owner);
    const change = async (changes: object) => {
      await client.put(`/api/user/reply-templates/${text.id}`, { name: 'Dag', body: 'Dag', ...changes });
      const row = await prisma().replyTemplate.findUniqueOrThrow({ where: { id: text.id } });
      const isNew = row.sendSince !== null && row.sendSince.getTime() > 0;
      await prisma().replyTemplate.update({ where: { id: text.id }, data: { sendSince: new Date(0) } });
      return isNew;
    };
    expect(await change({ send: threeDays, listing_ids: [] })).toBe(false);
    expect(await change({ send: { ...threeDays, hour: 11 } })).toBe(true);
    expect(await change({ listing_ids: [listing.id] })).toBe(true);
    expect(await change({ listing_ids: [listing.id] })).toBe(false);
    expect(await change({ listing_ids: [] })).toBe(true);
  });

  it('leaves to a stay approved less than a day after it, and to no later one', async () => {
    const { owner, listing } = await setUp();
    await prisma().bookingRequest.updateMany({ data: { approvedAt: after(dueAt(), HOUR_MS) } });
    expect(await sendDueMessages(after(dueAt(), HOUR_MS))).toBe(1);
    // Three months on, approved two days late.
    const start = addDays(arrival, 90);
    const late = await makeApprovedStay({
      listingId: listing.id,
      startDate: dayToUtcDate(start),
      endDate: dayToUtcDate(addDays(start, 3)),
      approvedAt: after(dueAt(start), 48 * HOUR_MS),
    });
    expect(await sendDueMessages(after(dueAt(start), 48 * HOUR_MS))).toBe(0);
    expect(await prisma().automaticMessage.count({ where: { bookingRequestId: late.id } })).toBe(0);
    expect(owner.id).toBe(listing.userId);
  });

  it('of an approval leaves at once', async () => {
    const talk = await makeTalk(days);
    await makeText(talk.owner.id, { moment: 'approved', days: 0, hour: 8 });
    expect((await talk.landlord.act('approve')).status).toBe(200);
    expect(await sendDueMessages()).toBe(1);
    expect(await bodies()).toMatchObject([{ automatic: true }]);
  });

  it('moves with the stay', async () => {
    const { stay } = await setUp();
    const start = addDays(arrival, 7);
    await prisma().bookingRequest.update({
      where: { id: stay.id },
      data: { startDate: dayToUtcDate(start), endDate: dayToUtcDate(addDays(start, 4)) },
    });
    expect(await sendDueMessages(after(dueAt()))).toBe(0);
    expect(await sendDueMessages(after(dueAt(start)))).toBe(1);
  });
});

describe('nothing leaves by itself', () => {
  it.each<[string, Partial<Prisma.ListingUncheckedCreateInput>, object]>([
    ['from a denied home', { approvedAt: null, disabledAt: new Date(), deniedAt: new Date() }, {}],
    ['from a suspended landlord', {}, { suspendedAt: new Date() }],
  ])('%s', async (_, made, owned) => {
    await setUp(made, owned);
    expect(await sendDueMessages(after(dueAt()))).toBe(0);
  });

  it.each<[string, Prisma.BookingRequestUncheckedUpdateInput]>([
    ['a canceled stay', { status: 'canceled', canceledBy: 'landlord' }],
    ['a guest who was anonymised', { email: '', anonymisedAt: new Date() }],
  ])('to %s', async (_, data) => {
    const { owner, stay } = await setUp();
    await prisma().bookingRequest.update({ where: { id: stay.id }, data });
    expect(await sendDueMessages(after(dueAt()))).toBe(0);
    const { body } = await (await signedIn(owner)).get(`/api/booking-requests/${stay.id}/scheduled-messages`);
    expect(body).toEqual({ data: [] });
  });

  it('for a home that the text is not for, or of another landlord', async () => {
    const { text } = await setUp();
    const other = await makeListing();
    await makeApprovedStay({ listingId: other.id, ...days });
    await prisma().replyTemplateListing.create({ data: { replyTemplateId: text.id, listingId: other.id } });
    expect(await sendDueMessages(after(dueAt()))).toBe(0);
  });
});

describe('the guest of an own booking', () => {
  const make = async (made: Partial<Prisma.ListingUncheckedCreateInput>, email: string) => {
    const owner = await makeUser();
    const listing = await makeListing({ userId: owner.id, nameHolidayHome: 'Zeezicht', ...made });
    await prisma().listingSnapshot.updateMany({ data: { nameHolidayHome: 'Zeezicht' } });
    await makeText(owner.id);
    return makeManualBooking({ listingId: listing.id, ...days, email });
  };

  it('gets a letter without the landlord’s words, with the way to them', async () => {
    const stay = await make({}, 'els@kustverblijf.test');
    expect(await sendDueMessages(after(dueAt()))).toBe(1);
    await tellMessages({ kind: 'booking-requests', id: stay.id, sender: 'landlord' });
    const [letter] = await outbox();
    expect([letter?.template, letter?.recipient]).toEqual(['messages-for-guest', 'els@kustverblijf.test']);
    expect(letter?.props).toMatchObject({ messages: [], token: expect.any(String) });
  });

  it.each<[string, Partial<Prisma.ListingUncheckedCreateInput>, string]>([
    ['has no address', {}, ''],
    ['is in a home that nobody approved', { approvedAt: null }, 'els@kustverblijf.test'],
  ])('gets nothing if it %s', async (_, made, email) => {
    await make(made, email);
    expect(await sendDueMessages(after(dueAt()))).toBe(0);
  });
});

describe('what is coming for a stay', () => {
  type List = { data: ScheduledMessage[] };
  const open = async () => {
    const made = await setUp();
    const client = await signedIn(made.owner);
    const path = `/api/booking-requests/${made.stay.id}/scheduled-messages`;
    const list = async () => (await client.get<List>(path)).body.data;
    const press = (act: string, id = made.text.id) =>
      client.post<{ data: ScheduledMessage }>(`${path}/${id}/${act}`, {});
    return { ...made, client, path, list, press };
  };

  it('is told by moment, filled in, with what was missed', async () => {
    const { owner, text, list } = await open();
    const late = await makeText(
      owner.id,
      { moment: 'approved', days: 0, hour: 8 },
      { name: 'Bedankt', sendSince: after(new Date(), 60_000) },
    );
    await makeText(owner.id, { moment: 'during', days: 4, hour: 8 });
    expect((await list()).map(({ template_id: id, state }) => [id, state])).toEqual([
      [late.id, 'missed'],
      [text.id, 'coming'],
    ]);
    expect((await list())[1]).toEqual({
      ...{ template_id: text.id, name: 'Op komst', state: 'coming', at: dueAt().toISOString() },
      text: `Dag Jan, tot ${formatLongDay(arrival)} in Zeezicht.`,
    });
  });

  it('is skipped once, and then never sent', async () => {
    const { press, list } = await open();
    const answer = await press('skip');
    expect([answer.status, answer.body.data.state]).toEqual([200, 'skipped']);
    expect([(await press('skip')).status, (await press('send')).status]).toEqual([409, 409]);
    expect((await list())[0]?.state).toBe('skipped');
    expect(await sendDueMessages(after(dueAt()))).toBe(0);
  });

  it('is sent now, once, and not again at its moment', async () => {
    const { press } = await open();
    const presses = await Promise.all(Array.from({ length: 6 }, () => press('send')));
    expect(presses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
    expect((await press('skip')).status).toBe(409);
    expect(await sendDueMessages(after(dueAt()))).toBe(0);
    expect(await bodies()).toMatchObject([{ automatic: false }]);
  });

  it('has no other texts than the landlord’s that leave by themselves', async () => {
    const { owner, press } = await open();
    const quiet = await prisma().replyTemplate.create({ data: { userId: owner.id, name: 'x', body: 'x' } });
    const foreign = await makeText((await makeUser()).id);
    expect((await press('send', quiet.id)).status).toBe(409);
    expect((await press('send', foreign.id)).status).toBe(404);
    expect((await press('skip', 999_999)).status).toBe(404);
  });

  it('is read by admins, who press nothing, and unknown to others', async () => {
    const { path, text } = await open();
    const admin = await signedIn(await makeAdmin());
    const other = await signedIn(await makeUser());
    expect((await admin.get<List>(path)).body.data).toHaveLength(1);
    expect((await admin.post(`${path}/${text.id}/send`, {})).status).toBe(403);
    expect((await other.get(path)).status).toBe(404);
    expect((await other.post(`${path}/${text.id}/skip`, {})).status).toBe(404);
  });
});

describe('the moment', () => {
  it('is the same for the database and the list', async () => {
    const cases = fc.sample(
      fc.record({
        moment: fc.constantFrom(...sendMoments),
        days: fc.integer({ min: 0, max: 60 }),
        hour: fc.integer({ min: 8, max: 21 }),
        first: fc.integer({ min: dayNumber('2026-01-01'), max: dayNumber('2031-12-31') }),
        nights: fc.integer({ min: 1, max: 60 }),
        approved: fc.date({ min: new Date('2026-01-01'), max: new Date('2031-12-31'), noInvalidDate: true }),
      }),
      2000,
    );
    const given = cases.map(({ first, nights, approved, ...send }) => ({
      ...send,
      ...{ start: dayFromNumber(first), end: dayFromNumber(first + nights), approvedAt: approved },
    }));
    const rows = await prisma().$queryRaw<{ at: Date | null }[]>`
      SELECT message_due_at(g.moment::message_moment, g.days, g.hour, g.start::date, g.end::date,
        g."approvedAt"::timestamptz) AS at
      FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(given)}::jsonb)
        AS (moment text, days int, hour int, start text, "end" text, "approvedAt" text)) WITH ORDINALITY AS g
      ORDER BY ordinality`;
    expect(rows.map(({ at }) => at)).toEqual(given.map((one) => sendMoment(one, one)));
  });
});
