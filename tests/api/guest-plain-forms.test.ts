/** The guest's own page without JavaScript: plain forms that lead back to it. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { prisma } from '@/server/db';
import { issueGuestFormToken } from '@/server/features/guest-stays/submit-plain-forms';
import { openFormMemory } from '@/server/http/form-memory';
import { requestLine } from '@/server/log';
import { log } from '@/server/log';
import { sendMail } from '@/server/mail/send-mail';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';
import { outbox, sendBooking } from '@/tests/support/booking';
import { visitor } from '@/tests/support/client';
import { makeTalk, offer } from '@/tests/support/conversation';
import type { Talk } from '@/tests/support/conversation';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

/** The headers of a browser on a page that sends no Referer. */
const fromPage = { origin: 'null', 'sec-fetch-site': 'same-origin' };

const submit = (talk: Talk, call: string, fields: Record<string, string> = {}, headers: object = fromPage) =>
  talk.guestClient.post(
    `/api/stays/${talk.token}/${call}/form`,
    new URLSearchParams({ form_token: issueGuestFormToken(talk.token), ...fields }),
    { headers: { ...headers }, csrf: false },
  );

const memoryOf = (talk: Talk) => openFormMemory(talk.guestClient.cookies.get('form-memory'));

describe('a plain form on the page', () => {
  it('sends a message, and leads back to the page', async () => {
    const talk = await makeTalk();
    const { status, headers } = await submit(talk, 'messages', { message: 'Mag de hond mee?' });
    expect([status, headers.get('location')]).toEqual([303, `/verblijf/${talk.token}`]);
    expect((await talk.guest.see()).messages).toMatchObject([{ sender: 'guest', body: 'Mag de hond mee?' }]);
  });

  it('counts once', async () => {
    const talk = await makeTalk();
    const form_token = issueGuestFormToken(talk.token);
    await submit(talk, 'messages', { form_token, message: 'Een' });
    await submit(talk, 'messages', { form_token, message: 'Een' });
    expect(await prisma().message.count()).toBe(1);
    expect(memoryOf(talk)?.values).toEqual({ message: 'Een' });
  });

  it('shows the errors on the page, with what was typed', async () => {
    const talk = await makeTalk();
    await submit(talk, 'messages', { message: 'x'.repeat(2001) });
    expect(memoryOf(talk)).toMatchObject({ values: {}, errors: { message: [expect.any(String)] } });
    await submit(talk, 'accept-offer', { made_at: new Date().toISOString() });
    expect(memoryOf(talk)?.errors).toEqual({
      body: ['Dit kan niet: er is geen open voorstel meer.'],
    });
  });

  it('accepts the offer that it showed, but not a newer one', async () => {
    const talk = await makeTalk();
    const { body } = await talk.landlord.offer();
    const made_at = body.data.offer?.made_at ?? '';
    await talk.landlord.offer(offer({ total_cents: 1 }));
    await submit(talk, 'accept-offer', { made_at });
    expect((await talk.guest.see()).status).toBe('pending');
    const newer = (await talk.guest.see()).offer?.made_at ?? '';
    await submit(talk, 'accept-offer', { made_at: newer });
    expect(await talk.guest.see()).toMatchObject({ status: 'approved', agreed_total_cents: 1 });
  });

  it('declines and withdraws', async () => {
    const talk = await makeTalk();
    await talk.landlord.offer();
    expect((await submit(talk, 'decline-offer')).status).toBe(303);
    expect((await talk.guest.see()).offer).toBeNull();
    expect((await submit(talk, 'withdraw')).status).toBe(303);
    expect((await talk.guest.see()).status).toBe('canceled');
  });

  it('cancels an approved stay, which both sides are told', async () => {
    const talk = await makeTalk();
    await talk.landlord.act('approve');
    expect((await submit(talk, 'withdraw')).status).toBe(303);
    const letters = (await outbox()).map(({ template, recipient }) => [template, recipient]);
    expect(letters).toEqual([
      ['booking-approved', talk.request.email],
      ['booking-withdrawn', talk.owner.email],
      ['withdrawn-for-guest', talk.request.email],
    ]);
  });

  it.each([
    ['another site', { origin: 'https://elders.be', 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', { origin: 'null', 'sec-fetch-site': 'same-site' }],
    ['nobody knows where', { origin: 'null' }],
    ['no browser', {}],
  ])('sent by %s is refused', async (_who, headers) => {
    const talk = await makeTalk();
    expect((await submit(talk, 'withdraw', {}, headers)).status).toBe(419);
    expect((await talk.guest.see()).status).toBe('pending');
  });

  it('of another page is refused', async () => {
    const [talk, other] = [await makeTalk(), await makeTalk()];
    await submit(talk, 'withdraw', { form_token: issueGuestFormToken(other.token) });
    expect((await talk.guest.see()).status).toBe('pending');
  });
});

describe('the secret in a link', () => {
  it('is in no log line about a request', () => {
    const token = 'a-B_'.repeat(11).slice(0, 43);
    const said = { id: 'x', method: 'GET', status: 200, ms: 1 };
    for (const path of [`/verblijf/${token}`, `/api/stays/${token}/messages/form`]) {
      const line = requestLine({ ...said, path });
      expect(line).not.toContain(token);
      expect(JSON.parse(line).path).toMatch(/^\/(verblijf|api\/stays)\/…/);
    }
  });

  it('is in nothing that is logged about refused calls', async () => {
    const talk = await makeTalk();
    const heard = vi.spyOn(log, 'warn');
    await submit(talk, 'withdraw', {}, {});
    await visitor().post(`/api/stays/${talk.token}/withdraw`, undefined, { csrf: false });
    expect(heard).toHaveBeenCalledTimes(2);
    expect(JSON.stringify(heard.mock.calls)).not.toContain(talk.token);
    heard.mockRestore();
  });

  it('is removed from the outbox with its mail, which links to the page', async () => {
    const listing = await makeListing({ userId: (await makeUser({ receiveEmails: false })).id });
    await sendBooking(visitor(), listing);
    const [letter] = await outbox();
    const token = String(Reflect.get(Object(letter?.props), 'token'));
    expect((await visitor().get(`/api/stays/${token}`)).status).toBe(200);
    const sent: string[] = [];
    await sendMail(
      { mailId: letter?.id ?? '' },
      { send: ({ text }) => Promise.resolve(void sent.push(text)) },
    );
    expect(sent[0]).toContain(`/verblijf/${token}`);
    const everything = await prisma().outgoingMail.findMany();
    expect(JSON.stringify(everything)).not.toContain(token);
  });

  it('differs for each mail', async () => {
    const talk = await makeTalk();
    await talk.landlord.offer();
    await talk.landlord.act('decline');
    const tokens = (await outbox()).map(({ props }) => String(Reflect.get(Object(props), 'token')));
    expect(new Set([talk.token, ...tokens]).size).toBe(3);
    for (const token of tokens) expect((await visitor().get(`/api/stays/${token}`)).status).toBe(200);
  });
});
