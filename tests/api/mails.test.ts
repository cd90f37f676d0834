import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MailDto, MailPage } from '@/lib/mail/contract';
import { errorTexts } from '@/lib/texts/errors';
import { pool, prisma, transaction } from '@/server/db';
import { cleanUp } from '@/server/worker/clean-up';
import { queueMail } from '@/server/mail/queue-mail';
import { sendMail } from '@/server/mail/send-mail';
import type { Mail } from '@/server/mail/mailer';
import { makeMail } from '@/tests/factories/mail';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { auditEntries, signedInAdmin } from '@/tests/support/moderation';

let client: TestClient;
let adminId: number;

beforeEach(async () => {
  await truncateAll();
  const signed = await signedInAdmin();
  client = signed.client;
  adminId = signed.admin.id;
});

const failed = { failedAt: new Date(), failureKind: 'refused', failure: '550 no such user', attempts: 2 };
const givenUp = { ...failed, givenUpAt: new Date() };
const dayAgo = (days: number) => new Date(Date.now() - days * 24 * 3_600_000);

const list = async (query = '') => (await client.get<MailPage>(`/api/mails${query}`)).body;
const retry = (id: string) => client.put<{ data: MailDto } & { message: string }>(`/api/mails/${id}/retry`);
const jobs = async () =>
  (
    await pool().query<{ key: string; due: boolean }>(
      'SELECT key, run_at <= now() AS due FROM graphile_worker.jobs ORDER BY id',
    )
  ).rows;
const queued = () =>
  transaction((tx) =>
    queueMail(tx, {
      template: 'known-address',
      props: { email: 'an@kustverblijf.test' },
      to: 'an@kustverblijf.test',
      dedupeKey: randomUUID(),
    }),
  );

describe('GET /api/mails', () => {
  it('lists unsent mails with the reason, newest first, and nothing of their content', async () => {
    await makeMail({ sentAt: new Date(), props: undefined });
    const first = await makeMail({ createdAt: dayAgo(3) });
    const second = await makeMail({ ...failed, createdAt: dayAgo(2) });
    const third = await makeMail({ ...givenUp, props: undefined, createdAt: dayAgo(1) });
    const { data, meta } = await list();
    expect(meta.total).toBe(3);
    expect(data.map(({ id, state }) => [id, state])).toEqual([
      [third.id, 'given_up'],
      [second.id, 'failed'],
      [first.id, 'waiting'],
    ]);
    expect(data[1]).toEqual({
      id: second.id,
      template: 'known-address',
      recipient: 'jan.janssens@kustverblijf.test',
      state: 'failed',
      attempts: 2,
      created_at: second.createdAt.toISOString(),
      next_try_at: null,
      failed_at: failed.failedAt.toISOString(),
      failure_kind: 'refused',
      failure: '550 no such user',
      can_retry: true,
    });
    expect(data[0]?.can_retry).toBe(false);
  });

  it('lists those that were sent where they are asked for', async () => {
    const sent = await makeMail({ sentAt: new Date(), props: undefined });
    await makeMail();
    await makeMail({ sentAt: new Date(), bouncedAt: new Date(), props: undefined });
    const { data } = await list('?state=sent');
    expect(data).toMatchObject([{ id: sent.id, state: 'sent', can_retry: false }]);
  });

  it('says when the queue will process a mail', async () => {
    await queued();
    const [{ next_try_at } = { next_try_at: null }] = (await list()).data;
    expect(Math.abs(Date.parse(next_try_at ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it('can filter by state, search in addresses, and has pages', async () => {
    for (let n = 0; n < 3; n += 1) await makeMail({ recipient: `gast${n}@kustverblijf.test` });
    await makeMail(failed);
    await makeMail(givenUp);
    const count = async (query: string) => (await list(query)).meta.total;
    expect(await count('?state=waiting')).toBe(3);
    expect(await count('?state=failed')).toBe(1);
    expect(await count('?state=given_up')).toBe(1);
    expect(await count('?search=GAST1')).toBe(1);
    const page = await list('?state=waiting&search=gast&limit=2&page=2');
    expect([page.data.length, page.meta.last_page]).toEqual([1, 2]);
    expect(page.links.prev).toBe('/api/mails?limit=2&state=waiting&search=gast&page=1');
    expect((await client.get('/api/mails?state=gone')).status).toBe(422);
  });
});

describe('PUT /api/mails/{id}/retry', () => {
  it.each([
    ['waits for its next try', failed],
    ['was given up', { ...givenUp, attempts: 25, unsureAttempts: 3 }],
  ])('sends a mail now that %s', async (_what, state) => {
    const { id } = await makeMail(state);
    const { status, body } = await retry(id);
    expect([status, body.data]).toMatchObject([
      200,
      { id, state: 'waiting', attempts: 0, failure: null, next_try_at: expect.any(String) },
    ]);
    expect(await jobs()).toEqual([{ key: `send-mail:${id}`, due: true }]);
    const sent: Mail[] = [];
    await sendMail({ mailId: id }, { send: async (mail) => void sent.push(mail) });
    expect(sent.map((mail) => mail.id)).toEqual([id]);
    expect(await auditEntries()).toEqual([
      {
        actorId: adminId,
        action: 'mail.retry',
        subjectType: 'mail',
        subjectId: null,
        details: { mail: id, template: 'known-address' },
      },
    ]);
  });

  it('replaces the scheduled attempt, however often it is called', async () => {
    await queued();
    const { id } = await prisma().outgoingMail.findFirstOrThrow();
    await pool().query(`UPDATE graphile_worker._private_jobs SET run_at = now() + interval '1 day'`);
    const statuses = await Promise.all([retry(id), retry(id), retry(id)]);
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await jobs()).toEqual([{ key: `send-mail:${id}`, due: true }]);
  });

  it('knows the content of an abandoned mail for a week', async () => {
    const { id } = await makeMail({ ...givenUp, givenUpAt: dayAgo(8) });
    await cleanUp();
    const { status, body } = await retry(id);
    expect([status, body.message]).toEqual([409, errorTexts.mail_forgotten]);
    expect([await jobs(), await auditEntries()]).toEqual([[], []]);
  });

  it.each([
    ['has left', { sentAt: new Date() }],
    ['is leaving', { leasedUntil: new Date(Date.now() + 60_000) }],
  ])('is refused for a mail that %s', async (_what, state) => {
    const { id } = await makeMail(state);
    const { status, body } = await retry(id);
    expect([status, body.message]).toEqual([409, errorTexts.mail_not_waiting]);
    expect(await jobs()).toEqual([]);
  });

  it.each([randomUUID(), '1', 'x'.repeat(300)])('knows no mail %s', async (id) => {
    expect((await retry(id)).status).toBe(404);
  });
});
