import { beforeEach, describe, expect, it } from 'vitest';
import type { ContactRequestDto, ContactRequestPage } from '@/lib/contact-requests/contract';
import { addMonths, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { anonymiseSenders } from '@/server/features/contact-requests/anonymise-senders';
import { prisma } from '@/server/db';
import { makeContactRequest } from '@/tests/factories/contact-request';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

async function makeDesk() {
  const owner = await makeUser();
  const listing = await makeListing({ userId: owner.id });
  const make = (overrides: Parameters<typeof makeContactRequest>[0] = {}) =>
    makeContactRequest({ listingId: listing.id, ...overrides });
  return { owner, listing, make, client: await signedIn(owner) };
}

const rowOf = (id: number) => prisma().contactRequest.findUniqueOrThrow({ where: { id } });

describe('one question', () => {
  it('says who asked what about which listing', async () => {
    const { client, make, listing } = await makeDesk();
    const request = await make();
    const { status, body } = await client.get<{ data: ContactRequestDto }>(
      `/api/contact-requests/${request.id}`,
    );
    expect(status).toBe(200);
    expect(body.data).toEqual({
      id: request.id,
      code: request.code,
      unread_messages: 0,
      listing: { id: listing.id, name: listing.nameHolidayHome, slug: listing.slug },
      name: 'Jan Janssens',
      first_name: 'Jan',
      last_name: 'Janssens',
      email: 'jan.janssens@kustverblijf.test',
      country: 'be',
      locale: 'nl',
      phone: '+32 470 12 34 56',
      subject: 'Parkeren',
      message: 'Is er een garage voor een hoge auto?',
      created_at: request.createdAt.toISOString(),
      read_at: (await rowOf(request.id)).readAt?.toISOString(),
      handled_at: null,
      email_returns: false,
    });
  });
});

describe('the sender', () => {
  const monthsAgo = (months: number) => dayToUtcDate(addMonths(todayIn(), -months));
  const before = (moment: Date) => new Date(moment.getTime() - 1000);

  it('is anonymised 24 months later, once, and only then', async () => {
    const { make, client, owner } = await makeDesk();
    const old = await make({ createdAt: before(monthsAgo(24)) });
    const young = await make({ createdAt: monthsAgo(24) });
    expect(await anonymiseSenders()).toBe(1);
    expect(await anonymiseSenders()).toBe(0);
    expect(await rowOf(old.id)).toMatchObject({
      firstName: 'Anonieme',
      lastName: 'gast',
      email: '',
      phone: null,
      subject: '',
      message: '',
      anonymisedAt: expect.any(Date),
      createdAt: old.createdAt,
    });
    expect(JSON.stringify(await rowOf(old.id))).not.toMatch(/Jan|garage|470 12/);
    expect(await rowOf(young.id)).toEqual(young);
    // The landlord's list still shows that there was a question.
    const { body } = await client.get<ContactRequestPage>(`/api/users/${owner.id}/contact-requests`);
    expect(body.data.map(({ name }) => name)).toEqual(['Jan Janssens', 'Anonieme gast']);
  });

  it('is kept as long as the setting says', async () => {
    const { make } = await makeDesk();
    await prisma().appSetting.create({ data: { key: 'guest_data_months', value: 3 } });
    await make({ createdAt: before(monthsAgo(3)) });
    await make({ createdAt: monthsAgo(2) });
    expect(await anonymiseSenders()).toBe(1);
  });
});
