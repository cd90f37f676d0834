/** The thread of a request, who may write in it, and the mails about it. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dayToUtcDate } from '@/lib/dates/day';
import type { MessagePage } from '@/lib/messages/contract';
import { anonymiseGuests } from '@/server/features/booking-requests/anonymise-guests';
import { withoutGuest } from '@/server/features/booking-requests/without-guest';
import { prisma, transaction } from '@/server/db';
import { tellMessages } from '@/server/features/messages/tell-messages';
import { makeContactRequest } from '@/tests/factories/contact-request';
import { makeGuestToken } from '@/tests/factories/guest-token';
import { makeListing } from '@/tests/factories/listing';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { bookingForm, outbox, sendBooking } from '@/tests/support/booking';
import { signedIn, visitor } from '@/tests/support/client';
import { makeTalk } from '@/tests/support/conversation';
import type { Talk } from '@/tests/support/conversation';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const bodies = (page: MessagePage) => page.data.map(({ sender, body }) => `${sender}: ${body}`);
const tell = ({ request }: Talk, sender: 'guest' | 'landlord') =>
  tellMessages({ kind: 'booking-requests', id: request.id, sender });

interface Job {
  key: string;
  run_at: Date;
  payload: unknown;
}
const jobs = () =>
  prisma().$queryRaw<Job[]>`
    SELECT j.key, j.run_at, p.payload FROM graphile_worker.jobs j
    JOIN graphile_worker._private_jobs p USING (id) WHERE j.task_identifier = 'tell-messages' ORDER BY j.key`;

describe('a thread', () => {
  it('starts with the guest’s message, and contains the landlord’s at each decision', async () => {
    const owner = await makeUser();
    const listing = await makeListing({ userId: owner.id });
    await sendBooking(visitor(), listing);
    const { id } = await prisma().bookingRequest.findFirstOrThrow();
    const client = await signedIn(owner);
    const desk = `/api/booking-requests/${id}`;
    await client.post(`${desk}/approve`, { check_in: '15:00', check_out: '10:00', message: 'Welkom!' });
    await client.post(`${desk}/cancel`, { message: 'Waterschade.' });
    const { body } = await client.get<MessagePage>(`${desk}/messages`);
    expect(bodies(body)).toEqual([
      'landlord: Waterschade.',
      'landlord: Welkom!',
      `guest: ${String(bookingForm().message)}`,
    ]);
    expect(await jobs()).toEqual([]);
  });

  it.each([
    ['guest', 404],
    ['landlord', 409],
  ] as const)('accepts nothing from the %s once its guest is being erased', async (who, status) => {
    const talk = await makeTalk();
    const saying = await transaction(async (tx) => {
      await tx.bookingRequest.updateMany({ where: { id: talk.request.id }, data: withoutGuest() });
      const answer = talk[who].say('Nog iets?');
      await vi.waitFor(async () => {
        const waiting = await prisma().$queryRaw<unknown[]>`
          SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
        expect(waiting).toHaveLength(1);
      });
      return { answer };
    });
    expect((await saying.answer).status).toBe(status);
    expect(await prisma().message.count()).toBe(0);
  });

  it('goes both ways, newest first, fifty a page', async () => {
    const talk = await makeTalk();
    expect((await talk.guest.say('Mag de hond mee?')).status).toBe(201);
    expect((await talk.landlord.say('Ja hoor.')).status).toBe(201);
    expect(bodies(await talk.guest.thread())).toEqual(['landlord: Ja hoor.', 'guest: Mag de hond mee?']);
    await prisma().message.createMany({
      data: Array.from({ length: 60 }, (_, n) => ({
        bookingRequestId: talk.request.id,
        sender: 'guest' as const,
        body: String(n),
        createdAt: new Date(2020, 0, 1, 0, n),
      })),
    });
    const [first, second] = [await talk.landlord.thread(1), await talk.landlord.thread(2)];
    expect([first.data.length, second.data.length, first.meta.total]).toEqual([50, 12, 62]);
    expect(second.data.at(-1)?.body).toBe('0');
    expect((await talk.guest.see()).messages).toHaveLength(50);
  });

  it('shows what is new, and who has seen it', async () => {
    const talk = await makeTalk();
    await talk.guest.say('Een');
    await talk.guest.say('Twee');
    const counts = async () =>
      (
        await talk.landlordClient.get<{ unread_messages: number }>(
          `/api/users/${talk.owner.id}/booking-requests/count`,
        )
      ).body.unread_messages;
    expect(await counts()).toBe(2);
    expect((await talk.landlord.see()).unread_messages).toBe(2);
    const admin = await signedIn(await makeAdmin());
    await admin.get(`/api/booking-requests/${talk.request.id}/messages`);
    expect(await counts()).toBe(2);
    expect((await talk.landlord.thread()).data.every(({ read_at }) => read_at !== null)).toBe(true);
    expect(await counts()).toBe(0);
    await talk.landlord.say('Drie');
    expect((await talk.landlord.thread()).data[0]?.read_at).toBeNull();
    await talk.guest.see();
    expect((await talk.landlord.thread()).data[0]?.read_at).not.toBeNull();
  });

  it('belongs to one request: another link and another landlord find nothing', async () => {
    const talk = await makeTalk();
    await talk.guest.say('Tussen ons');
    const other = await makeTalk();
    const { text } = await other.guestClient.get(`/api/stays/${other.token}/messages`);
    expect(text).not.toContain('Tussen ons');
    const path = `/api/booking-requests/${talk.request.id}/messages`;
    expect((await other.landlordClient.get(path)).status).toBe(404);
    expect((await other.landlordClient.post(path, { message: 'x' })).status).toBe(404);
    // The id of a booking request does not identify a question.
    const wrong = `/api/contact-requests/${talk.request.id}/messages`;
    expect((await talk.landlordClient.get(wrong)).status).toBe(404);
  });

  it.each(['', '  \n ', undefined, null, 7, ['x'], 'x'.repeat(2001), '\u0000'])(
    'rejects %j',
    async (message) => {
      const talk = await makeTalk();
      for (const side of [talk.guest, talk.landlord]) {
        const { status, body } = await side.say(message);
        expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['message']]);
      }
      expect(await prisma().message.count()).toBe(0);
    },
  );

  it('stores what was typed as plain text', async () => {
    const talk = await makeTalk();
    const text = '<script>alert(1)</script> https://voorbeeld.be\nTweede lijn';
    await talk.guest.say(text);
    expect((await talk.landlord.thread()).data[0]?.body).toBe(text);
  });

  it('continues after the end of the stay, and accepts thirty messages an hour from each side', async () => {
    const talk = await makeTalk({ status: 'declined' });
    for (let n = 0; n < 30; n += 1) {
      expect((await talk.guest.say(`vraag ${n}`)).status).toBe(201);
      // Rejected ones do not count.
      await talk.guest.say('');
    }
    const { status, headers } = await talk.guest.say('te veel');
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
    // A recipient of that many messages can still answer.
    for (let n = 0; n < 30; n += 1) expect((await talk.landlord.say(`antwoord ${n}`)).status).toBe(201);
    expect((await talk.landlord.say('ook te veel')).status).toBe(429);
    expect(await prisma().message.count()).toBe(60);
  });

  it('is erased with the guest’s data, and nobody can write to an erased guest', async () => {
    const talk = await makeTalk({
      startDate: dayToUtcDate('2020-01-01'),
      endDate: dayToUtcDate('2020-01-04'),
    });
    await prisma().message.create({
      data: { bookingRequestId: talk.request.id, sender: 'guest', body: 'Ik ben Jan.' },
    });
    await anonymiseGuests();
    expect([await prisma().message.count(), await prisma().guestToken.count()]).toEqual([0, 0]);
    expect((await talk.landlord.say('Hallo?')).status).toBe(409);
    expect((await talk.landlord.offer()).status).toBe(409);
  });

  it('of a question works the same way', async () => {
    const owner = await makeUser();
    const listing = await makeListing({ userId: owner.id });
    const question = await makeContactRequest({ listingId: listing.id });
    const token = await makeGuestToken({ kind: 'contact-requests', id: question.id });
    const guest = visitor();
    expect((await guest.post(`/api/stays/${token}/messages`, { message: 'Nog iets' })).status).toBe(201);
    const client = await signedIn(owner);
    const path = `/api/contact-requests/${question.id}/messages`;
    expect((await client.post(path, { message: 'Ja' })).status).toBe(201);
    expect(bodies((await client.get<MessagePage>(path)).body)).toEqual(['landlord: Ja', 'guest: Nog iets']);
    await tellMessages({ kind: 'contact-requests', id: question.id, sender: 'landlord' });
    await tellMessages({ kind: 'contact-requests', id: question.id, sender: 'guest' });
    expect(
      (await outbox()).map(({ template, recipient, replyTo }) => [template, recipient, replyTo]),
    ).toEqual([
      ['messages-for-guest', question.email, owner.email],
      ['messages-for-landlord', owner.email, question.email],
    ]);
  });
});

describe('the mails about messages', () => {
  it('collect what one side wrote, each message once, with the other side as Reply-To', async () => {
    const talk = await makeTalk();
    await talk.guest.say('Een');
    await talk.guest.say('Twee');
    expect((await jobs()).map(({ payload }) => payload)).toEqual([
      { kind: 'booking-requests', id: talk.request.id, sender: 'guest' },
    ]);
    await Promise.all([tell(talk, 'guest'), tell(talk, 'guest'), tell(talk, 'guest')]);
    const [letter, ...more] = await outbox();
    expect(more).toEqual([]);
    expect(letter).toMatchObject({
      template: 'messages-for-landlord',
      recipient: talk.owner.email,
      replyTo: talk.request.email,
      props: { messages: [{ body: 'Een' }, { body: 'Twee' }], code: talk.request.code },
    });
    await talk.guest.say('Drie');
    await tell(talk, 'guest');
    expect((await outbox()).map(({ props }) => Reflect.get(Object(props), 'messages'))).toContainEqual([
      { body: 'Drie', byAdmin: false },
    ]);
  });

  it('are sent even to a landlord who wants no mail about new requests', async () => {
    const talk = await makeTalk();
    await prisma().user.update({ where: { id: talk.owner.id }, data: { receiveEmails: false } });
    await talk.guest.say('Een');
    await tell(talk, 'guest');
    expect(await outbox()).toHaveLength(1);
  });

  it('are sent five minutes after the first message, and at night in the morning', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-01T10:00:00Z') });
    try {
      const talk = await makeTalk({
        startDate: dayToUtcDate('2027-08-01'),
        endDate: dayToUtcDate('2027-08-04'),
      });
      const first = async () => (await jobs())[0]?.run_at.toISOString();
      await talk.guest.say('Een');
      vi.setSystemTime(new Date('2027-06-01T10:03:00Z'));
      await talk.guest.say('Twee');
      expect(await first()).toBe('2027-06-01T10:05:00.000Z');
      await tell(talk, 'guest');
      vi.setSystemTime(new Date('2027-06-01T21:00:00Z'));
      await talk.guest.say('Drie');
      expect(await first()).toBe('2027-06-02T06:00:00.000Z');
      // A user who answers is awake.
      await talk.landlord.say('Vier');
      await talk.guest.say('Vijf');
      expect(await first()).toBe('2027-06-01T21:05:00.000Z');
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([
    ['approved', 'guest', '2027-06-09T23:10:00.000Z'],
    ['approved', 'landlord', '2027-06-09T23:10:00.000Z'],
    ['pending', 'guest', '2027-06-10T06:00:00.000Z'],
    ['canceled', 'guest', '2027-06-10T06:00:00.000Z'],
  ] as const)('about a stay that starts today, %s, by the %s are sent at %s', async (status, who, leaves) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-06-09T23:10:00Z') });
    try {
      const talk = await makeTalk({
        status,
        startDate: dayToUtcDate('2027-06-10'),
        endDate: dayToUtcDate('2027-06-12'),
      });
      expect((await talk[who].say('De code van de deur werkt niet.')).status).toBe(201);
      expect((await jobs())[0]?.run_at.toISOString()).toBe(leaves);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('reply templates', () => {
  const path = '/api/user/reply-templates';
  const text = { name: 'Welkom', body: 'Dag {gast}, tot {aankomst}.' };

  it('are stored as typed, private to each landlord', async () => {
    const client = await signedIn(await makeUser());
    const { status, body } = await client.post<{ data: { id: number } }>(path, text);
    expect([status, body.data]).toEqual([
      201,
      {
        ...{ id: expect.any(Number), ...text, translations: { fr: null, de: null, en: null } },
        ...{ send: null, listing_ids: [] },
      },
    ]);
    expect((await client.get<{ data: object[] }>(path)).body.data).toEqual([body.data]);
    const stranger = await signedIn(await makeUser());
    expect((await stranger.get<{ data: object[] }>(path)).body.data).toEqual([]);
    const one = `${path}/${body.data.id}`;
    expect((await stranger.put(one, text)).status).toBe(404);
    expect((await stranger.delete(one)).status).toBe(404);
    expect((await client.put(one, { name: 'Anders', body: 'x' })).status).toBe(200);
    expect((await client.delete(one)).status).toBe(204);
    expect((await client.get<{ data: object[] }>(path)).body.data).toEqual([]);
  });

  it.each([
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(61) }],
    ['body', { body: ' ' }],
    ['body', { body: 'x'.repeat(2001) }],
  ])('reject an invalid %s: %j', async (field, changes) => {
    const client = await signedIn(await makeUser());
    const { status, body } = await client.post<{ errors: object }>(path, { ...text, ...changes });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  it('are limited to thirty, even if two are added at once', async () => {
    const owner = await makeUser();
    await prisma().replyTemplate.createMany({
      data: Array.from({ length: 29 }, (_, n) => ({ userId: owner.id, name: `${n}`, body: 'x' })),
    });
    const client = await signedIn(owner);
    await client.get('/sanctum/csrf-cookie');
    const answers = await Promise.all([1, 2, 3].map(() => client.post(path, text)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 422, 422]);
    expect(await prisma().replyTemplate.count()).toBe(30);
  });
});
