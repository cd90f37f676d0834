import { beforeEach, describe, expect, it } from 'vitest';
import { prisma, transaction } from '@/server/db';
import { findRequestMails, requestMailsToken } from '@/server/mail/request-mails';
import type { Mail } from '@/server/mail/mailer';
import { queueMail } from '@/server/mail/queue-mail';
import { sendMail } from '@/server/mail/send-mail';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';
import { outbox, sendBooking } from '@/tests/support/booking';
import { visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const urlOf = (token: string) => `/api/request-mails/${token}/unsubscribe`;
const post = (token: string) =>
  visitor().post(urlOf(token), new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), { csrf: false });
const isOn = async (id: number) => (await prisma().user.findUniqueOrThrow({ where: { id } })).receiveEmails;

/** Sends everything in the outbox; returns it by template. */
async function leave(): Promise<Map<string, Mail>> {
  const sent = new Map<string, Mail>();
  for (const { id, template } of await outbox())
    await sendMail({ mailId: id }, { send: (mail) => Promise.resolve(void sent.set(template, mail)) });
  return sent;
}

describe('a mail about a new request', () => {
  it('can be unsubscribed in one click, and no other follows', async () => {
    const owner = await makeUser({ receiveEmails: true });
    const listing = await makeListing({ userId: owner.id });
    await sendBooking(visitor(), listing);
    const sent = await leave();
    const url = sent.get('booking-new')?.unsubscribeUrl ?? '';
    expect(sent.get('booking-new')?.html).toContain(`href="${url}"`);
    expect(sent.get('booking-new')?.text).toContain(url);
    // The guest needs the confirmation.
    expect(sent.get('booking-received')?.unsubscribeUrl).toBeUndefined();
    const { pathname } = new URL(url);
    expect(pathname).toBe(urlOf(requestMailsToken(owner.id)));
    expect((await visitor().post(pathname, undefined, { csrf: false })).status).toBe(200);
    expect(await isOn(owner.id)).toBe(false);
    await prisma().outgoingMail.deleteMany();
    await sendBooking(visitor(), await makeListing({ userId: owner.id }));
    expect((await outbox()).map(({ template }) => template)).toEqual(['booking-received']);
  });

  it('has no such link if the address no longer belongs to an account', async () => {
    const props = { ownerFirstName: 'Marie', listingName: 'Zee', nameShown: 'Els', rating: 4, body: 'Mooi' };
    const letter = { template: 'review-new', props, to: 'weg@kustverblijf.test', dedupeKey: '1' } as const;
    await transaction((tx) => queueMail(tx, letter));
    const sent = await leave();
    expect(sent.size).toBe(1);
    expect(sent.get('review-new')?.unsubscribeUrl).toBeUndefined();
  });
});

describe('the link', () => {
  it('works any number of times, without token or cookie, for its account only', async () => {
    const [owner, other] = [await makeUser({ receiveEmails: true }), await makeUser({ receiveEmails: true })];
    for (let n = 0; n < 2; n += 1) expect((await post(requestMailsToken(owner.id))).status).toBe(200);
    expect([await isOn(owner.id), await isOn(other.id)]).toEqual([false, true]);
  });

  it('changes nothing when opened but leads to the button', async () => {
    const { id } = await makeUser({ receiveEmails: true });
    const token = requestMailsToken(id);
    const answer = await visitor().get(urlOf(token));
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/aanvraag-mails/${token}`]);
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await findRequestMails(token)).toEqual({ isOn: true });
    expect(await isOn(id)).toBe(true);
  });

  it('works by the button, which another site cannot submit', async () => {
    const { id } = await makeUser({ receiveEmails: true });
    const token = requestMailsToken(id);
    const press = (site: string) =>
      visitor().post(`${urlOf(token)}/form`, new URLSearchParams(), {
        csrf: false,
        headers: { origin: 'null', 'sec-fetch-site': site },
      });
    expect([(await press('cross-site')).status, await isOn(id)]).toEqual([419, true]);
    const answer = await press('same-origin');
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/aanvraag-mails/${token}`]);
    expect(await findRequestMails(token)).toEqual({ isOn: false });
  });

  it('is 404 with another signature, also when opened', async () => {
    const [owner, other] = [await makeUser({ receiveEmails: true }), await makeUser({ receiveEmails: true })];
    const token = requestMailsToken(owner.id);
    const wrong = [
      token.replace(/^\d+/, String(other.id)),
      `0${token}`,
      `${token.slice(0, -2)}AA`,
      `${owner.id}-${'A'.repeat(43)}`,
      String(owner.id),
      `${token}A`,
      '%00',
    ];
    for (const each of wrong) {
      expect([each, (await post(each)).status]).toEqual([each, 404]);
      expect([each, (await visitor().get(urlOf(each))).status]).toEqual([each, 404]);
      expect(await findRequestMails(each)).toBeNull();
    }
    expect([await isOn(owner.id), await isOn(other.id)]).toEqual([true, true]);
  });

  it('is valid for a year, and no day longer', async () => {
    const { id } = await makeUser({ receiveEmails: true });
    const day = 24 * 3600 * 1000;
    const [old, older] = [365, 366].map((days) => requestMailsToken(id, Date.now() - days * day));
    expect([(await post(older ?? '')).status, await isOn(id)]).toEqual([404, true]);
    expect(await findRequestMails(older ?? '')).toBeNull();
    const moved = (older ?? '').replace(/-\d+-/, `-${Math.floor(Date.now() / day)}-`);
    expect((await post(moved)).status).toBe(404);
    expect([(await post(old ?? '')).status, await isOn(id)]).toEqual([200, false]);
  });

  it('is 404 once the account is gone', async () => {
    const { id } = await makeUser();
    await prisma().user.delete({ where: { id } });
    expect((await post(requestMailsToken(id))).status).toBe(404);
    expect(await findRequestMails(requestMailsToken(id))).toBeNull();
  });
});
