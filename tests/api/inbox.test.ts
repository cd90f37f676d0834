import { beforeEach, describe, expect, it } from 'vitest';
import { addMonths, dayToUtcDate, todayIn } from '@/lib/dates/day';
import type { InboxPage, InboxThreadDetail } from '@/lib/inbox/contract';
import { inboxTexts } from '@/lib/texts/inbox';
import type { User } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { env } from '@/server/env';
import { forgetThreads } from '@/server/features/inbox/forget-threads';
import { takeAnswer } from '@/server/features/inbox/take-answer';
import { makeInboxThread } from '@/tests/factories/inbox-thread';
import { makeUser } from '@/tests/factories/user';
import { outbox } from '@/tests/support/booking';
import { solvedBotCheck } from '@/tests/support/bot-check';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { auditEntries, signedInAdmin } from '@/tests/support/moderation';

let admin: User;
let client: TestClient;

beforeEach(async () => {
  await truncateAll();
  ({ admin, client } = await signedInAdmin());
});

type Detail = { data: InboxThreadDetail; errors: Record<string, string[]> };
const list = async (query = '') => (await client.get<InboxPage>(`/api/admin/inbox${query}`)).body.data;
const read = (id: number) => client.get<Detail>(`/api/admin/inbox/${id}`);
const reply = (id: number, body: object, by = client) =>
  by.post<Detail>(`/api/admin/inbox/${id}/messages`, { version: 1, body: 'Dat kan.', ...body });
const change = (id: number, body: object) =>
  client.put<Detail>(`/api/admin/inbox/${id}`, { version: 1, state: 'closed', assignee_id: null, ...body });

const write = async (changes: object = {}, language = 'nl') => {
  const form = {
    name: 'Els Maes',
    email: 'els@kustverblijf.test',
    logiesdecreet: null,
    message: 'Mag een hond?',
  };
  const body = { ...form, ...changes, recaptcha: await solvedBotCheck() };
  const { status } = await visitor().post('/api/contact', body, { headers: { 'accept-language': language } });
  expect(status).toBe(200);
};

describe('what a visitor writes through the contact form', () => {
  it('is an open thread in the language of the form, besides the letter', async () => {
    await write({ message: 'Mag een hond?\nHij is klein.' }, 'fr');
    const [thread] = await list();
    expect(thread).toMatchObject({
      ...{ state: 'open', name: 'Els Maes', email: 'els@kustverblijf.test', subject: 'Mag een hond?' },
      ...{ locale: 'fr', assignee: null },
    });
    const { data } = (await read(thread?.id ?? 0)).body;
    expect(data.messages).toMatchObject([
      { sender: 'visitor', body: 'Mag een hond?\nHij is klein.', author: null },
    ]);
    expect(data.staff).toContainEqual({ id: admin.id, name: `${admin.firstName} ${admin.lastName}` });
    expect(await outbox()).toMatchObject([{ template: 'contact-message' }]);
    expect((await client.get('/api/admin/inbox/count')).body).toEqual({ unread: 1 });
  });

  it('is called after the licence number, or after as much of it as fits', async () => {
    await write({ logiesdecreet: '123456' });
    await write({ message: '🏖️'.repeat(400) });
    const [long, licence] = await list();
    expect(licence?.subject).toBe(inboxTexts.aboutLicence('123456'));
    expect([...(long?.subject ?? '')]).toHaveLength(100);
    expect(long?.subject.isWellFormed()).toBe(true);
  });
});

describe('GET /api/admin/inbox', () => {
  it('is filtered by state, assignee and words, and paged', async () => {
    const mine = await makeInboxThread({ assigneeId: admin.id, name: 'Jan 100%', state: 'waiting' });
    const free = await makeInboxThread({ subject: 'Over de prijs' });
    const ids = async (query: string) => (await list(query)).map(({ id }) => id);
    expect(await ids('')).toEqual([free.id, mine.id]);
    expect(await ids('?state=waiting')).toEqual([mine.id]);
    expect(await ids(`?assignee=${admin.id}`)).toEqual([mine.id]);
    expect(await ids('?assignee=none')).toEqual([free.id]);
    expect(await ids('?q=PRIJS')).toEqual([free.id]);
    expect(await ids('?q=100%25')).toEqual([mine.id]);
    expect(await ids('?limit=1&page=2')).toEqual([mine.id]);
  });

  it.each(['state=deleted', 'assignee=iemand', 'assignee=-1', 'page=0', `q=${'x'.repeat(101)}`])(
    'refuses %s',
    async (query) => {
      const { status, body } = await client.get<Detail>(`/api/admin/inbox?${query}`);
      expect([status, Object.keys(body.errors)]).toEqual([422, [query.split('=')[0]]]);
    },
  );
});

describe('an answer', () => {
  it('leaves from the site in the visitor’s language, and it is the visitor’s turn', async () => {
    const { id, email } = await makeInboxThread({ locale: 'de' });
    const { status, body } = await reply(id, { body: ' Dat kan.\r\nTot dan! ' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ state: 'waiting', version: 2, assignee: { id: admin.id } });
    expect(body.data.messages.at(-1)).toMatchObject({
      ...{ sender: 'staff', body: 'Dat kan.\nTot dan!' },
      author: { id: admin.id },
    });
    expect(await outbox()).toMatchObject([
      {
        ...{ template: 'inbox-answer', recipient: email, locale: 'de', replyTo: env.CONTACT_EMAIL },
        props: { name: 'Els Maes', message: 'Dat kan.\nTot dan!' },
      },
    ]);
    expect(await auditEntries()).toMatchObject([{ action: 'inbox.answer', subjectId: id, details: {} }]);
  });

  it('is one, of two at the same time', async () => {
    const { id } = await makeInboxThread();
    const { client: other } = await signedInAdmin();
    const answers = await Promise.all([reply(id, {}), reply(id, {}, other)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(await prisma().inboxMessage.count()).toBe(2);
    expect(await outbox()).toHaveLength(1);
  });

  it.each([
    ['body', { body: '  \n' }],
    ['body', { body: 'x'.repeat(10_001) }],
    ['body', { body: null }],
    ['version', { version: 0 }],
    ['version', { version: '1' }],
  ])('is refused for its %s: %j', async (field, body) => {
    const { id } = await makeInboxThread();
    const answer = await reply(id, body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    expect(await outbox()).toEqual([]);
  });

  it('is refused in a full thread and in one that is gone', async () => {
    const { id } = await makeInboxThread();
    await prisma().inboxMessage.createMany({
      data: Array.from({ length: 199 }, () => ({ threadId: id, sender: 'visitor' as const, body: 'x' })),
    });
    expect((await reply(id, {})).body.errors).toEqual({ body: [inboxTexts.full] });
    expect((await read(id)).body.data.version).toBe(1);
    expect((await reply(id + 1, {})).status).toBe(404);
  });
});

describe('PUT /api/admin/inbox/{id}', () => {
  it('changes state and assignee, of the version that was seen', async () => {
    const { id } = await makeInboxThread();
    const { body } = await change(id, { assignee_id: admin.id });
    expect(body.data).toMatchObject({ state: 'closed', assignee: { id: admin.id }, version: 2 });
    expect((await change(id, { state: 'open' })).status).toBe(409);
    expect((await read(id)).body.data.state).toBe('closed');
    expect(await auditEntries()).toMatchObject([{ action: 'inbox.update', details: { state: 'closed' } }]);
  });

  it('gives it to admins alone', async () => {
    const { id } = await makeInboxThread();
    const landlord = await makeUser();
    const suspended = (await signedInAdmin()).admin;
    await prisma().user.update({ where: { id: suspended.id }, data: { suspendedAt: new Date() } });
    for (const assignee of [landlord.id, suspended.id, 999_999]) {
      const { status, body } = await change(id, { assignee_id: assignee });
      expect([status, body.errors]).toEqual([422, { assignee_id: [inboxTexts.unknownAssignee] }]);
    }
  });

  it.each([
    ['state', { state: 'gone' }],
    ['assignee_id', { assignee_id: 'ik' }],
    ['version', { version: undefined }],
  ])('refuses an invalid %s', async (field, body) => {
    const { id } = await makeInboxThread();
    const answer = await change(id, body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  });
});

describe('a mailed answer of the visitor', () => {
  const mailTo = (code: string, { id = '<1@els>', text = 'Dank u.' } = {}) =>
    takeAnswer(
      new TextEncoder().encode(
        [
          `From: els@kustverblijf.test`,
          `To: info+${code}@kustverblijf.test`,
          `Message-ID: ${id}`,
          '',
          text,
        ].join('\r\n'),
      ),
    );

  it('opens the thread again, once however often it is read', async () => {
    const { id, code } = await makeInboxThread({ state: 'closed', version: 4 });
    expect(await mailTo(code)).toBe(true);
    expect(await mailTo(code)).toBe(false);
    expect((await read(id)).body.data).toMatchObject({
      ...{ state: 'open', version: 5 },
      messages: [{}, { sender: 'visitor', body: 'Dank u.', author: null }],
    });
  });

  it('is ignored with an unknown code, and in a full thread', async () => {
    const { id, code } = await makeInboxThread();
    expect(await mailTo('0'.repeat(32))).toBe(false);
    await prisma().inboxMessage.createMany({
      data: Array.from({ length: 199 }, () => ({ threadId: id, sender: 'visitor' as const, body: 'x' })),
    });
    expect(await mailTo(code)).toBe(false);
  });

  it('does not stand in the way of another’s with the same Message-ID', async () => {
    const threads = [await makeInboxThread(), await makeInboxThread()];
    for (const { code } of threads) expect(await mailTo(code, { text: '<b>&amp; \u0000' })).toBe(true);
  });
});

describe('the data in the inbox', () => {
  it('are told to the holder of an account with that address, and go with it', async () => {
    const user = await makeUser();
    await makeInboxThread({ email: user.email.toUpperCase() });
    const { text } = await (await signedIn(user)).get(`/api/users/${user.id}/export`);
    expect(JSON.parse(text)).toMatchObject({ site_messages: [{ messages: [{ sender: 'visitor' }] }] });
    expect((await client.delete(`/api/users/${user.id}`, { message: 'Op verzoek.' })).status).toBe(204);
    expect(await prisma().inboxThread.count()).toBe(0);
  });

  it('go 24 months after the last message', async () => {
    const before = dayToUtcDate(addMonths(todayIn(), -25));
    const old = await makeInboxThread({ createdAt: before, lastMessageAt: before });
    const kept = await makeInboxThread({ createdAt: before });
    expect(await forgetThreads()).toBe(1);
    expect(await prisma().inboxThread.findMany({ select: { id: true } })).toEqual([{ id: kept.id }]);
    expect(await prisma().inboxMessage.count({ where: { threadId: old.id } })).toBe(0);
  });
});
