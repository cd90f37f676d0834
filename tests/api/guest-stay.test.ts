/** The guest's own page: what its link opens, what it shows before and after approval, and what never. */
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, addMonths, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import { dropClosedTokens } from '@/server/features/requests/guest-tokens';
import { cleanUp } from '@/server/worker/clean-up';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeContactRequest } from '@/tests/factories/contact-request';
import { makeGuestToken } from '@/tests/factories/guest-token';
import { makeOccupancy } from '@/tests/factories/occupancy';
import { outbox } from '@/tests/support/booking';
import { visitor } from '@/tests/support/client';
import { arrival, makeTalk, offer } from '@/tests/support/conversation';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const hidden = { displayHomeAddress: false };

describe('a guest’s link', () => {
  it('is stored only as a hash', async () => {
    const { token } = await makeTalk();
    const rows = await prisma().guestToken.findMany();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(token).toMatch(/^[\w-]{43}$/);
  });

  it.each(['A'.repeat(43), 'x', '%00', 'a'.repeat(200), 'a'.repeat(2000)])(
    'that is invalid opens nothing: %s',
    async (token) => {
      expect((await visitor().get(`/api/stays/${token}`)).status).toBe(404);
    },
  );

  it('opens the page until 12 months after departure, and is then deleted', async () => {
    const today = todayIn();
    const stay = (end: typeof today) => ({
      startDate: dayToUtcDate(addDays(end, -3)),
      endDate: dayToUtcDate(end),
    });
    const last = await makeTalk(stay(addMonths(today, -12)));
    expect((await last.guestClient.get(`/api/stays/${last.token}`)).status).toBe(200);
    const old = await makeTalk(stay(addDays(addMonths(today, -12), -1)));
    expect((await old.guestClient.get(`/api/stays/${old.token}`)).status).toBe(404);
    await cleanUp();
    expect(await prisma().guestToken.findMany({ select: { bookingRequestId: true } })).toEqual([
      { bookingRequestId: last.request.id },
    ]);
    await dropClosedTokens(prisma(), addDays(today, 1));
    expect(await prisma().guestToken.count()).toBe(0);
  });

  it('is deleted with its request', async () => {
    const { request, guestClient, token } = await makeTalk();
    await prisma().bookingRequest.delete({ where: { id: request.id } });
    expect((await guestClient.get(`/api/stays/${token}`)).status).toBe(404);
  });

  it.each(['withdraw', 'accept-offer', 'decline-offer'])('of a question does not %s', async (action) => {
    const { id } = await makeContactRequest();
    const token = await makeGuestToken({ kind: 'contact-requests', id });
    expect((await visitor().post(`/api/stays/${token}/${action}`)).status).toBe(404);
    expect((await visitor().get(`/api/stays/${token}/calendar`)).status).toBe(404);
  });
});

describe('the page', () => {
  it('shows nothing before approval that the listing’s page does not', async () => {
    const talk = await makeTalk({}, hidden);
    const { text } = await talk.guestClient.get(`/api/stays/${talk.token}`);
    const { owner, listing } = talk;
    for (const secret of [
      owner.email,
      owner.lastName,
      '0032470111111',
      'Kluisje 4711',
      listing.addressStreetName,
      listing.nameResidence,
      listing.logiesdecreet,
      String(listing.latitude),
    ])
      expect(text).not.toContain(secret);
    expect(await talk.guest.see()).toMatchObject({
      kind: 'stay',
      code: talk.request.code,
      status: 'pending',
      start_date: arrival,
      price: 300,
      offer: null,
      address: null,
      landlord: null,
      arrival_info: null,
    });
  });

  it.each([
    [true, ['Residentie Zeewind', 'Zeedijk 112', '8400 Oostende']],
    [false, null],
    [undefined, null],
  ])(
    'shows after approval whom to call and how to get in; the address as the landlord chose: %s',
    async (share, address) => {
      const talk = await makeTalk({}, hidden);
      await talk.landlord.act('approve', { check_in: '16:00', check_out: '10:00', share_address: share });
      expect(await talk.guest.see()).toMatchObject({
        status: 'approved',
        check_in: '16:00:00',
        address,
        landlord: {
          full_name: `${talk.owner.firstName} ${talk.owner.lastName}`,
          phone_number: '0032470111111',
        },
        arrival_info: 'Kluisje 4711',
      });
      await talk.landlord.act('cancel');
      expect(await talk.guest.see()).toMatchObject({
        status: 'canceled',
        canceled_by: 'landlord',
        address: null,
        landlord: null,
        arrival_info: null,
      });
    },
  );

  it('shows nothing about other guests', async () => {
    const talk = await makeTalk();
    const other = await makeBookingRequest({
      listingId: talk.listing.id,
      firstName: 'Hilde',
      email: 'hilde@kustverblijf.test',
    });
    const { text } = await talk.guestClient.get(`/api/stays/${talk.token}`);
    for (const secret of ['Hilde', 'hilde@', other.code, other.uuid]) expect(text).not.toContain(secret);
  });

  it('is not cached', async () => {
    const { guestClient, token } = await makeTalk();
    const { headers } = await guestClient.get(`/api/stays/${token}`);
    expect(headers.get('cache-control')).toContain('no-store');
  });

  it('of a question only has the messages', async () => {
    const question = await makeContactRequest();
    const token = await makeGuestToken({ kind: 'contact-requests', id: question.id });
    const { body } = await visitor().get<{ data: object }>(`/api/stays/${token}`);
    expect(Object.keys(body.data).toSorted()).toEqual([
      'code',
      'kind',
      'listing',
      'locale',
      'messages',
      'subject',
    ]);
  });

  it('offers an approved stay as a calendar file', async () => {
    const talk = await makeTalk({}, hidden);
    const path = `/api/stays/${talk.token}/calendar`;
    expect((await talk.guestClient.get(path)).status).toBe(404);
    await talk.landlord.act('approve', { check_in: '16:00', check_out: '10:00', share_address: true });
    const { status, text, headers } = await talk.guestClient.get(path);
    expect([status, headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    const unfolded = text.replaceAll('\r\n ', '');
    expect(unfolded).toContain(`DTSTART;VALUE=DATE:${arrival.replaceAll('-', '')}`);
    expect(unfolded).toContain('Zeedijk 112');
    expect(unfolded).toContain(talk.request.code);
  });
});

describe('withdrawing', () => {
  it('takes back a pending request: the landlord is told, and it is not a booking', async () => {
    const talk = await makeTalk();
    const { status, body } = await talk.guest.act('withdraw');
    expect([status, body.data.status, body.data.canceled_by]).toEqual([200, 'canceled', 'guest']);
    expect(await outbox()).toMatchObject([
      { template: 'booking-withdrawn', recipient: talk.owner.email, replyTo: talk.request.email },
    ]);
    const again = await talk.guest.act('withdraw');
    expect([again.status, again.body.message]).toEqual([
      409,
      'Dit kan niet: de gast heeft de aanvraag intussen ingetrokken.',
    ]);
    const bookings = `/api/users/${talk.owner.id}/bookings`;
    expect((await talk.landlordClient.get<{ data: [] }>(bookings)).body.data).toEqual([]);
    expect((await talk.landlordClient.get<{ count: number }>(`${bookings}/count`)).body.count).toBe(0);
  });

  it('frees the days of an approved stay, which stays among the bookings', async () => {
    const talk = await makeTalk();
    await talk.landlord.act('approve');
    expect(await prisma().occupancy.count()).toBe(1);
    expect((await talk.guest.act('withdraw')).status).toBe(200);
    expect(await prisma().occupancy.count()).toBe(0);
    const { body } = await talk.landlordClient.get<{ data: object[] }>(
      `/api/users/${talk.owner.id}/bookings`,
    );
    expect(body.data).toMatchObject([{ status: 'canceled', canceled_by: 'guest' }]);
  });

  it.each([
    [0, 409],
    [1, 200],
  ])('of an approved stay that starts in %i days answers %i', async (days, status) => {
    const start = addDays(todayIn(), days);
    const talk = await makeTalk({
      status: 'approved',
      startDate: dayToUtcDate(start),
      endDate: dayToUtcDate(addDays(start, 3)),
    });
    expect((await talk.guest.act('withdraw')).status).toBe(status);
  });

  it('of a request that was declined meanwhile says so', async () => {
    const talk = await makeTalk();
    await talk.landlord.act('decline', { reason: 'pets' });
    const { status, body } = await talk.guest.act('withdraw');
    expect([status, body.message]).toEqual([409, 'Dit kan niet: de aanvraag is intussen afgewezen.']);
    expect((await talk.guest.see()).decline_reason).toBe('pets');
  });

  it('and approving at once: one wins, the other is told what happened', async () => {
    for (let round = 0; round < 4; round += 1) {
      const talk = await makeTalk();
      const [guest, landlord] = await Promise.all([talk.guest.act('withdraw'), talk.landlord.act('approve')]);
      const { status } = await talk.guest.see();
      // Approved first, it can still be withdrawn: then both succeeded, one after the other.
      expect(status).toBe('canceled');
      expect(guest.status).toBe(200);
      if (landlord.status === 409) expect(landlord.body.message).toContain('ingetrokken');
      expect(await prisma().occupancy.count()).toBe(0);
      await truncateAll();
    }
  });
});

describe('an offer', () => {
  it('is shown to both sides, mails the guest each time, and waits', async () => {
    const talk = await makeTalk();
    const { status, body } = await talk.landlord.offer(offer({ message: 'Dan is het rustiger.' }));
    expect([status, body.data.status]).toEqual([200, null]);
    const { made_at, ...shown } = (await talk.guest.see()).offer ?? { made_at: '' };
    expect(shown).toEqual({
      start_date: offer().start_date,
      end_date: offer().end_date,
      total_cents: 45_050,
    });
    expect(made_at).toBe(body.data.offer?.made_at);
    expect((await talk.guest.see()).messages.map(({ sender, body: text }) => [sender, text])).toEqual([
      ['system', expect.stringContaining('voorstel')],
      ['landlord', 'Dan is het rustiger.'],
    ]);
    await talk.landlord.offer(offer({ total_cents: 0 }));
    const letters = await outbox();
    expect(letters.map(({ template, recipient, replyTo }) => [template, recipient, replyTo])).toEqual([
      ['offer-made', talk.request.email, talk.owner.email],
      ['offer-made', talk.request.email, talk.owner.email],
    ]);
    expect(await prisma().occupancy.count()).toBe(0);
  });

  it('if accepted approves at once with its days and total; the original quote is kept', async () => {
    const talk = await makeTalk({}, hidden);
    await talk.landlord.offer(offer({ share_address: true }));
    const { status, body } = await talk.guest.act('accept-offer');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      status: 'approved',
      start_date: offer().start_date,
      end_date: offer().end_date,
      agreed_total_cents: 45_050,
      price: 451,
      offer: null,
      address: ['Residentie Zeewind', 'Zeedijk 112', '8400 Oostende'],
    });
    expect(await prisma().occupancy.findMany()).toMatchObject([
      { bookingRequestId: talk.request.id, startDate: dayToUtcDate(offer().start_date) },
    ]);
    expect((await outbox()).map(({ template, recipient }) => [template, recipient])).toEqual([
      ['booking-approved', talk.request.email],
      ['offer-accepted', talk.owner.email],
      ['offer-made', talk.request.email],
    ]);
    expect((await talk.guest.act('accept-offer')).status).toBe(409);
  });

  it('if declined or withdrawn leaves the request as it was', async () => {
    const talk = await makeTalk();
    await talk.landlord.offer();
    const { body } = await talk.guest.act('decline-offer');
    expect(body.data).toMatchObject({ status: 'pending', offer: null, start_date: arrival, price: 300 });
    expect((await talk.guest.act('decline-offer')).status).toBe(409);
    await talk.landlord.offer();
    expect((await talk.landlord.takeBack()).status).toBe(200);
    expect((await talk.landlord.takeBack()).status).toBe(409);
    const { status, body: refused } = await talk.guest.act('accept-offer');
    expect([status, refused.message]).toEqual([409, 'Dit kan niet: er is geen open voorstel meer.']);
    expect((await outbox()).map(({ template }) => template)).toEqual([
      'offer-declined',
      'offer-made',
      'offer-made',
    ]);
  });

  it('cannot be accepted unseen: a newer one must be read first', async () => {
    const talk = await makeTalk();
    const first = await talk.landlord.offer();
    const made_at = first.body.data.offer?.made_at;
    await talk.landlord.offer(offer({ total_cents: 99_900 }));
    const { status, body } = await talk.guest.act('accept-offer', { made_at });
    expect([status, body.message]).toEqual([
      409,
      'Dit kan niet: de verhuurder heeft het voorstel intussen gewijzigd.',
    ]);
  });

  it('for taken or past days is refused, and leaves nothing behind', async () => {
    const talk = await makeTalk();
    await makeOccupancy({
      listingId: talk.listing.id,
      source: 'airbnb',
      start: arrival,
      end: addDays(arrival, 11),
    });
    const taken = await talk.landlord.offer();
    expect([taken.status, taken.body.message]).toEqual([409, expect.stringContaining('Airbnb')]);
    const past = await talk.landlord.offer(offer({ start_date: addDays(todayIn(), -1) }));
    expect(past.status).toBe(409);
    expect(await talk.guest.see()).toMatchObject({ offer: null, messages: [] });
    expect(await outbox()).toHaveLength(0);
  });

  it('whose days were taken meanwhile cannot be accepted, and stays open', async () => {
    const talk = await makeTalk();
    await talk.landlord.offer();
    await makeOccupancy({
      listingId: talk.listing.id,
      source: 'blocked',
      start: arrival,
      end: addDays(arrival, 11),
    });
    const { status, body } = await talk.guest.act('accept-offer');
    expect([status, body.message]).toEqual([409, expect.stringContaining('geblokkeerde')]);
    expect(await talk.guest.see()).toMatchObject({ status: 'pending', offer: { total_cents: 45_050 } });
  });

  it.each([
    ['start_date', { start_date: '2027-02-30' }],
    ['end_date', { end_date: offer().start_date }],
    ['end_date', { end_date: addDays(arrival, 400) }],
    ['total_cents', { total_cents: -1 }],
    ['total_cents', { total_cents: 1.5 }],
    ['total_cents', { total_cents: 1e12 }],
    ['total_cents', { total_cents: undefined }],
    ['message', { message: 'x'.repeat(2001) }],
  ])('with an invalid %s is refused: %j', async (field, changes) => {
    const talk = await makeTalk();
    const { status, body } = await talk.landlord.offer(offer(changes));
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
  });

  it('ends with a decision, and can only be made for a pending request', async () => {
    const talk = await makeTalk();
    await talk.landlord.offer();
    const { body } = await talk.landlord.act('approve');
    expect(body.data).toMatchObject({ status: 'approved', offer: null, agreed_total_cents: null });
    const late = await talk.landlord.offer();
    expect([late.status, late.body.message]).toEqual([
      409,
      'Dit kan niet: het verblijf is intussen goedgekeurd.',
    ]);
  });
});

describe('declining', () => {
  it.each(['taken', 'too_short', 'too_large_party', 'pets', 'maintenance', 'other', null, ''])(
    'accepts %j as a reason',
    async (reason) => {
      const { landlord } = await makeTalk();
      const { status, body } = await landlord.act('decline', { reason });
      expect([status, body.data.decline_reason]).toEqual([200, reason || null]);
    },
  );

  it.each(['Taken', 'zomaar', 7, ['taken']])('refuses %j', async (reason) => {
    const { landlord } = await makeTalk();
    const { status, body } = await landlord.act('decline', { reason });
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['reason']]);
  });
});

describe('what the landlord sees of a request', () => {
  it('shows which stays conflict with it, while pending', async () => {
    const talk = await makeTalk();
    const other = await makeBookingRequest({ listingId: talk.listing.id, firstName: 'Hilde' });
    await talk.landlordClient.post(`/api/booking-requests/${other.id}/approve`, {
      check_in: '15:00',
      check_out: '10:00',
    });
    const { conflicts } = await talk.landlord.see();
    expect(conflicts).toEqual([
      {
        start_date: arrival,
        end_date: addDays(arrival, 3),
        source: 'internal',
        guest: { id: other.id, code: other.code, name: 'Hilde Janssens' },
      },
    ]);
    await talk.landlord.act('decline');
    expect((await talk.landlord.see()).conflicts).toEqual([]);
  });

  it('lists earlier stays of the same guest, only in the landlord’s own listings', async () => {
    const talk = await makeTalk({ email: 'jan_janssens@kustverblijf.test' });
    const past = (ago: number) => ({
      startDate: dayToUtcDate(addDays(todayIn(), -ago)),
      endDate: dayToUtcDate(addDays(todayIn(), -ago + 3)),
      status: 'approved' as const,
    });
    const mine = await makeBookingRequest({
      ...past(100),
      listingId: talk.listing.id,
      email: 'JAN_Janssens@kustverblijf.test',
    });
    await makeBookingRequest({ ...past(90), email: talk.request.email });
    await makeBookingRequest({ ...past(80), listingId: talk.listing.id, email: 'een@kustverblijf.test' });
    // Matches it if '_' were treated as a wildcard.
    await makeBookingRequest({
      ...past(60),
      listingId: talk.listing.id,
      email: 'janXjanssens@kustverblijf.test',
    });
    await makeBookingRequest({
      ...past(70),
      listingId: talk.listing.id,
      email: talk.request.email,
      status: 'canceled',
    });
    expect((await talk.landlord.see()).earlier_stays.map(({ id }) => id)).toEqual([mine.id]);
  });
});
