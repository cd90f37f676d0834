/** Every mail to an address that its owner did not give us passes through one gate. */
import { readdirSync, readFileSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MailName } from '@/emails/catalogue';
import { mailNames } from '@/lib/texts/mails';
import { prisma, transaction } from '@/server/db';
import { toDomainError } from '@/server/http/errors';
import { letterLimits, mayQueue } from '@/server/mail/gate';
import { queueMail } from '@/server/mail/queue-mail';
import { recipients } from '@/server/mail/recipients';
import type { Recipient } from '@/server/mail/recipients';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';
import { registration } from '@/tests/support/accounts';
import { outbox, sendBooking } from '@/tests/support/booking';
import { solvedBotCheck } from '@/tests/support/bot-check';
import { visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

/** The content of each kind is tested elsewhere; here only how many may be sent to whom. */
const queue = (template: MailName, to: string, from?: number) =>
  transaction((tx) => mayQueue(tx, { template, to, from })).catch(
    (error: unknown) => toDomainError(error)?.code ?? 'another error',
  );

// The type of Object.keys does not say that these are the names.
const kinds = (Object.keys(mailNames) as MailName[]).map((name): [MailName, Recipient] => [
  name,
  recipients[name],
]);
const gated = kinds.flatMap(([name, kind]) => (kind.address === 'typed' ? [[name, kind] as const] : []));

async function fill(template: MailName, from: number | undefined, count: number, createdAt: Date) {
  await prisma().outgoingMail.createMany({
    data: Array.from({ length: count }, (_, n) => ({
      dedupeKey: `before:${template}:${n}:${createdAt.getTime()}`,
      template,
      recipient: `Buur+${n}@kustverblijf.test`,
      senderId: from,
      createdAt,
    })),
  });
}
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe('each kind of mail', () => {
  it('declares whose address it goes to', () => {
    expect(Object.keys(recipients).toSorted()).toEqual(Object.keys(mailNames).toSorted());
    const known = new Set(['account', 'confirmed', 'site', 'typed']);
    expect(kinds.filter(([, { address }]) => !known.has(address))).toEqual([]);
  });

  it('is put into the outbox only by the gate’s own module', () => {
    const files = readdirSync('server', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .filter((file) =>
        /INSERT INTO outgoing_mails|outgoingMail\.create/.test(readFileSync(`server/${file}`, 'utf8')),
      );
    expect(files).toEqual(['mail/queue-mail.ts']);
  });

  it.each(gated)(
    '%s is sent to one mailbox no more often than the rule allows, per hour and day',
    async (name, kind) => {
      const from = kind.group === 'answer' ? (await makeUser()).id : undefined;
      const over = kind.over === 'refuse' ? 'too_many_letters' : false;
      await fill(name, from, letterLimits.hour, ago(30));
      expect(await queue(name, 'buur@kustverblijf.test', from)).toBe(over);
      expect(await queue(name, 'iemand@kustverblijf.test', from)).toBe(true);
      await prisma().outgoingMail.deleteMany();
      await fill(name, from, letterLimits.hour, ago(61));
      expect(await queue(name, 'buur@kustverblijf.test', from)).toBe(true);
      await fill(name, from, letterLimits.day - letterLimits.hour, ago(90));
      expect(await queue(name, 'buur@kustverblijf.test', from)).toBe(over);
    },
  );

  it.each(kinds.filter(([, { address }]) => address === 'account'))(
    '%s to an account that never confirmed its address counts as one to anyone',
    async (name) => {
      const { email } = await makeUser({ email: 'buur@kustverblijf.test', emailVerifiedAt: null });
      const known = await makeUser();
      await fill('verify-email', undefined, letterLimits.hour, ago(5));
      expect(await queue(name, email)).toBe(false);
      expect(await queue(name, known.email)).toBe(true);
    },
  );

  it('counts all that anyone can cause together, and each landlord’s answers separately', async () => {
    const [one, other] = [await makeUser(), await makeUser()];
    await fill('booking-received', undefined, letterLimits.hour, ago(5));
    expect(await queue('contact-request-received', 'buur@kustverblijf.test')).toBe(false);
    expect(await queue('booking-approved', 'buur@kustverblijf.test', one.id)).toBe(true);
    await fill('offer-made', one.id, letterLimits.hour, ago(4));
    expect(await queue('booking-approved', 'buur@kustverblijf.test', one.id)).toBe('too_many_letters');
    expect(await queue('booking-approved', 'buur@kustverblijf.test', other.id)).toBe(true);
  });

  it('does not let concurrent mails exceed the limit', async () => {
    await fill('booking-received', undefined, letterLimits.hour - 1, ago(5));
    const tell = (n: number) =>
      transaction((tx) =>
        queueMail(tx, {
          template: 'known-address',
          props: { email: 'buur@kustverblijf.test' },
          to: 'buur@kustverblijf.test',
          dedupeKey: `test:${n}`,
        }),
      );
    const all = await Promise.all([1, 2, 3, 4].map(tell));
    expect(all.filter(Boolean)).toHaveLength(1);
  });
});

describe('forms that anyone can send', () => {
  const email = 'buur@kustverblijf.test';

  it('give the same answer and store the request, but send no more mail', async () => {
    const listing = await makeListing();
    await fill('search-alert-asked', undefined, letterLimits.hour, ago(5));
    expect((await sendBooking(visitor(), listing, { email })).status).toBe(201);
    const registered = await visitor().post('/register', await registration({ email }));
    expect(registered.status).toBe(201);
    const alert = { email, query: 'max_capacity=4', g_recaptcha_response: await solvedBotCheck() };
    expect((await visitor().post('/api/search-alerts', alert)).status).toBe(202);
    expect(await prisma().bookingRequest.count()).toBe(1);
    expect((await outbox()).filter(({ recipient }) => recipient === email)).toEqual([]);
  });
});
