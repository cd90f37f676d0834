import fs from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Listing, User } from '@/prisma/generated/client';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { errorTexts } from '@/lib/texts/errors';
import { prisma, transaction } from '@/server/db';
import { mailFolder } from '@/server/mail/mailer';
import { queueMail } from '@/server/mail/queue-mail';
import { sendMail } from '@/server/mail/send-mail';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeContactRequest } from '@/tests/factories/contact-request';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';
import { makeAdminMember, password } from '@/tests/support/accounts';
import { outbox, sendBooking } from '@/tests/support/booking';
import { solvedBotCheck } from '@/tests/support/bot-check';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { dumpDatabase, dumpMailFolder } from '@/tests/support/dump';
import { auditEntries } from '@/tests/support/moderation';

let owner: User;
let listing: Listing;
let admin: User;
let client: TestClient;

beforeEach(async () => {
  await truncateAll();
  fs.rmSync(mailFolder(), { recursive: true, force: true });
  owner = await makeUser();
  listing = await makeListing({ userId: owner.id });
  admin = await makeAdminMember();
  client = await signedIn(admin);
});

const email = 'zwaantje.o_neill@kustverblijf.test';
const guest = {
  first_name: 'Zwaantje',
  last_name: 'O’Neill "Zus"',
  email,
  country: 'be',
  phone_number: '+32 471 98 76 54',
  street_name: 'Kwikstaartlaan',
  message: 'Wij brengen onze kanarie mee.',
};
/** What must not remain anywhere. */
const traces = [email, 'Zwaantje', '471 98 76 54', 'Kwikstaartlaan', 'kanarie', '1985-06-30'];
const tracesIn = (text: string) => traces.filter((trace) => text.toLowerCase().includes(trace.toLowerCase()));

interface Refusal {
  message: string;
  errors: Record<string, string[]>;
}
type Erased = { data: Record<string, number> };

const erase = (body: object = {}, by: TestClient = client) =>
  by.post<Erased & Refusal>('/api/personal-data/erase', { email, reason: 'Gevraagd per brief', ...body });
const exported = (body: object = {}, by: TestClient = client) =>
  by.post<Record<string, Record<string, unknown>[]> & Refusal>('/api/personal-data/export', {
    email,
    ...body,
  });

/** Everything a guest can leave here: a stay that was approved and then canceled, questions, an invitation. */
async function leaveTraces() {
  await sendBooking(visitor(), listing, guest);
  const { id } = await prisma().bookingRequest.findFirstOrThrow();
  const landlord = await signedIn(owner);
  await landlord.put(`/api/booking-requests/${id}`, { note: 'Zwaantje belde al.' });
  await landlord.post(`/api/booking-requests/${id}/approve`, {
    check_in: '16:00',
    check_out: '10:30',
    message: 'Dag Zwaantje!',
  });
  await landlord.post(`/api/booking-requests/${id}/cancel`, { message: 'Spijtig, Zwaantje.' });
  const question = { ...guest, email: email.toUpperCase(), phone: guest.phone_number, subject: 'Kanarie' };
  await visitor().post(`/api/listings/${listing.id}/contact-requests`, {
    ...question,
    g_recaptcha_response: await solvedBotCheck(),
  });
  await visitor().post('/api/contact', {
    name: 'Zwaantje',
    email,
    message: 'Is er een kanarie?',
    recaptcha: await solvedBotCheck(),
  });
  await visitor().post('/api/notices', {
    ...{ subject: 'listing', id: listing.id, kind: 'other', name: 'Zwaantje', email, good_faith: true },
    reason: 'De kanarie op de foto’s is er niet.',
    g_recaptcha_response: await solvedBotCheck(),
  });
  await prisma().listingManager.create({ data: { listingId: listing.id, email } });
  await transaction((tx) =>
    queueMail(tx, {
      template: 'calendar-conflict',
      props: {
        ownerFirstName: 'Marie',
        listingName: listing.nameHolidayHome ?? listing.slug,
        slug: listing.slug,
        source: 'airbnb',
        conflicts: [
          {
            guestName: `${guest.first_name} ${guest.last_name}`,
            stay: { start: addDays(todayIn(), 60), end: addDays(todayIn(), 63) },
            imported: [{ start: addDays(todayIn(), 60), end: addDays(todayIn(), 61) }],
          },
        ],
      },
      to: owner.email,
      dedupeKey: 'conflict:1',
    }),
  );
}

const decidedAt = (status: string) => (status === 'pending' ? null : new Date());

describe('erasing a guest', () => {
  it('leaves no trace in the database, with mails still waiting', async () => {
    await leaveTraces();
    const before = await dumpDatabase();
    expect(tracesIn(before)).toEqual(traces);
    const { status, body } = await erase();
    expect([status, body.data]).toEqual([
      200,
      {
        reviews: 0,
        booking_requests: 1,
        contact_requests: 1,
        invitations: 1,
        search_alerts: 0,
        inbox: 1,
        notices: 1,
        letter_appeals: 0,
        mails: expect.any(Number),
      },
    ]);
    expect(tracesIn(await dumpDatabase())).toEqual([]);
    expect(await outbox()).toEqual([]);
  });

  it('leaves none in the mail folder either, but keeps other people’s mails', async () => {
    await leaveTraces();
    await makeContactRequest({ listingId: listing.id });
    await transaction((tx) =>
      queueMail(tx, {
        template: 'known-address',
        props: { email: 'jan.janssens@kustverblijf.test' },
        to: 'jan.janssens@kustverblijf.test',
        dedupeKey: 'other',
      }),
    );
    for (const { id } of await outbox()) await sendMail({ mailId: id });
    expect(tracesIn(dumpMailFolder())).toContain(email);
    expect((await erase({ email: email.toUpperCase() })).status).toBe(200);
    expect(tracesIn(await dumpDatabase())).toEqual([]);
    expect(tracesIn(dumpMailFolder())).toEqual([]);
    expect(fs.readdirSync(mailFolder())).toHaveLength(1);
    expect(await prisma().contactRequest.count({ where: { firstName: 'Jan' } })).toBe(1);
    // What remains of a sent mail contains nobody but its recipient.
    const readers = (await outbox()).map(({ recipient }) => recipient).toSorted();
    expect(readers).toEqual(['jan.janssens@kustverblijf.test', owner.email].toSorted());
  });

  it('keeps stay, party, price and country for statistics', async () => {
    await makeBookingRequest({ listingId: listing.id, email, status: 'canceled', modifiedAt: new Date() });
    await erase();
    expect(await prisma().bookingRequest.findFirst()).toMatchObject({
      email: '',
      status: 'canceled',
      price: 300,
      numberOfAdults: 2,
      country: 'be',
      anonymisedAt: expect.any(Date),
    });
  });

  it('does not affect a similar address', async () => {
    await makeContactRequest({ listingId: listing.id, email: 'zwaantje.oxneill@kustverblijf.test' });
    await makeBookingRequest({ listingId: listing.id, email: `a${email}` });
    const { body } = await erase();
    expect(body.data).toEqual({
      reviews: 0,
      booking_requests: 0,
      contact_requests: 0,
      invitations: 0,
      search_alerts: 0,
      inbox: 0,
      notices: 0,
      letter_appeals: 0,
      mails: 0,
    });
    expect(await prisma().bookingRequest.count({ where: { anonymisedAt: null } })).toBe(1);
  });

  it.each(['pending', 'approved'] as const)('must wait for an upcoming stay: %s', async (status) => {
    await makeBookingRequest({ listingId: listing.id, email, status, modifiedAt: decidedAt(status) });
    await makeContactRequest({ listingId: listing.id, email });
    const answer = await erase();
    expect([answer.status, answer.body.message]).toEqual([409, errorTexts.guest_expected]);
    expect(await prisma().contactRequest.count({ where: { anonymisedAt: null } })).toBe(1);
    await prisma().bookingRequest.updateMany({
      data: { status: 'canceled', canceledBy: 'guest', modifiedAt: new Date() },
    });
    expect((await erase()).status).toBe(200);
  });

  it('need not wait for a past stay', async () => {
    const [startDate, endDate] = [dayToUtcDate(addDays(todayIn(), -4)), dayToUtcDate(addDays(todayIn(), -1))];
    await makeBookingRequest({
      listingId: listing.id,
      email,
      status: 'approved',
      modifiedAt: new Date(),
      startDate,
      endDate,
    });
    expect((await erase()).body.data).toMatchObject({ booking_requests: 1 });
  });

  it('waits for a mail that is being sent', async () => {
    await makeContactRequest({ listingId: listing.id, email });
    await transaction((tx) =>
      queueMail(tx, { template: 'known-address', props: { email }, to: email, dedupeKey: '1' }),
    );
    await prisma().outgoingMail.updateMany({ data: { leasedUntil: new Date(Date.now() + 60_000) } });
    const answer = await erase();
    expect([answer.status, answer.body.message]).toEqual([409, errorTexts.letter_leaving]);
    expect(await prisma().contactRequest.count({ where: { anonymisedAt: null } })).toBe(1);
  });

  it('erases a guest with more than a thousand requests', async () => {
    const {
      id: _id,
      uuid: _uuid,
      code: _code,
      quote: _quote,
      terms: _terms,
      otherGuests: _others,
      ...one
    } = await makeBookingRequest({ listingId: listing.id, email, status: 'declined' });
    await prisma().bookingRequest.createMany({ data: Array.from({ length: 1500 }, () => one) });
    const { status, body } = await erase();
    expect([status, body.data.booking_requests]).toEqual([200, 1501]);
  });

  it('is logged without the address, and the reason contains none', async () => {
    await makeContactRequest({ listingId: listing.id, email });
    expect((await erase({ reason: `Gevraagd door ${email}` })).body.errors).toHaveProperty('reason');
    await erase();
    const [entry, ...rest] = await auditEntries();
    expect(rest).toEqual([]);
    expect(entry).toMatchObject({
      actorId: admin.id,
      action: 'guest.erase',
      subjectType: 'guest',
      subjectId: null,
      details: {
        address_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
        reason: 'Gevraagd per brief',
        contact_requests: 1,
      },
    });
    expect(tracesIn(JSON.stringify(entry))).toEqual([]);
  });

  it('erases an unconfirmed address that an account wanted to change to', async () => {
    const expiresAt = new Date(Date.now() + 60_000);
    await prisma().userToken.create({
      data: { userId: owner.id, kind: 'change_email', tokenHash: 'x', newEmail: email, expiresAt },
    });
    expect((await erase()).status).toBe(200);
    expect(tracesIn(await dumpDatabase())).toEqual([]);
  });
});

describe('the data export for a guest', () => {
  it('contains all that is stored, and is logged without the address', async () => {
    await leaveTraces();
    const { status, headers, body } = await exported({ email: email.toUpperCase() });
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="gegevens-gast.json"',
    ]);
    expect(body).toMatchObject({
      booking_requests: [{ first_name: 'Zwaantje', reply: 'Spijtig, Zwaantje.', status: 'canceled' }],
      contact_requests: [{ phone: guest.phone_number, subject: 'Kanarie' }],
      invitations: [{ email }],
    });
    expect(body.mails?.map(({ template }) => template)).toEqual(
      expect.arrayContaining(['booking-received', 'booking-approved', 'contact-request-received']),
    );
    expect(body.booking_requests?.[0]).not.toHaveProperty('note');
    const entries = (await auditEntries()).filter(({ action }) => action === 'guest.export');
    expect(entries).toMatchObject([{ actorId: admin.id, subjectId: null }]);
    expect(tracesIn(JSON.stringify(entries))).toEqual([]);
  });

  it('is empty if nothing is stored', async () => {
    expect((await exported()).body).toEqual({
      email,
      booking_requests: [],
      contact_requests: [],
      invitations: [],
      reviews: [],
      search_alerts: [],
      inbox: [],
      notices: [],
      letter_appeals: [],
      mails: [],
    });
  });
});

describe('both', () => {
  it.each([
    ['has it', () => makeUser({ email })],
    [
      'can take it back',
      () =>
        prisma().userToken.create({
          data: {
            userId: owner.id,
            kind: 'undo_email_change',
            tokenHash: 'x',
            oldEmail: email,
            expiresAt: new Date(),
          },
        }),
    ],
    [
      'signs in elsewhere with it',
      () =>
        prisma().userIdentity.create({
          data: { userId: owner.id, provider: 'oidc', issuer: 'https://i.test', subject: '1', email },
        }),
    ],
    [
      'was invited by it',
      () => prisma().listingManager.create({ data: { listingId: listing.id, userId: owner.id, email } }),
    ],
  ])('refer an account that %s to its own features', async (_how, make) => {
    await make();
    await makeContactRequest({ listingId: listing.id, email });
    for (const answer of [await erase(), await exported()]) {
      expect([answer.status, answer.body.message]).toEqual([409, errorTexts.account_holder]);
    }
    expect(await prisma().contactRequest.count({ where: { anonymisedAt: null } })).toBe(1);
    expect(await auditEntries()).toEqual([]);
  });

  it('require the password again', async () => {
    await prisma().session.updateMany({ data: { passwordAt: new Date(Date.now() - 11 * 60_000) } });
    for (const call of [erase, exported]) {
      const answer = await call();
      expect([answer.status, answer.body.message]).toEqual([423, errorTexts.password_needed]);
      expect((await call({ password: 'niet-dit-wachtwoord' })).body.errors).toHaveProperty('password');
      expect((await call({ password })).status).toBe(200);
    }
  });

  it.each(['', ' ', 'zwaantje', '%@%', 'a@b', '_%', 'x'.repeat(300), 7, null, ['a@b.be']])(
    'reject the address %j',
    async (given) => {
      for (const answer of [await erase({ email: given }), await exported({ email: given })]) {
        expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['email']]);
      }
    },
  );
});
