/** What an admin writes while impersonating a landlord is shown as the admin's to every reader. */
import { beforeEach, describe, expect, it } from 'vitest';
import { renderMail } from '@/emails/catalogue';
import type { PublicReviewPage } from '@/lib/reviews/contract';
import { prisma } from '@/server/db';
import { tellMessages } from '@/server/features/messages/tell-messages';
import { makeReview } from '@/tests/factories/review';
import { makeAdmin } from '@/tests/factories/user';
import { signedIn, visitor } from '@/tests/support/client';
import { approval, makeTalk, offer } from '@/tests/support/conversation';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

/** An admin who impersonates this user. */
async function actingAs({ id }: { id: number }) {
  const client = await signedIn(await makeAdmin());
  expect(
    (await client.post(`/api/impersonate/${id}`, { reason: 'Op vraag van de verhuurder.' })).status,
  ).toBe(200);
  return client;
}

async function textOfLast(template: string): Promise<string> {
  const mail = await prisma().outgoingMail.findFirstOrThrow({
    where: { template },
    orderBy: { createdAt: 'desc' },
  });
  return (await renderMail(template, mail.props, { appUrl: 'https://kustverblijf.test' })).text;
}

describe('text by an impersonating admin', () => {
  it('is attributed to the admin in the thread and in the mail, next to the landlord’s own', async () => {
    const talk = await makeTalk();
    await talk.landlord.say('Van mij zelf.');
    const admin = await actingAs(talk.owner);
    const path = `/api/booking-requests/${talk.request.id}/messages`;
    expect((await admin.post(path, { message: 'Namens de verhuurder.' })).status).toBe(201);
    const marked = (await talk.guest.thread()).data.map(({ body, by_admin }) => [body, by_admin]);
    expect(marked).toEqual([
      ['Namens de verhuurder.', true],
      ['Van mij zelf.', false],
    ]);
    await tellMessages({ kind: 'booking-requests', id: talk.request.id, sender: 'landlord' });
    const text = await textOfLast('messages-for-guest');
    expect(text).toMatch(
      /Van mij zelf\.[\s\S]*Door een beheerder namens de verhuurder:[\s\S]*Namens de verhuurder\./,
    );
    expect(text.match(/Door een beheerder/g)).toHaveLength(1);
  });

  it.each([
    ['approve', 'POST', approval, 'booking-approved'],
    ['decline', 'POST', {}, 'booking-declined'],
    ['offer', 'PUT', offer(), 'offer-made'],
  ] as const)('is attributed at %s', async (action, method, body, template) => {
    const talk = await makeTalk();
    const admin = await actingAs(talk.owner);
    const path = `/api/booking-requests/${talk.request.id}/${action}`;
    const sent = { ...body, message: 'Tot dan.' };
    const { status } = await (method === 'PUT' ? admin.put(path, sent) : admin.post(path, sent));
    expect(status).toBe(200);
    expect(await textOfLast(template)).toContain('Een beheerder schrijft u namens de verhuurder:');
    const said = (await talk.guest.thread()).data.find(({ sender }) => sender === 'landlord');
    expect(said).toMatchObject({ body: 'Tot dan.', by_admin: true });
  });

  it('is attributed from the desk of the site too', async () => {
    const talk = await makeTalk();
    const admin = await signedIn(await makeAdmin());
    const path = `/api/booking-requests/${talk.request.id}/decline`;
    expect((await admin.post(path, { message: 'Spijtig.' })).status).toBe(200);
    expect(await textOfLast('booking-declined')).toContain('Een beheerder schrijft u namens de verhuurder:');
    const said = (await talk.guest.thread()).data.find(({ sender }) => sender === 'landlord');
    expect(said).toMatchObject({ body: 'Spijtig.', by_admin: true });
  });

  it('is attributed in the public answer to a review', async () => {
    const { id, listingId } = await makeReview();
    const { user } = await prisma().listing.findUniqueOrThrow({
      where: { id: listingId },
      select: { user: { select: { id: true } } },
    });
    const admin = await actingAs(user);
    expect((await admin.put(`/api/reviews/${id}/reply`, { body: 'Bedankt!' })).status).toBe(200);
    const { body } = await visitor().get<PublicReviewPage>(`/api/listings/${listingId}/reviews`);
    expect(body.data[0]?.reply).toMatchObject({ body: 'Bedankt!', by_admin: true });
  });
});
