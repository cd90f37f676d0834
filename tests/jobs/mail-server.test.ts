import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pool, prisma, transaction } from '@/server/db';
import { env } from '@/server/env';
import { cleanUp } from '@/server/worker/clean-up';
import { SmtpMailer } from '@/server/mail/mailer';
import { queueMail } from '@/server/mail/queue-mail';
import { sendMail } from '@/server/mail/send-mail';
import { truncateAll } from '@/tests/support/database';
import { headerOf, startMailServer } from '@/tests/support/mail-server';
import { untilWaiting, whileHeld } from '@/tests/support/waiting';

const server = await startMailServer();
const url = `smtp://127.0.0.1:${server.port}`;
afterAll(() => server.stop());
beforeEach(() => Object.assign(server, { received: [], answersAfter: 0, refusal: null }));
afterEach(truncateAll);

const impatient = () => new SmtpMailer(url, { socketTimeout: 150 });

async function queued(): Promise<string> {
  const letter = { template: 'verify-email', props: { token: 'abc' }, to: 'an@kustverblijf.test' } as const;
  await transaction((tx) => queueMail(tx, { ...letter, dedupeKey: 'change:1' }));
  return (await prisma().outgoingMail.findUniqueOrThrow({ where: { dedupeKey: 'change:1' } })).id;
}

const mail = () => prisma().outgoingMail.findFirstOrThrow();
const jobs = async () => {
  const { rows } = await pool().query<{ key: string | null; later: boolean }>(
    `SELECT key, run_at > now() + interval '1 minute' AS later FROM graphile_worker.jobs ORDER BY id`,
  );
  return rows;
};

/** Retries as the queue does, whatever the result. */
async function tryOften(mailId: string, mailer: SmtpMailer): Promise<void> {
  for (let n = 0; n < 25; n += 1) await sendMail({ mailId }, mailer).catch(() => undefined);
}

describe('a mail sent to a mail server', () => {
  it('arrives once, with an id that stays the same', async () => {
    const mailId = await queued();
    await sendMail({ mailId }, new SmtpMailer(url));
    await tryOften(mailId, new SmtpMailer(url));
    expect(server.received).toHaveLength(1);
    const [{ to, raw, messageId } = { to: [], raw: '', messageId: '' }] = server.received;
    expect([to, messageId]).toEqual([['an@kustverblijf.test'], `<${mailId}@localhost>`]);
    expect(headerOf(raw, 'To')).toBe('an@kustverblijf.test');
    expect(await mail()).toMatchObject({ sentAt: expect.any(Date), props: null, leasedUntil: null });
  });

  it('has a one-click unsubscribe URL, if its reader can do without it', async () => {
    const props = { token: 'x'.repeat(43), words: [], homeName: null, isConfirmed: false };
    const letter = { template: 'search-alert-asked', props, to: 'an@kustverblijf.test' } as const;
    await transaction((tx) => queueMail(tx, { ...letter, dedupeKey: 'alert:1' }));
    await sendMail({ mailId: (await mail()).id }, new SmtpMailer(url));
    const [{ raw } = { raw: '' }] = server.received;
    const path = `/api/search-alerts/${props.token}/unsubscribe`;
    expect(headerOf(raw, 'List-Unsubscribe')).toBe(`<${env.APP_URL}${path}>`);
    expect(headerOf(raw, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
    await sendMail({ mailId: await queued() }, new SmtpMailer(url));
    expect(headerOf(server.received[1]?.raw ?? '', 'List-Unsubscribe')).toBe('');
  });

  it('whose server answers too late is not sent over and over, and can be deduplicated by id', async () => {
    const mailId = await queued();
    server.answersAfter = 400;
    await tryOften(mailId, impatient());
    expect(server.received.length).toBeGreaterThan(0);
    expect(server.received.length).toBeLessThanOrEqual(3);
    expect(new Set(server.received.map(({ messageId }) => messageId))).toEqual(
      new Set([`<${mailId}@localhost>`]),
    );
    expect(await mail()).toMatchObject({ sentAt: null, givenUpAt: expect.any(Date), failureKind: 'unknown' });
  });

  it('is retried later if its fate is unknown, and then is sent', async () => {
    const mailId = await queued();
    server.answersAfter = 400;
    await sendMail({ mailId }, impatient());
    expect(await mail()).toMatchObject({ sentAt: null, attempts: 1, unsureAttempts: 1, leasedUntil: null });
    expect(await jobs()).toContainEqual({ key: `send-mail:${mailId}`, later: true });
    server.answersAfter = 0;
    await sendMail({ mailId }, impatient());
    expect(await mail()).toMatchObject({ sentAt: expect.any(Date), givenUpAt: null });
    expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('holds no transaction open while the server is slow', async () => {
    const mailId = await queued();
    server.answersAfter = 500;
    const sending = sendMail({ mailId }, new SmtpMailer(url));
    await expect.poll(() => server.received.length).toBe(1);
    const { rows } = await pool().query(
      `SELECT query FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
    );
    expect(rows).toEqual([]);
    // Other workers leave it to the first, and check again later.
    await sendMail({ mailId }, new SmtpMailer(url));
    expect(await jobs()).toContainEqual({ key: `send-mail:${mailId}`, later: true });
    await sending;
    expect(server.received).toHaveLength(1);
    expect((await mail()).sentAt).not.toBeNull();
  });

  it('in progress at a killed worker counts as one that may have arrived', async () => {
    const mailId = await queued();
    await prisma().outgoingMail.update({
      where: { id: mailId },
      data: { attempts: 3, unsureAttempts: 3, leasedUntil: new Date(Date.now() - 1000) },
    });
    await sendMail({ mailId }, new SmtpMailer(url));
    expect(server.received).toEqual([]);
    expect((await mail()).givenUpAt).not.toBeNull();
  });

  it('counts as one that may have arrived only once it is written', async () => {
    const mailId = await queued();
    const counts = async () => {
      const { attempts, unsureAttempts, leasedUntil } = await mail();
      return { attempts, unsureAttempts, isLeased: leasedUntil !== null };
    };
    const sending = await whileHeld('LOCK TABLE edited_texts IN ACCESS EXCLUSIVE MODE', async (client) => {
      const begun = sendMail({ mailId }, new SmtpMailer(url));
      await untilWaiting(client, 1);
      expect(await counts()).toEqual({ attempts: 1, unsureAttempts: 0, isLeased: true });
      return { begun };
    });
    await sending.begun;
    expect(server.received).toHaveLength(1);
    expect(await counts()).toEqual({ attempts: 1, unsureAttempts: 1, isLeased: false });
  });

  it('is sent by the fourth worker if three died while they wrote it', async () => {
    const mailId = await queued();
    const taken = { attempts: 3, unsureAttempts: 0, leasedUntil: new Date(Date.now() - 1000) };
    await prisma().outgoingMail.update({ where: { id: mailId }, data: taken });
    await sendMail({ mailId }, new SmtpMailer(url));
    expect(server.received).toHaveLength(1);
    await prisma().outgoingMail.update({
      where: { id: mailId },
      data: { ...taken, attempts: 25, sentAt: null, props: { token: 'abc' } },
    });
    await sendMail({ mailId }, new SmtpMailer(url));
    expect(server.received).toHaveLength(1);
    expect((await mail()).givenUpAt).not.toBeNull();
  });

  it('that is rejected waits for the next attempt, and is abandoned after the last', async () => {
    const mailId = await queued();
    server.refusal = { responseCode: 451, message: 'later' };
    await expect(sendMail({ mailId }, new SmtpMailer(url))).rejects.toThrow('451');
    expect(await mail()).toMatchObject({
      attempts: 1,
      unsureAttempts: 0,
      leasedUntil: null,
      givenUpAt: null,
      failedAt: expect.any(Date),
      failureKind: 'busy',
      failure: '451 later',
    });
    await prisma().outgoingMail.update({ where: { id: mailId }, data: { attempts: 24 } });
    await expect(sendMail({ mailId }, new SmtpMailer(url))).rejects.toThrow('451');
    expect(await mail()).toMatchObject({ givenUpAt: expect.any(Date), props: { token: 'abc' } });
    await cleanUp(new Date(Date.now() + 6 * 24 * 3_600_000));
    expect((await mail()).props).not.toBeNull();
    await cleanUp(new Date(Date.now() + 8 * 24 * 3_600_000));
    expect((await mail()).props).toBeNull();
    await cleanUp(new Date(Date.now() + 91 * 24 * 3_600_000));
    expect(await prisma().outgoingMail.count()).toBe(0);
  });

  it('that is rejected leaves no address in its stored error', async () => {
    const mailId = await queued();
    server.refusal = {
      responseCode: 550,
      message: '5.1.1 <an@kustverblijf.test> unknown,\nask eva@kust.test',
    };
    const failure = await sendMail({ mailId }, new SmtpMailer(url)).catch((error: Error) => error.message);
    expect(await mail()).toMatchObject({ failureKind: 'refused', failure });
    expect(failure).toMatch(/^550 5\.1\.1 <\[email\]> unknown/);
    expect(failure).not.toMatch(/kust\.test|kustverblijf\.test/);
  });

  it('that is finally sent has no stored error', async () => {
    const mailId = await queued();
    server.refusal = { responseCode: 451, message: 'later' };
    await expect(sendMail({ mailId }, new SmtpMailer(url))).rejects.toThrow('451');
    server.refusal = null;
    await sendMail({ mailId }, new SmtpMailer(url));
    expect(await mail()).toMatchObject({
      sentAt: expect.any(Date),
      failedAt: null,
      failureKind: null,
      failure: null,
    });
  });

  it('that the server never received certainly did not arrive', async () => {
    const mailId = await queued();
    const away = await startMailServer();
    await away.stop();
    const mailer = new SmtpMailer(`smtp://127.0.0.1:${away.port}`, { connectionTimeout: 500 });
    await expect(sendMail({ mailId }, mailer)).rejects.toThrow('ECONNREFUSED');
    expect(await mail()).toMatchObject({ unsureAttempts: 0, leasedUntil: null });
  });
});
