/** The agreement of a stay: made with its payment plan, read by both sides, accepted once. */
import { createHash } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays } from '@/lib/dates/day';
import type { Agreement } from '@/lib/payments/agreement-contract';
import { agreementTexts } from '@/lib/texts/agreement';
import { errorTexts } from '@/lib/texts/errors';
import type { Prisma } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { issueGuestFormToken } from '@/server/features/guest-stays/submit-plain-forms';
import { openFormMemory } from '@/server/http/form-memory';
import { makeManualBooking } from '@/tests/factories/booking-request';
import { makeListing } from '@/tests/factories/listing';
import { makeAdmin, makeCoLandlord, makeUser } from '@/tests/factories/user';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { arrival, offer } from '@/tests/support/conversation';
import { truncateAll } from '@/tests/support/database';
import { asked, makeAccount, makeAskedTalk } from '@/tests/support/payments';
import { readPdf } from '@/tests/support/pdf';

beforeEach(truncateAll);

const terms = (listingId: number, agreement = true) =>
  prisma().listingPaymentTerms.create({
    data: {
      ...{ listingId, advancePercent: 30, advanceDays: 7, balanceDays: 30 },
      ...{ deposit: 'on_arrival', agreement },
    },
  });

/** A request for a home whose landlord wants an agreement. */
async function makeAgreed(
  changes: Parameters<typeof makeAskedTalk>[0] = {},
  listing: Prisma.ListingUncheckedUpdateInput = {},
) {
  const talk = await makeAskedTalk(changes);
  await terms(talk.listing.id);
  await prisma().listing.update({ where: { id: talk.listing.id }, data: listing });
  const own = `/api/stays/${talk.token}`;
  return {
    ...talk,
    own,
    file: (client: TestClient = visitor(), path = `${own}/agreement.pdf`) => client.get(path),
    approve: async () => {
      expect((await talk.landlord.act('approve')).status).toBe(200);
      return (await talk.landlord.see()).agreement;
    },
    accept: (body: unknown, client = visitor()) =>
      client.post<{ data: { agreement: Agreement | null }; message: string; errors?: object }>(
        `${own}/agreement`,
        body,
      ),
  };
}

describe('the agreement', () => {
  it('is made with the plan, kept as it is, and read by landlord, admins and guest', async () => {
    const talk = await makeAgreed(
      { numberOfChildren: 2 },
      { agreementClause: 'Het huisvuil gaat mee.', houseRules: 'Stil na 22 uur.' },
    );
    expect((await talk.landlord.see()).agreement).toBeNull();
    expect((await talk.file()).status).toBe(404);
    const made = await talk.approve();
    expect(made).toEqual({ sha256: expect.any(String), accepted_at: null, accepted_by: null });
    expect((await talk.guest.see()).agreement).toEqual(made);
    const desk = `/api/booking-requests/${talk.request.id}/agreement.pdf`;
    const admin = await signedIn(await makeAdmin());
    for (const [client, path] of [
      [visitor(), `${talk.own}/agreement.pdf`],
      [talk.landlordClient, desk],
      [admin, desk],
    ] as const) {
      const { status, headers, bytes } = await talk.file(client, path);
      expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(headers.get('cache-control')).toMatch(/no-store|private/);
      expect(createHash('sha256').update(bytes).digest('hex')).toBe(made?.sha256);
      const said = (await readPdf(bytes)).texts.join(' ');
      expect(said).toContain('Het huisvuil gaat mee.');
      expect(said).toContain('2 kinderen');
      expect(said).toContain(talk.listing.logiesdecreet);
      expect(said).not.toContain('BE68');
    }
    expect((await talk.file(await signedIn(await makeUser()), desk)).status).toBe(404);
    expect((await talk.file(await signedIn(await makeCoLandlord()), desk)).status).toBe(404);
    expect((await talk.file(visitor(), desk)).status).toBe(401);
    await prisma().listing.update({ where: { id: talk.listing.id }, data: { agreementClause: 'Anders.' } });
    expect((await talk.landlord.see()).agreement).toEqual(made);
  });

  it('is in the language of the guest, and in Dutch', async () => {
    const talk = await makeAgreed({ locale: 'de' });
    await talk.approve();
    const { bytes } = await talk.file();
    const { texts } = await readPdf(bytes);
    expect([texts[0], texts.includes(agreementTexts.nl.title)]).toEqual(['Ferienmietvertrag', true]);
    expect(await prisma().agreement.findFirst()).toMatchObject({ languages: ['de', 'nl'] });
  });

  it('is not made where the terms that the guest was told have none, or there is no plan', async () => {
    const told = {
      ...{ advance_percent: 30, advance_days: 7, balance_days: 30 },
      ...{ deposit: 'on_arrival', agreement: false },
    };
    const talk = await makeAgreed({
      terms: { cancellation: null, steps: [], payment: told, house_rules: null },
    });
    expect(await talk.approve()).toBeNull();
    const without = await makeAskedTalk({}, { account: false });
    await terms(without.listing.id);
    await without.landlord.act('approve');
    expect((await without.landlord.see()).agreement).toBeNull();
    expect((await without.guest.act('agreement', { sha256: 'a'.repeat(64), name: 'Jan' })).status).toBe(404);
  });

  it('follows an accepted offer', async () => {
    const talk = await makeAgreed();
    await talk.landlord.offer(offer());
    await talk.guest.act('accept-offer');
    expect((await talk.guest.see()).agreement).toMatchObject({ accepted_at: null });
    const { bytes } = await talk.file();
    expect((await readPdf(bytes)).texts.join(' ')).toContain('450,50');
  });
});

describe('accepting', () => {
  it('is done once, by 24 presses, and seen by both', async () => {
    const talk = await makeAgreed();
    const sha256 = (await talk.approve())?.sha256;
    const answers = await Promise.all(
      Array.from({ length: 24 }, (_, place) => talk.accept({ sha256, name: `Jan ${place}` })),
    );
    const [won, ...more] = answers.filter(({ status }) => status === 200);
    expect([more.length, answers.filter(({ status }) => status === 409).length]).toEqual([0, 23]);
    const agreement = won?.body.data.agreement;
    expect(agreement).toEqual({
      sha256,
      accepted_at: expect.any(String),
      accepted_by: expect.stringMatching(/^Jan \d+$/),
    });
    expect((await talk.landlord.see()).agreement).toEqual(agreement);
    expect(await talk.accept({ sha256, name: 'Jan' })).toMatchObject({
      status: 409,
      body: { message: errorTexts.agreement_accepted },
    });
  });

  it('is of the file that was read: a new plan makes a new one', async () => {
    const talk = await makeAgreed();
    const first = await talk.approve();
    expect((await talk.accept({ sha256: first?.sha256, name: 'Jan Janssens' })).status).toBe(200);
    await talk.plan.replace([asked(100_00), asked(600_00, 20)]);
    const second = (await talk.guest.see()).agreement;
    expect(second).toEqual({ sha256: expect.any(String), accepted_at: null, accepted_by: null });
    expect(second?.sha256).not.toBe(first?.sha256);
    const letters = await prisma().outgoingMail.findMany({ where: { template: 'payment-plan-changed' } });
    expect(letters).toMatchObject([{ props: { newAgreement: true } }]);
    expect(await talk.accept({ sha256: first?.sha256, name: 'Jan' })).toMatchObject({
      status: 409,
      body: { message: errorTexts.agreement_replaced },
    });
    await talk.plan.replace([asked(100_00), asked(600_00, 20)]);
    expect((await talk.guest.see()).agreement).toEqual(second);
    expect((await talk.accept({ sha256: second?.sha256, name: 'Jan' })).status).toBe(200);
    expect(await prisma().agreement.count()).toBe(2);
  });

  it.each([
    ['sha256', { name: 'Jan' }],
    ['sha256', { sha256: 'abc', name: 'Jan' }],
    ['sha256', { sha256: ['a'.repeat(64)], name: 'Jan' }],
    ['sha256', { sha256: `${'a'.repeat(63)}G`, name: 'Jan' }],
    ['name', { sha256: 'a'.repeat(64) }],
    ['name', { sha256: 'a'.repeat(64), name: ' \u200b ' }],
    ['name', { sha256: 'a'.repeat(64), name: 'x'.repeat(101) }],
    ['name', { sha256: 'a'.repeat(64), name: { $ne: null } }],
  ])('refuses a wrong %s: %j', async (field, body) => {
    const talk = await makeAgreed();
    await talk.approve();
    const answer = await talk.accept(body);
    expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
    expect((await talk.guest.see()).agreement).toMatchObject({ accepted_at: null });
  });

  it('is nobody else’s, and over once the stay is canceled', async () => {
    const one = await makeAgreed();
    const other = await makeAgreed({ email: 'ander@kustverblijf.test' });
    const sha256 = (await one.approve())?.sha256;
    await other.approve();
    expect((await other.accept({ sha256, name: 'Jan' })).status).toBe(409);
    for (const token of ['onzin', '..%2f..', 'a'.repeat(300), '%00'])
      for (const call of [
        () => visitor().get(`/api/stays/${token}/agreement.pdf`),
        () => visitor().post(`/api/stays/${token}/agreement`, { sha256, name: 'Jan' }),
      ])
        expect((await call()).status).toBe(404);
    await one.landlord.act('cancel', {});
    expect((await one.accept({ sha256, name: 'Jan' })).body.message).toBe(errorTexts.agreement_void);
    expect((await one.file()).status).toBe(200);
  });

  it('works as a plain form, which shows what is wrong on the page', async () => {
    const talk = await makeAgreed();
    const sha256 = (await talk.approve())?.sha256 ?? '';
    const submit = (fields: Record<string, string>) =>
      talk.guestClient.post(
        `${talk.own}/agreement/form`,
        new URLSearchParams({ form_token: issueGuestFormToken(talk.token), ...fields }),
        { headers: { origin: 'null', 'sec-fetch-site': 'same-origin' }, csrf: false },
      );
    await submit({ sha256, name: '' });
    expect(openFormMemory(talk.guestClient.cookies.get('form-memory'))?.errors).toEqual({
      name: [expect.any(String)],
    });
    const { status, headers } = await submit({ sha256, name: 'Jan Janssens' });
    expect([status, headers.get('location')]).toEqual([303, `/verblijf/${talk.token}`]);
    expect((await talk.guest.see()).agreement).toMatchObject({ accepted_by: 'Jan Janssens' });
  });
});

describe('an own booking', () => {
  it('gets a new agreement with new days, and keeps the one that says the same', async () => {
    const owner = await makeUser();
    await makeAccount(owner.id);
    const listing = await makeListing({ userId: owner.id });
    await terms(listing.id);
    const { id } = await makeManualBooking({ listingId: listing.id, agreedTotalCents: 500_00, price: 500 });
    const client = await signedIn(owner);
    const read = async () =>
      (await client.get<{ data: { agreement: Agreement | null } }>(`/api/booking-requests/${id}`)).body.data
        .agreement;
    const save = (end_date: string) =>
      client.put(`/api/manual-bookings/${id}`, {
        ...{ guest_name: 'Jan Janssens', email: null, phone: null, start_date: arrival, end_date },
        ...{ number_of_adults: 2, number_of_children: 0, total_cents: 500_00, note: null },
        send_confirmation: false,
      });
    expect((await save(addDays(arrival, 3))).status).toBe(200);
    expect(await read()).toBeNull();
    await client.post(`/api/booking-requests/${id}/payment-requests`, {});
    const first = await read();
    expect(first).toMatchObject({ accepted_at: null });
    await save(addDays(arrival, 3));
    expect(await prisma().agreement.count()).toBe(1);
    await save(addDays(arrival, 4));
    expect((await read())?.sha256).not.toBe(first?.sha256);
  });
});

describe('the database', () => {
  it('keeps what was made, and takes one acceptance', async () => {
    const talk = await makeAgreed();
    await talk.approve();
    const refused = (data: Prisma.AgreementUpdateManyMutationInput) =>
      expect(prisma().agreement.updateMany({ data })).rejects.toThrow(/constraint|never changes/);
    await refused({ file: new Uint8Array([1]) });
    await refused({ sha256: 'a'.repeat(64) });
    await refused({ languages: ['fr', 'nl'] });
    await refused({ createdAt: new Date() });
    await refused({ acceptedBy: 'Jan' });
    await prisma().agreement.updateMany({ data: { acceptedAt: new Date(), acceptedBy: 'Jan' } });
    await refused({ acceptedBy: 'Piet' });
    await refused({ acceptedAt: null, acceptedBy: null });
  });

  it('takes none for a request that nobody approved', async () => {
    const talk = await makeAgreed();
    const file = new Uint8Array([1]);
    const sha256 = createHash('sha256').update(file).digest('hex');
    await expect(
      prisma().agreement.create({
        data: { bookingRequestId: talk.request.id, file, sha256, languages: ['nl'] },
      }),
    ).rejects.toThrow(/an agreement is made for an approved stay/);
  });
});
