import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayToUtcDate, todayIn } from '@/lib/dates/day';
import { errorTexts } from '@/lib/texts/errors';
import { prisma } from '@/server/db';
import { getPhotoStorage } from '@/server/storage/get-photo-storage';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeListing } from '@/tests/factories/listing';
import { makeOrder } from '@/tests/factories/order';
import { makePicture, makeStoredPhoto } from '@/tests/factories/picture';
import { makeCoLandlord, makeUser } from '@/tests/factories/user';
import { lettersTo, makeMember, password } from '@/tests/support/accounts';
import { signedIn, visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { auditEntries, signedInAdmin } from '@/tests/support/moderation';

beforeEach(truncateAll);

type Answer = { message: string; errors: Record<string, string[]> };

const comingStay = (listingId: number) =>
  makeBookingRequest({
    listingId,
    status: 'approved',
    modifiedAt: new Date(),
    startDate: dayToUtcDate(addDays(todayIn(), 3)),
    endDate: dayToUtcDate(addDays(todayIn(), 5)),
  });

describe('deleting one’s own account', () => {
  it('deletes it with its listings, photos, invitations and sessions', async () => {
    const user = await makeMember();
    const listing = await makeListing({ userId: user.id });
    const photo = await makeStoredPhoto();
    await makePicture({ listingId: listing.id, photo });
    await makeBookingRequest({ listingId: listing.id });
    const others = await makeListing();
    await prisma().listingManager.create({
      data: { listingId: others.id, userId: user.id, email: user.email },
    });
    const [client, elsewhere] = [await signedIn(user), await signedIn(user)];
    const { status } = await client.delete(`/api/users/${user.id}`, { password });
    expect(status).toBe(204);
    expect(await prisma().user.findUnique({ where: { id: user.id } })).toBeNull();
    expect(await prisma().listing.findMany({ select: { id: true } })).toEqual([{ id: others.id }]);
    expect(await prisma().listingManager.count()).toBe(0);
    expect(await getPhotoStorage().get(photo.storageKey)).toBeNull();
    expect((await elsewhere.get('/api/user')).status).toBe(401);
    expect([...client.cookies.keys()]).toEqual(['XSRF-TOKEN']);
    expect(await lettersTo(user.email)).toMatchObject([
      { template: 'account-deleted', props: { byAdmin: false, message: null } },
    ]);
    expect(await auditEntries()).toMatchObject([
      { actorId: null, action: 'user.delete', subjectId: user.id, details: { listings: 1 } },
    ]);
  });

  it.each([[undefined], [''], ['niet-mijn-wachtwoord'], [7]])('rejects the password %j', async (given) => {
    const user = await makeMember();
    const client = await signedIn(user);
    const { status, body } = await client.delete<Answer>(`/api/users/${user.id}`, { password: given });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['password']]);
    expect((await client.get('/api/user')).status).toBe(200);
  });

  it('refuses too many wrong passwords', async () => {
    const user = await makeMember();
    const client = await signedIn(user);
    const leave = (given: string) => client.delete(`/api/users/${user.id}`, { password: given });
    for (let n = 0; n < 10; n += 1) expect((await leave('fout')).status).toBe(422);
    const { status, headers } = await leave(password);
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
  });

  it('is refused while a guest is still to come', async () => {
    const user = await makeMember();
    await comingStay((await makeListing({ userId: user.id })).id);
    const client = await signedIn(user);
    const { status, body } = await client.delete<Answer>(`/api/users/${user.id}`, { password });
    expect([status, body.message]).toEqual([409, errorTexts.user_has_booking]);
    expect((await client.get('/api/user')).status).toBe(200);
    expect(await lettersTo(user.email)).toEqual([]);
  });

  it('is refused while a subscription runs, and not once it was canceled', async () => {
    const user = await makeMember();
    const client = await signedIn(user);
    const subscription = { userId: user.id, name: 'Jaar - zee', stripeSubscriptionId: 'sub_1' };
    const { id } = await prisma().subscription.create({ data: subscription });
    const leave = () => client.delete<Answer>(`/api/users/${user.id}`, { password });
    const first = await leave();
    expect([first.status, first.body.message]).toEqual([409, errorTexts.subscription_running]);
    await prisma().subscription.update({ where: { id }, data: { endsAt: new Date('2099-01-01') } });
    expect((await leave()).status).toBe(204);
  });

  it('keeps invoices, and nothing about the person', async () => {
    const user = await makeMember({ vatNumber: 'BE0123456749', phoneNumber: '0032470123456' });
    await makeOrder({ userId: user.id, number: '2026-000001' });
    const client = await signedIn(user);
    expect((await client.delete(`/api/users/${user.id}`, { password })).status).toBe(204);
    const stored = await prisma().user.findUniqueOrThrow({ where: { id: user.id } });
    expect(stored).toMatchObject({ firstName: '', lastName: '', passwordHash: null, vatNumber: null });
    expect(JSON.stringify(stored)).not.toMatch(/marie|peeters|oostende|0470|zeedijk/i);
    expect(await prisma().order.count({ where: { userId: user.id } })).toBe(1);
    expect((await client.get('/api/user')).status).toBe(401);
    const admin = (await signedInAdmin()).client;
    expect((await admin.get(`/api/users/${user.id}`)).status).toBe(404);
    expect((await admin.get<{ data: [] }>('/api/users')).body.data).toEqual([]);
    expect((await admin.delete(`/api/users/${user.id}`, {})).status).toBe(404);
    // The address can be used again.
    expect((await visitor().post('/login', { email: user.email, password })).status).toBe(422);
    await makeUser({ email: user.email });
  });

  it('twice at once works once', async () => {
    const user = await makeMember();
    const clients = [await signedIn(user), await signedIn(user)];
    const answers = await Promise.all(
      clients.map((client) => client.delete(`/api/users/${user.id}`, { password })),
    );
    const statuses = answers.map(({ status }) => status).toSorted();
    expect(statuses[0]).toBe(204);
    expect([401, 404]).toContain(statuses[1]);
  });
});

describe('an admin deletes a user', () => {
  it('without a password, with a message, and logged', async () => {
    const { client, admin } = await signedInAdmin();
    const user = await makeCoLandlord();
    const session = await signedIn(user);
    const unsaid = await client.delete<{ errors: object }>(`/api/users/${user.id}`, {});
    expect([unsaid.status, unsaid.body.errors]).toEqual([422, { message: ['Reden is verplicht.'] }]);
    expect((await client.delete(`/api/users/${user.id}`, { message: 'Op uw vraag.' })).status).toBe(204);
    expect((await session.get('/api/user')).status).toBe(401);
    expect(await lettersTo(user.email)).toMatchObject([
      { props: { byAdmin: true, message: 'Op uw vraag.' } },
    ]);
    expect(await auditEntries()).toMatchObject([{ actorId: admin.id, action: 'user.delete' }]);
  });

  it('not while a guest is still to come', async () => {
    const { client } = await signedInAdmin();
    const listing = await makeListing();
    await comingStay(listing.id);
    expect((await client.delete(`/api/users/${listing.userId}`, { message: 'Weg' })).status).toBe(409);
    expect(await prisma().listing.count()).toBe(1);
  });

  it('their own account only with its password', async () => {
    const { client, admin } = await signedInAdmin();
    expect((await client.delete(`/api/users/${admin.id}`, {})).status).toBe(422);
  });
});

it('a suspended user’s sessions end at once', async () => {
  const user = await makeUser();
  const client = await signedIn(user);
  await prisma().user.update({ where: { id: user.id }, data: { suspendedAt: new Date() } });
  expect((await client.get('/api/user')).status).toBe(401);
});
