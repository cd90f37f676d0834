/** What may be mailed to an address that a landlord typed, without anyone having asked. */
import { beforeEach, describe, expect, it } from 'vitest';
import { renderMail } from '@/emails/catalogue';
import { addDays, todayIn } from '@/lib/dates/day';
import type { Prisma } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { confirmationLimits, letterLimits } from '@/server/mail/gate';
import { tellMessages } from '@/server/features/messages/tell-messages';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';
import { outbox } from '@/tests/support/booking';
import { signedIn, visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const bait = 'Bel 0900 12 34 voor uw prijs';

interface Answer {
  data: { id: number };
  message?: string;
  errors?: Record<string, string[]>;
}

async function setUp(made: Partial<Prisma.ListingUncheckedCreateInput> = {}) {
  const owner = await makeUser({ firstName: bait, lastName: bait, phoneNumber: '0032470111111' });
  const listing = await makeListing({ userId: owner.id, arrivalInfo: bait, ...made });
  const client = await signedIn(owner);
  let night = 0;
  const confirm = (email: string) => {
    night += 2;
    return client.post<Answer>(`/api/listings/${listing.id}/manual-bookings`, {
      start_date: addDays(todayIn(), night),
      end_date: addDays(todayIn(), night + 1),
      guest_name: bait,
      email,
      send_confirmation: true,
    });
  };
  return { owner, listing, client, confirm };
}

async function textOf(at: number): Promise<string> {
  const letter = (await outbox())[at];
  const { subject, text } = await renderMail(letter?.template ?? '', letter?.props, {
    appUrl: 'https://x.test',
  });
  return `${subject}\n${text}`;
}

describe('the confirmation of an own booking', () => {
  it('contains the stay and the name that an admin approved, no text of its landlord', async () => {
    const { listing, confirm } = await setUp({ nameHolidayHome: 'Zeezicht' });
    await prisma().listing.update({
      where: { id: listing.id },
      data: { nameHolidayHome: bait, houseRules: bait },
    });
    expect((await confirm('els@kustverblijf.test')).status).toBe(201);
    const text = await textOf(0);
    expect(text).toContain('Zeezicht');
    expect(text).not.toContain('0900');
  });

  it.each<[string, Partial<Prisma.ListingUncheckedCreateInput>]>([
    ['waits', { approvedAt: null, firstPublishedAt: null, disabledAt: null }],
    ['is a concept', { approvedAt: null, firstPublishedAt: null, disabledAt: new Date() }],
    ['was denied', { approvedAt: null, disabledAt: new Date(), deniedAt: new Date() }],
    ['is suspended', { disabledAt: new Date(), suspendedAt: new Date() }],
  ])('is not sent for a listing that %s', async (_, made) => {
    const { confirm } = await setUp(made);
    const { status, body } = await confirm('els@kustverblijf.test');
    expect([status, body.errors]).toEqual([
      422,
      { send_confirmation: ['Een bevestiging kan vertrekken zodra uw woning goedgekeurd is.'] },
    ]);
    expect(await outbox()).toEqual([]);
    expect(await prisma().bookingRequest.count()).toBe(0);
  });

  it('is sent to one mailbox a few times an hour, however its address is written', async () => {
    const { confirm } = await setUp();
    for (let n = 0; n < letterLimits.hour; n += 1)
      expect((await confirm(`Els+${n}@kustverblijf.test`)).status).toBe(201);
    expect((await confirm('els@kustverblijf.test')).status).toBe(429);
    expect(await outbox()).toHaveLength(letterLimits.hour);
    expect(await prisma().bookingRequest.count()).toBe(letterLimits.hour);
  });

  it('is limited per landlord and hour', async () => {
    const { confirm } = await setUp();
    for (let n = 0; n < confirmationLimits.hour; n += 1)
      expect((await confirm(`gast${n}@kustverblijf.test`)).status).toBe(201);
    const { status, body } = await confirm('nog-een@kustverblijf.test');
    expect([status, body.message]).toEqual([429, expect.stringContaining('zoveel e-mails')]);
  });
});

describe('a message to the guest of an own booking', () => {
  it('is only shown on the guest’s page until the guest has written', async () => {
    const { confirm, client } = await setUp();
    const { id } = (await confirm('els@kustverblijf.test')).body.data;
    const say = () => client.post(`/api/booking-requests/${id}/messages`, { message: bait });
    const tell = () => tellMessages({ kind: 'booking-requests', id, sender: 'landlord' });
    expect((await say()).status).toBe(201);
    await tell();
    expect(await textOf(1)).not.toContain('0900');
    const token = String(Reflect.get(Object((await outbox())[1]?.props), 'token'));
    const guest = visitor();
    expect((await guest.get(`/api/stays/${token}`)).text).toContain('0900');
    expect((await guest.post(`/api/stays/${token}/messages`, { message: 'Dank u' })).status).toBe(201);
    await say();
    await tell();
    const last = (await outbox()).findLast(({ template }) => template === 'messages-for-guest');
    expect(JSON.stringify(last?.props)).toContain('0900');
  });

  it('waits for the next hour if its guest has received enough mails', async () => {
    const { owner, confirm, client } = await setUp();
    const { id } = (await confirm('els@kustverblijf.test')).body.data;
    await prisma().outgoingMail.createMany({
      data: Array.from({ length: letterLimits.hour }, (_, n) => ({
        dedupeKey: `before:${n}`,
        template: 'offer-made',
        recipient: 'els@kustverblijf.test',
        senderId: owner.id,
      })),
    });
    await client.post(`/api/booking-requests/${id}/messages`, { message: 'Dag' });
    await tellMessages({ kind: 'booking-requests', id, sender: 'landlord' });
    expect((await outbox()).filter(({ template }) => template === 'messages-for-guest')).toEqual([]);
    expect(await prisma().message.findFirst({ select: { toldAt: true } })).toEqual({ toldAt: null });
    const [job] = await prisma().$queryRaw<{ wait: number }[]>`
      SELECT extract(epoch FROM run_at - now())::int AS wait FROM graphile_worker.jobs
      WHERE task_identifier = 'tell-messages'`;
    expect(job?.wait).toBeGreaterThan(3000);
  });
});
