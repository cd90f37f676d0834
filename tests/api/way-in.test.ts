/**
 * Access instructions are sent once they are due; no answer, mail or page contains them before
 * (docs/rules/guest-stays.md#how-to-get-in).
 */
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, todayIn } from '@/lib/dates/day';
import type { Prisma } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { tellDueWayIn } from '@/server/features/way-in/tell-due-way-in';
import { outbox } from '@/tests/support/booking';
import { arrival, makeTalk } from '@/tests/support/conversation';
import type { Talk } from '@/tests/support/conversation';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const secret = 'Kluisje 4711';
const dayBefore = (days: number) => addDays(arrival, -days);
/** Noon of a day in Belgium, summer or winter. */
const at = (day: string) => new Date(`${day}T11:00:00Z`);

interface Wanted {
  listing?: Partial<Prisma.ListingUncheckedCreateInput>;
  withAccount?: boolean;
}

async function approved({ listing = {}, withAccount = true }: Wanted): Promise<Talk> {
  const talk = await makeTalk({}, listing);
  if (withAccount)
    await prisma().paymentAccount.create({
      data: { userId: talk.owner.id, iban: 'BE68539007547034', holderName: 'Jan Janssens' },
    });
  expect((await talk.landlord.act('approve')).status).toBe(200);
  return talk;
}

/** All that the guest can get: the answer, the file for an agenda, the thread, and every letter. */
async function readByGuest(talk: Talk): Promise<string> {
  const own = `/api/stays/${talk.token}`;
  const texts = [await talk.guestClient.get(own), await talk.guestClient.get(`${own}/messages`)];
  const file = await talk.guestClient.get(`${own}/calendar`);
  const letters = (await outbox()).filter(({ recipient }) => recipient === talk.request.email);
  return JSON.stringify([...texts, file].map(({ text }) => text)) + JSON.stringify(letters);
}

const letterOf = async () => (await outbox()).filter(({ template }) => template === 'way-in');

/** Notes that the guest paid what is asked, or a part of it. */
async function pay(talk: Talk, share = 1) {
  const { payment_requests: asked } = await talk.landlord.see();
  for (const { id, amount_cents } of asked.slice(0, Math.ceil(asked.length * share)))
    await talk.landlord.act('payments', {
      ...{ amount_cents, paid_at: todayIn(), kind: 'rent', payment_request_id: id },
    });
}

describe('by default', () => {
  it('is told with the approval, where nothing is asked', async () => {
    const talk = await approved({ withAccount: false });
    expect(await talk.guest.see()).toMatchObject({ arrival_info: secret, arrival_info_due: null });
    expect((await talk.landlord.see()).arrival_info_due).toBeNull();
    const [letter] = await outbox();
    expect(letter?.props).toMatchObject({ arrivalInfo: secret, arrivalInfoDue: null });
  });

  it('waits for all payments where they are asked', async () => {
    const talk = await approved({});
    const due = { release: 'paid', day: null };
    expect(await readByGuest(talk)).not.toContain(secret);
    expect(await talk.guest.see()).toMatchObject({ arrival_info: null, arrival_info_due: due });
    expect((await talk.landlord.see()).arrival_info_due).toEqual(due);
    await pay(talk, 0.5);
    expect(await readByGuest(talk)).not.toContain(secret);
    await pay(talk);
    expect(await talk.guest.see()).toMatchObject({ arrival_info: secret, arrival_info_due: null });
    const letters = await letterOf();
    expect(letters).toMatchObject([
      { recipient: talk.request.email, replyTo: talk.owner.email, props: { arrivalInfo: secret } },
    ]);
  });

  it('was told with the approval, and a plan made later takes nothing back', async () => {
    const talk = await approved({ withAccount: false });
    await prisma().paymentAccount.create({
      data: { userId: talk.owner.id, iban: 'BE68539007547034', holderName: 'Jan Janssens' },
    });
    expect((await talk.landlord.act('payment-requests')).status).toBe(201);
    expect((await talk.guest.see()).arrival_info).toBe(secret);
  });
});

describe('as the landlord chose', () => {
  it('is told with the approval, whatever is asked', async () => {
    const talk = await approved({ listing: { arrivalInfoRelease: 'approved' } });
    expect((await talk.guest.see()).arrival_info).toBe(secret);
    expect((await outbox())[0]?.props).toMatchObject({ arrivalInfo: secret });
  });

  it('waits for what is noted, where nothing is asked', async () => {
    const talk = await approved({ listing: { arrivalInfoRelease: 'paid' }, withAccount: false });
    const note = (kind: string, amount_cents: number) =>
      talk.landlord.act('payments', { kind, amount_cents, paid_at: todayIn() });
    await note('deposit', 300_00);
    await note('rent', 299_99);
    expect(await readByGuest(talk)).not.toContain(secret);
    await note('rent', 1);
    expect((await talk.guest.see()).arrival_info).toBe(secret);
    expect(await letterOf()).toHaveLength(1);
  });

  it('is not told by a line that comes with one that the bank took back', async () => {
    const talk = await approved({});
    const [advance, balance] = (await talk.landlord.see()).payment_requests;
    const line = (name: string, asked: typeof advance, amount_cents = asked?.amount_cents) => ({
      ...{ fingerprint: name.padStart(64, '0'), payment_request_id: asked?.id },
      ...{ amount_cents, paid_at: todayIn() },
    });
    const send = (...matches: unknown[]) =>
      talk.landlordClient.post('/api/user/payment-matches', { matches });
    expect((await send(line('a', advance), line('b', balance, 100))).status).toBe(200);
    const rest = line('c', balance, (balance?.amount_cents ?? 0) - 100);
    const back = { fingerprint: 'b'.padStart(64, '0'), undone: true };
    expect((await send(rest, back)).status).toBe(200);
    expect(await readByGuest(talk)).not.toContain(secret);
    expect((await send(line('d', balance, 100))).status).toBe(200);
    expect((await talk.guest.see()).arrival_info).toBe(secret);
  });

  it('waits for what a changed stay costs, less what is paid on the spot, and stays told', async () => {
    const talk = await approved({ listing: { arrivalInfoRelease: 'paid' }, withAccount: false });
    const note = (amount_cents: number) =>
      talk.landlord.act('payments', { kind: 'rent', amount_cents, paid_at: todayIn() });
    await note(200_00);
    await prisma().listingCost.create({
      data: {
        ...{ listingId: talk.listing.id, place: 1, kind: 'tourist_tax', amountCents: 1_00 },
        ...{ per: 'person_night', onSite: true, optional: false },
      },
    });
    const change = async (total_cents: number) => {
      const { body } = await talk.landlord.act('changes', {
        ...{ start_date: arrival, end_date: addDays(arrival, 2), total_cents },
        ...{ number_of_adults: 2, number_of_children: 0, message: null },
      });
      await talk.guest.act(`changes/${body.data.id}/accept`);
    };
    // 4 euros of it are paid on site.
    await change(204_01);
    expect(await readByGuest(talk)).not.toContain(secret);
    expect(await letterOf()).toEqual([]);
    await change(204_00);
    expect((await talk.guest.see()).arrival_info).toBe(secret);
    expect(await letterOf()).toHaveLength(1);
    await change(300_00);
    expect((await talk.guest.see()).arrival_info).toBe(secret);
  });

  it('waits for its day, and is mailed that day, once', async () => {
    const talk = await approved({ listing: { arrivalInfoRelease: 'days', arrivalInfoDays: 5 } });
    await pay(talk);
    expect(await readByGuest(talk)).not.toContain(secret);
    expect((await talk.guest.see()).arrival_info_due).toEqual({ release: 'days', day: dayBefore(5) });
    expect((await outbox()).find(({ template }) => template === 'booking-approved')?.props).toMatchObject({
      arrivalInfoDue: { release: 'days', day: dayBefore(5) },
    });
    expect(await tellDueWayIn(at(dayBefore(6)))).toBe(0);
    expect(await letterOf()).toEqual([]);
    const runs = await Promise.all([tellDueWayIn(at(dayBefore(5))), tellDueWayIn(at(dayBefore(5)))]);
    expect(runs.toSorted()).toEqual([0, 1]);
    expect(await tellDueWayIn(at(dayBefore(4)))).toBe(0);
    expect(await letterOf()).toHaveLength(1);
    expect((await talk.guest.see()).arrival_info).toBe(secret);
  });

  it('is there at once when its day has already come', async () => {
    const talk = await makeTalk(
      { startDate: new Date(addDays(todayIn(), 3)), endDate: new Date(addDays(todayIn(), 6)) },
      {
        ...{ arrivalInfoRelease: 'days', arrivalInfoDays: 3 },
      },
    );
    await talk.landlord.act('approve');
    expect((await talk.guest.see()).arrival_info).toBe(secret);
    expect(await tellDueWayIn()).toBe(0);
  });

  it('is mailed when the last open payment is asked no more', async () => {
    const talk = await approved({});
    await pay(talk, 0.5);
    const open = (await talk.landlord.see()).payment_requests.filter(({ state }) => state !== 'paid');
    for (const { id } of open)
      await talk.landlordClient.delete(`/api/booking-requests/${talk.request.id}/payment-requests/${id}`);
    expect((await talk.guest.see()).arrival_info).toBe(secret);
    expect(await tellDueWayIn()).toBe(1);
  });

  it('is mailed when nothing is asked any more, and a plan made anew takes nothing back', async () => {
    const talk = await approved({});
    const call = `/api/booking-requests/${talk.request.id}/payment-requests`;
    for (const { id } of (await talk.landlord.see()).payment_requests)
      expect((await talk.landlordClient.delete(`${call}/${id}`)).status).toBe(204);
    expect(await tellDueWayIn()).toBe(1);
    expect(await letterOf()).toHaveLength(1);
    expect((await talk.landlordClient.post(call, {})).status).toBe(201);
    expect((await talk.guest.see()).arrival_info).toBe(secret);
    expect(await tellDueWayIn()).toBe(0);
  });
});

describe('canceled stays', () => {
  it('are told nothing any more', async () => {
    const talk = await approved({ listing: { arrivalInfoRelease: 'days', arrivalInfoDays: 5 } });
    await talk.landlord.act('cancel');
    expect(await tellDueWayIn(at(dayBefore(5)))).toBe(0);
    expect(await readByGuest(talk)).not.toContain(secret);
    expect((await talk.landlord.see()).arrival_info_due).toBeNull();
  });
});

describe('handing it out', () => {
  it('tells the guest at once, and only once', async () => {
    const talk = await approved({});
    const { status, body } = await talk.landlord.act('arrival-info');
    expect({ status, due: body.data.arrival_info_due }).toEqual({ status: 200, due: null });
    expect((await talk.guest.see()).arrival_info).toBe(secret);
    expect((await talk.landlord.act('arrival-info')).status).toBe(409);
    await pay(talk);
    expect(await tellDueWayIn()).toBe(0);
    expect(await letterOf()).toHaveLength(1);
  });

  it('is refused before the approval, and where nothing is written', async () => {
    const pending = await makeTalk();
    expect((await pending.landlord.act('arrival-info')).status).toBe(409);
    const silent = await approved({ listing: { arrivalInfo: null } });
    expect((await silent.landlord.act('arrival-info')).status).toBe(409);
  });

  it('mails nothing to the guest of an own booking, whose page then tells it', async () => {
    const talk = await makeTalk({ manual: true, status: 'approved' }, { arrivalInfoRelease: 'paid' });
    expect((await talk.guest.see()).arrival_info).toBeNull();
    expect((await talk.landlord.act('arrival-info')).status).toBe(200);
    expect((await talk.guest.see()).arrival_info).toBe(secret);
    expect(await outbox()).toEqual([]);
  });
});
