import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { OutgoingMail, Prisma } from '@/prisma/generated/client';
import { prisma, transaction } from '@/server/db';
import { verifyEmail } from '@/server/features/accounts/verify-email';
import { issueToken } from '@/server/features/account-safety/user-tokens';
import { cleanUp } from '@/server/worker/clean-up';
import { letterKey } from '@/server/mail/letter-key';
import type { Mail } from '@/server/mail/mailer';
import { SmtpMailer } from '@/server/mail/mailer';
import { readBounces } from '@/server/features/returned-mail/read-bounces';
import { sendMail } from '@/server/mail/send-mail';
import { makeBookingRequest } from '@/tests/factories/booking-request';
import { makeContactRequest } from '@/tests/factories/contact-request';
import { makeInboxThread } from '@/tests/factories/inbox-thread';
import { makeListing } from '@/tests/factories/listing';
import { makeMail } from '@/tests/factories/mail';
import { makeUser } from '@/tests/factories/user';
import { lettersTo } from '@/tests/support/accounts';
import { signedIn } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { startImapServer } from '@/tests/support/imap-server';
import { headerOf, startMailServer } from '@/tests/support/mail-server';

const server = await startImapServer();
afterAll(() => server.stop());
beforeEach(async () => {
  await truncateAll();
  Object.assign(server, { mails: [], commands: [], breaksAt: null });
});

const isDay = /^\d{4}-\d{2}-\d{2}$/;
const guest = 'jan.janssens@kustverblijf.test';

interface Changes {
  action?: string;
  status?: string;
  messageId?: string;
  key?: string;
  contentType?: string;
  told?: string;
  diagnostic?: string;
}

/** A delivery report as Postfix writes it. */
function reportOf(letter: Pick<OutgoingMail, 'id' | 'recipient'>, changes: Changes = {}): Buffer {
  const { action = 'failed', status = '5.1.1', messageId = `<${letter.id}@localhost>` } = changes;
  const { key = letterKey(letter.id), told = `Action: ${action}\nStatus: ${status}` } = changes;
  const diagnostic = changes.diagnostic ?? `550 5.1.1 <${letter.recipient}>:\n Recipient address rejected`;
  const type = changes.contentType ?? 'multipart/report; report-type=delivery-status; boundary="grens"';
  const text = `From: MAILER-DAEMON@mx.kust.test
To: info@kustverblijf.test
Subject: Undelivered Mail Returned to Sender
Message-ID: <20270101@mx.kust.test>
MIME-Version: 1.0
Content-Type: ${type}

--grens
Content-Type: text/plain

I'm sorry to have to inform you that your message could not be delivered.

--grens
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.kust.test

Final-Recipient: rfc822; ${letter.recipient}
${told}
Diagnostic-Code: smtp; ${diagnostic}

--grens
Content-Type: message/rfc822

Message-ID: ${messageId}
X-Letter-Key: ${key}
Subject: Wij hebben uw aanvraag ontvangen

Beste,
--grens--
`;
  return Buffer.from(text.replaceAll('\n', '\r\n'));
}

const deliver = (...raws: Buffer[]) => server.mails.push(...raws.map((raw) => ({ raw, seen: false })));
const read = () => readBounces(server.url);
const sent = (overrides: Partial<Prisma.OutgoingMailUncheckedCreateInput> = {}) =>
  makeMail({ sentAt: new Date(), props: undefined, ...overrides });
const marks = async () =>
  (await prisma().undeliverableAddress.findMany()).map(({ email, status }) => [email, status]);

describe('a bounced mail', () => {
  it('marks its address, is shown with the server’s message, and is read once', async () => {
    const letter = await sent();
    deliver(reportOf(letter));
    await read();
    expect(await marks()).toEqual([[guest, '5.1.1']]);
    expect(await prisma().outgoingMail.findFirst()).toMatchObject({
      bouncedAt: expect.any(Date),
      failureKind: 'bounced',
      failure: '5.1.1 550 5.1.1 <[email]>: Recipient address rejected',
    });
    expect(server.mails.map(({ seen }) => seen)).toEqual([true]);
  });

  it('notifies each landlord who awaits the guest, once', async () => {
    const owner = await makeUser();
    const listing = await makeListing({ userId: owner.id });
    const { id } = await makeBookingRequest({ listingId: listing.id, email: guest.toUpperCase() });
    const question = await makeContactRequest({ listingId: listing.id });
    await makeContactRequest({ listingId: listing.id, handledAt: new Date() });
    await makeBookingRequest({ listingId: listing.id, status: 'canceled', modifiedAt: new Date() });
    await makeBookingRequest({ listingId: listing.id, email: 'ander@kustverblijf.test' });
    deliver(reportOf(await sent()), reportOf(await sent()));
    await read();
    const letters = await lettersTo(owner.email);
    expect(letters.map(({ template }) => template)).toEqual(['guest-unreachable', 'guest-unreachable']);
    expect(letters.map(({ props }) => props)).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          ...{ kind: 'booking-request', id, guestName: 'Jan Janssens' },
          code: expect.stringMatching(/^K-/),
          stay: { startDate: expect.stringMatching(isDay), endDate: expect.stringMatching(isDay) },
        }),
        expect.objectContaining({ kind: 'contact-request', id: question.id, stay: null }),
      ]),
    );
  });

  it('counts once, however often it is reported and wherever a process dies', async () => {
    const letter = await sent();
    deliver(reportOf(letter), reportOf(letter));
    server.breaksAt = 'STORE';
    await expect(read()).rejects.toBeInstanceOf(Error);
    const { bouncedAt } = await prisma().outgoingMail.findFirstOrThrow();
    expect([bouncedAt, server.mails[0]?.seen]).toEqual([expect.any(Date), false]);
    server.breaksAt = null;
    await Promise.all([read(), read()]);
    expect((await prisma().outgoingMail.findFirstOrThrow()).bouncedAt).toEqual(bouncedAt);
    expect(server.mails.every(({ seen }) => seen)).toBe(true);
  });

  it('contains the key that authenticates its report', async () => {
    const smtp = await startMailServer();
    const { id } = await makeMail();
    await sendMail({ mailId: id }, new SmtpMailer(`smtp://127.0.0.1:${smtp.port}`));
    expect(headerOf(smtp.received[0]?.raw ?? '', 'X-Letter-Key')).toBe(letterKey(id));
    await smtp.stop();
  });

  it.each<[string, string, string]>([
    ['a mailbox that Exim says nothing of but what it was told', '550 5.1.1 User unknown', '5.1.1'],
    ['the same in two lines', '550-5.1.1 The account that you tried to reach\n 550 5.1.1 is none', '5.1.1'],
    ['the same as Cisco writes it', '550 #5.1.0 Address rejected.', '5.1.0'],
    ['a mailbox that is closed', '550 5.2.1 This mailbox is disabled', '5.2.1'],
  ])('marks the address for %s', async (_what, diagnostic, status) => {
    deliver(reportOf(await sent(), { status: '5.0.0', diagnostic }));
    await read();
    expect(await marks()).toEqual([[guest, status]]);
  });

  it.each<[string, Changes]>([
    ['what the other side thinks of us', { status: '5.7.1' }],
    ['a blocklist that Exim was told of', { status: '5.0.0', diagnostic: '550 5.7.1 Listed by a blocklist' }],
    ['a full mailbox', { status: '5.2.2', diagnostic: '552 5.2.2 Mailbox full' }],
    ['a full mailbox that Exim was told of', { status: '5.0.0', diagnostic: '552-5.2.2 Over quota' }],
    ['our own address', { status: '5.1.8', diagnostic: '550 5.1.8 Sender domain does not exist' }],
    ['a failure without a reason', { status: '5.0.0', diagnostic: '550 Refused' }],
    ['an address of a network', { status: '5.0.0', diagnostic: '550 5.1.1.9 is listed' }],
    ['two classes at once', { status: '5.0.0', diagnostic: '450 5.1.1 Later' }],
    ['a code that the report has a better one for', { status: '5.2.2', diagnostic: '550 5.1.1 Unknown' }],
    ['a message that is too large', { status: '5.3.4', diagnostic: '552 5.3.4 Too large' }],
    ['a failure for now, given up', { status: '4.4.7', diagnostic: '421 4.4.7 Expired' }],
    ['one that Exim gave up', { status: '5.0.0', diagnostic: '452 4.2.2 Over quota' }],
  ])('for %s is shown and marks nobody', async (_what, changes) => {
    deliver(reportOf(await sent(), changes));
    await read();
    expect(await marks()).toEqual([]);
    expect(await prisma().outgoingMail.findFirst()).toMatchObject({
      bouncedAt: expect.any(Date),
      failureKind: 'bounced',
    });
  });
});

describe('no effect results from', () => {
  it.each<[string, Changes]>([
    ['a delay', { action: 'delayed', status: '4.4.1' }],
    ['a delay for now', { action: 'delayed', status: '4.2.2' }],
    ['a delivery', { action: 'delivered', status: '2.0.0' }],
    ['a report without a status', { told: 'Action: failed' }],
    ['a report about another site’s letter', { messageId: '<abc@elders.test>' }],
    ['a report whose sender knows the Message-ID alone', { key: '' }],
    ['a key of another letter', { key: letterKey('00000000-0000-4000-8000-000000000000') }],
    ['a report that only looks like one', { contentType: 'multipart/mixed; boundary="grens"' }],
    ['a boundary that is nowhere', { contentType: 'multipart/report; boundary="elders"' }],
  ])('%s', async (_what, changes) => {
    const letter = await sent();
    deliver(reportOf(letter, changes));
    await read();
    expect(await marks()).toEqual([]);
    expect(await prisma().outgoingMail.findFirst()).toMatchObject({ bouncedAt: null, failedAt: null });
    expect(server.mails.map(({ seen }) => seen)).toEqual([true]);
  });

  it.each([
    ['an empty mail', Buffer.alloc(0)],
    ['bytes', Buffer.from(Array.from({ length: 4000 }, (_one, at) => (at * 37) % 256))],
    [
      'parts in parts in parts',
      Buffer.from('Content-Type: multipart/mixed; boundary=a\r\n\r\n--a\r\n'.repeat(2000)),
    ],
    ['a head without an end', Buffer.from('X: y\r\n'.repeat(40_000))],
  ])('%s, and the next ones are read', async (_what, raw) => {
    deliver(raw, reportOf(await sent()));
    await read();
    expect(await marks()).toEqual([[guest, '5.1.1']]);
    expect(server.mails.every(({ seen }) => seen)).toBe(true);
  });

  it('a report about a mail that was not sent', async () => {
    deliver(reportOf(await makeMail()));
    await read();
    expect(await marks()).toEqual([]);
  });

  it('a mailbox that is not configured; a wrong password fails', async () => {
    await readBounces(undefined);
    await expect(readBounces(server.url.replace('ge%2Fheim', 'fout'))).rejects.toThrow('Command failed');
  });
});

describe('a mailbox without TLS', () => {
  // 0.0.0.0 leads to this machine without being recognised as such, like a name elsewhere.
  it('on another machine does not get the password', async () => {
    const elsewhere = server.url.replace('127.0.0.1', '0.0.0.0');
    await expect(readBounces(elsewhere)).rejects.toThrow('STARTTLS');
    expect(server.commands).not.toContain('LOGIN');
  });

  it('on this machine gets it', async () => {
    await readBounces(server.url);
    expect(server.commands).toContain('LOGIN');
  });
});

describe('a marked address', () => {
  const sends: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sends.push(mail) };
  const mark = (email: string) => prisma().undeliverableAddress.create({ data: { email, status: '5.1.1' } });
  beforeEach(() => void sends.splice(0));

  it('gets nothing but confirmations', async () => {
    await mark(guest.toUpperCase());
    const letter = await makeMail();
    const token = { template: 'verify-email', props: { token: 'abc' } };
    for (const { id } of [letter, await makeMail(token)]) await sendMail({ mailId: id }, mailer);
    expect(sends.map(({ subject }) => subject)).toEqual([expect.stringContaining('Bevestig')]);
    expect(await prisma().outgoingMail.findUnique({ where: { id: letter.id } })).toMatchObject({
      givenUpAt: expect.any(Date),
      failureKind: 'undeliverable',
    });
  });

  it('becomes a normal one once its owner confirms it', async () => {
    const user = await makeUser();
    await mark(user.email);
    const client = await signedIn(user);
    await client.post('/api/email/verification-notification');
    expect(await lettersTo(user.email)).toMatchObject([{ template: 'verify-email' }]);
    const token = await transaction((tx) => issueToken(tx, { userId: user.id, kind: 'verify_email' }));
    await verifyEmail({ body: { token } });
    expect(await marks()).toEqual([]);
  });

  it('is cleared after 90 days', async () => {
    await mark(guest);
    await cleanUp(new Date(Date.now() + 89 * 24 * 3_600_000));
    expect(await marks()).toHaveLength(1);
    await cleanUp(new Date(Date.now() + 91 * 24 * 3_600_000));
    expect(await marks()).toEqual([]);
  });
});

describe('a visitor’s answer in the same mailbox', () => {
  it('comes back to its thread, beside what bounced', async () => {
    const { id, code } = await makeInboxThread({ state: 'waiting' });
    const letter = await sent();
    deliver(
      reportOf(letter),
      Buffer.from(`From: els@kust.test\r\nTo: info+${code}@kustverblijf.test\r\n\r\nDank u.\r\n`),
    );
    await read();
    expect(await prisma().inboxThread.findUniqueOrThrow({ where: { id } })).toMatchObject({ state: 'open' });
    expect(await prisma().inboxMessage.count({ where: { threadId: id } })).toBe(2);
    expect(await marks()).toHaveLength(1);
    expect(server.mails.every(({ seen }) => seen)).toBe(true);
  });
});
