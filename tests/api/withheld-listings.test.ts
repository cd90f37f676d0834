/**
 * For a denied listing, or one whose landlord is suspended, no agreement can be made any more, and those waiting are
 * told.
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { renderMail } from '@/emails/catalogue';
import { dayToUtcDate } from '@/lib/dates/day';
import { tellClosedRequests } from '@/server/features/booking-requests/close-requests';
import { tellClosedQuestions } from '@/server/features/contact-requests/close-questions';
import { prisma } from '@/server/db';
import { tellMessages } from '@/server/features/messages/tell-messages';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeContactRequest } from '@/tests/factories/contact-request';
import { makeListing } from '@/tests/factories/listing';
import { lettersTo } from '@/tests/support/accounts';
import { outbox } from '@/tests/support/booking';
import { signedIn } from '@/tests/support/client';
import { makeTalk, offer } from '@/tests/support/conversation';
import type { Talk } from '@/tests/support/conversation';
import { truncateAll } from '@/tests/support/database';
import { signedInAdmin } from '@/tests/support/moderation';
import { runJobs } from '@/tests/support/run-jobs';

beforeEach(truncateAll);

const runAll = () =>
  runJobs({
    'tell-closed-requests': tellClosedRequests,
    'tell-closed-questions': tellClosedQuestions,
    'tell-messages': tellMessages,
  });

/** What withholds a listing from the public. */
const acts = {
  denial: async ({ listing }: Talk) => {
    const { client } = await signedInAdmin();
    return client.put(`/api/listings/${listing.id}/deny`, { message: 'Dit huis bestaat niet.' });
  },
  suspension: async ({ owner }: Talk) => {
    const { client } = await signedInAdmin();
    return client.put(`/api/users/${owner.id}/suspension`, { suspended: true, reason: 'Oplichting.' });
  },
};
const ways = ['denial', 'suspension'] as const;

describe.each(ways)('after a %s', (way) => {
  it('an open offer is withdrawn: nobody can accept it, and no address is revealed', async () => {
    const talk = await makeTalk();
    expect((await talk.landlord.offer()).status).toBe(200);
    expect((await acts[way](talk)).status).toBe(200);
    const { status, text } = await talk.guest.act('accept-offer');
    expect(status).toBe(409);
    expect(text).not.toContain('Kluisje');
    expect(await talk.guest.see()).toMatchObject({
      status: 'declined',
      decline_reason: 'not_offered',
      offer: null,
      address: null,
      landlord: null,
      arrival_info: null,
    });
    expect(await prisma().occupancy.count()).toBe(0);
  });

  it('each waiting guest is told once, without the admin’s reason or a way to contact the landlord', async () => {
    const talk = await makeTalk();
    await makeBookingRequest({ listingId: talk.listing.id, email: 'noor@kustverblijf.test' });
    await makeBookingRequest({
      listingId: talk.listing.id,
      email: 'oud@kustverblijf.test',
      startDate: dayToUtcDate('2020-01-01'),
      endDate: dayToUtcDate('2020-01-04'),
    });
    await acts[way](talk);
    await runAll();
    const ids = (await prisma().bookingRequest.findMany({ select: { id: true } })).map(({ id }) => id);
    await tellClosedRequests({ ids });
    const letters = (await outbox()).filter(({ template }) => template === 'booking-declined');
    expect(letters.map(({ recipient }) => recipient).toSorted()).toEqual([
      talk.request.email,
      'noor@kustverblijf.test',
    ]);
    expect(letters.map(({ replyTo }) => replyTo)).toEqual([null, null]);
    const { text } = await renderMail('booking-declined', letters[0]?.props, { appUrl: 'https://x.test' });
    expect(text).toContain('wordt hier niet langer aangeboden');
    expect(text).not.toMatch(/bestaat niet|Oplichting|De verhuurder/);
    const [note] = (await talk.guest.thread()).data;
    expect(note).toMatchObject({ sender: 'system', body: expect.stringContaining('niet langer aangeboden') });
  });

  it('an approved stay remains, and its guest can cancel it', async () => {
    const talk = await makeTalk();
    await talk.landlord.act('approve');
    await acts[way](talk);
    await runAll();
    expect((await talk.guest.see()).status).toBe('approved');
    expect((await talk.guest.act('withdraw')).status).toBe(200);
  });

  it('each guest with an open question is told once, by mail and on their own page', async () => {
    const talk = await makeTalk();
    const { id: listingId } = talk.listing;
    const ask = (email: string, changes: object = {}) => makeContactRequest({ listingId, email, ...changes });
    const waiting = await ask('noor@kustverblijf.test');
    await ask('klaar@kustverblijf.test', { handledAt: new Date() });
    await ask('lang@kustverblijf.test', { createdAt: new Date(Date.now() - 31 * 24 * 3_600_000) });
    const answered = await ask('mail@kustverblijf.test');
    await talk.landlordClient.post(`/api/contact-requests/${answered.id}/messages`, { message: 'Ja.' });
    await makeContactRequest({ email: 'elders@kustverblijf.test' });
    await acts[way](talk);
    await runAll();
    await tellClosedQuestions({ ids: [waiting.id] });
    const letters = (await outbox()).filter(({ template }) => template === 'contact-request-closed');
    expect(letters).toMatchObject([{ recipient: 'noor@kustverblijf.test', replyTo: null }]);
    const { text } = await renderMail('contact-request-closed', letters[0]?.props, {
      appUrl: 'https://x.test',
    });
    expect(text).toContain('wordt hier niet langer aangeboden');
    expect(text).not.toMatch(/bestaat niet|Oplichting/);
    const notes = await prisma().message.findMany({
      where: { sender: 'system', contactRequestId: { not: null } },
    });
    expect(notes.map(({ contactRequestId }) => contactRequestId)).toEqual([waiting.id]);
  });

  it('messages of the landlord whose mail was delayed reach nobody who is waiting', async () => {
    const talk = await makeTalk();
    expect((await talk.landlord.say('Stort alvast op BE68 5390 0754 7034.')).status).toBe(201);
    const question = await makeContactRequest({ listingId: talk.listing.id });
    const asked = `/api/contact-requests/${question.id}/messages`;
    expect((await talk.landlordClient.post(asked, { message: 'Bel mij.' })).status).toBe(201);
    await acts[way](talk);
    await tellMessages({ kind: 'booking-requests', id: talk.request.id, sender: 'landlord' });
    await tellMessages({ kind: 'contact-requests', id: question.id, sender: 'landlord' });
    expect((await outbox()).filter(({ template }) => template === 'messages-for-guest')).toEqual([]);
    expect(await prisma().message.count({ where: { sender: 'landlord', toldAt: null } })).toBe(0);
  });

  it('messages about an approved stay are sent', async () => {
    const talk = await makeTalk();
    await talk.landlord.act('approve');
    await talk.landlord.say('Uw sleutel ligt klaar.');
    await acts[way](talk);
    await tellMessages({ kind: 'booking-requests', id: talk.request.id, sender: 'landlord' });
    expect((await outbox()).filter(({ template }) => template === 'messages-for-guest')).toHaveLength(1);
  });

  it('the database allows no agreement either, whatever the code does', async () => {
    const talk = await makeTalk();
    await acts[way](talk);
    const late = await makeBookingRequest({ listingId: talk.listing.id });
    const set = (data: object) => prisma().bookingRequest.update({ where: { id: late.id }, data });
    await expect(set({ status: 'approved', approvedAt: new Date(), modifiedAt: new Date() })).rejects.toThrow(
      /withheld/,
    );
    await expect(
      set({
        offerMadeAt: new Date(),
        offerTotalCents: 1,
        offerStartDate: late.startDate,
        offerEndDate: late.endDate,
      }),
    ).rejects.toThrow(/withheld/);
  });
});

describe('a landlord whose listing was denied', () => {
  it('cannot answer: no approval, offer, message or answer to a question', async () => {
    const talk = await makeTalk();
    const question = await makeContactRequest({ listingId: talk.listing.id });
    await acts.denial(talk);
    const late = await makeBookingRequest({ listingId: talk.listing.id });
    const desk = `/api/booking-requests/${late.id}`;
    const { landlordClient: client } = talk;
    const answers = [
      await client.post(`${desk}/approve`, { check_in: '16:00', check_out: '10:30', message: null }),
      await client.put(`${desk}/offer`, offer()),
      await client.post(`${desk}/messages`, { message: 'Mail mij gewoon.' }),
      await client.post(`/api/contact-requests/${question.id}/messages`, { message: 'Mail mij gewoon.' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 409, 409, 409]);
    for (const { text } of answers) expect(text).toContain('beheerder');
    expect(await prisma().message.count({ where: { sender: 'landlord' } })).toBe(0);
  });

  it('can still write to guests with a stay, but not to those who only asked', async () => {
    const talk = await makeTalk();
    await talk.landlord.act('approve');
    await acts.denial(talk);
    const late = await makeBookingRequest({ listingId: talk.listing.id });
    expect((await talk.landlord.say('Uw sleutel ligt klaar.')).status).toBe(201);
    const declined = await talk.landlordClient.post(`/api/booking-requests/${late.id}/decline`, {});
    expect(declined.status).toBe(200);
  });
});

describe('a suspended landlord', () => {
  it('gets no more mails about work, and is told of the suspension', async () => {
    const talk = await makeTalk();
    await talk.landlord.act('approve');
    await acts.suspension(talk);
    await talk.guest.say('Waar is de sleutel?');
    await tellMessages({ kind: 'booking-requests', id: talk.request.id, sender: 'guest' });
    await talk.guest.act('withdraw');
    expect((await lettersTo(talk.owner.email)).map(({ template }) => template)).toEqual([
      'account-suspension',
    ]);
  });

  it('loses what is pending at every listing, and gets the listings back but no request', async () => {
    const talk = await makeTalk();
    const offline = await makeListing({ userId: talk.owner.id, disabledAt: new Date() });
    await makeBookingRequest({ listingId: offline.id });
    const elsewhere = await makeBookingRequest();
    await acts.suspension(talk);
    const { client } = await signedInAdmin();
    await client.put(`/api/users/${talk.owner.id}/suspension`, { suspended: false, reason: 'Vergissing.' });
    const states = await prisma().bookingRequest.findMany({ select: { id: true, status: true } });
    expect(states.filter(({ status }) => status === 'pending')).toEqual([
      { id: elsewhere.id, status: 'pending' },
    ]);
    const { disabledAt } = await prisma().listing.findUniqueOrThrow({ where: { id: talk.listing.id } });
    expect(disabledAt).toBeNull();
    const again = await makeBookingRequest({ listingId: talk.listing.id });
    const desk = await signedIn(talk.owner);
    const approved = await desk.post(`/api/booking-requests/${again.id}/approve`, {
      check_in: '16:00',
      check_out: '10:30',
      message: null,
    });
    expect(approved.status).toBe(200);
  });

  it('with many requests has the mails sent in batches, by jobs', async () => {
    const talk = await makeTalk();
    const { id: _id, uuid: _uuid, code: _code, ...row } = talk.request;
    const copies = Array.from({ length: 450 }, (_, n) => ({
      ...row,
      quote: undefined,
      terms: undefined,
      otherGuests: undefined,
      email: `g${n}@x.test`,
    }));
    await prisma().bookingRequest.createMany({ data: copies });
    expect((await acts.suspension(talk)).status).toBe(200);
    expect(await prisma().bookingRequest.count({ where: { status: 'pending' } })).toBe(0);
    const [jobs] = await prisma().$queryRaw<[{ count: number; largest: number }]>`
      SELECT count(*)::int AS count, max(json_array_length(payload -> 'ids'))::int AS largest
      FROM graphile_worker._private_jobs p JOIN graphile_worker._private_tasks t ON t.id = p.task_id
      WHERE t.identifier = 'tell-closed-requests'`;
    expect(jobs).toEqual({ count: 5, largest: 100 });
    expect(await outbox()).toHaveLength(1);
  });
});
