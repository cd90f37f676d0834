import { afterEach, describe, expect, it } from 'vitest';
import { dayToUtcDate, todayIn } from '@/lib/dates/day';
import { prisma, transaction } from '@/server/db';
import { enqueue } from '@/server/jobs/enqueue';
import { cleanUp } from '@/server/worker/clean-up';
import type { Mail, Mailer } from '@/server/mail/mailer';
import { queueMail } from '@/server/mail/queue-mail';
import { sendMail } from '@/server/mail/send-mail';
import { makeUser } from '@/tests/factories/user';
import { truncateAll } from '@/tests/support/database';
import { untilWaiting, whileHeld } from '@/tests/support/waiting';

const letter = { template: 'verify-email', props: { token: 'abc' }, to: 'an@kustverblijf.test' } as const;
const jobCount = async () => {
  const [row] = await prisma().$queryRaw<
    { n: bigint }[]
  >`SELECT count(*) AS n FROM graphile_worker._private_jobs`;
  return Number(row?.n);
};
const queued = (dedupeKey: string) => transaction((tx) => queueMail(tx, { ...letter, dedupeKey }));
const onlyMail = () => prisma().outgoingMail.findFirstOrThrow();

class CountingMailer implements Mailer {
  readonly sent: Mail[] = [];
  failures = 0;

  async send(mail: Mail): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (this.failures > 0) {
      this.failures -= 1;
      throw new Error('the mail server is away');
    }
    this.sent.push(mail);
  }
}

afterEach(truncateAll);

describe('the outbox', () => {
  it('writes the mail and its job with the change, or neither', async () => {
    await queued('change:1');
    expect([await prisma().outgoingMail.count(), await jobCount()]).toEqual([1, 1]);
    const undone = transaction(async (tx) => {
      await queueMail(tx, { ...letter, dedupeKey: 'change:2' });
      throw new Error('taken back');
    });
    await expect(undone).rejects.toThrow('taken back');
    expect([await prisma().outgoingMail.count(), await jobCount()]).toEqual([1, 1]);
  });

  it('mails about one change once, however often requested', async () => {
    await Promise.all([queued('change:1'), queued('change:1'), queued('change:1')]);
    expect([await prisma().outgoingMail.count(), await jobCount()]).toEqual([1, 1]);
  });

  it('sends a mail once with two workers at a time, and deletes its content', async () => {
    await queued('change:1');
    const { id } = await onlyMail();
    const mailer = new CountingMailer();
    await Promise.all([sendMail({ mailId: id }, mailer), sendMail({ mailId: id }, mailer)]);
    await sendMail({ mailId: id }, mailer);
    expect(mailer.sent).toHaveLength(1);
    expect(mailer.sent[0]).toMatchObject({ id, to: letter.to });
    expect(mailer.sent[0]?.text).toContain('abc');
    expect(await onlyMail()).toMatchObject({ props: null, sentAt: expect.any(Date) });
  });

  it('keeps a mail that could not be sent for the next attempt', async () => {
    await queued('change:1');
    const { id } = await onlyMail();
    const mailer = new CountingMailer();
    mailer.failures = 1;
    await expect(sendMail({ mailId: id }, mailer)).rejects.toThrow('away');
    expect((await onlyMail()).sentAt).toBeNull();
    await sendMail({ mailId: id }, mailer);
    expect(mailer.sent).toHaveLength(1);
  });
});

describe('clean-up', () => {
  it('removes what has expired and leaves the rest', async () => {
    const { id: userId } = await makeUser();
    const now = new Date();
    const [past, future] = [new Date(now.getTime() - 60_000), new Date(now.getTime() + 60_000)];
    const createdAt = new Date(now.getTime() - 3_600_000);
    await prisma().session.createMany({
      data: [
        { id: 'old', userId, expiresAt: past, createdAt },
        { id: 'new', userId, expiresAt: future, createdAt },
      ],
    });
    await prisma().spentBotCheck.createMany({
      data: [
        { solutionHash: 'old', expiresAt: past },
        { solutionHash: 'new', expiresAt: future },
      ],
    });
    const today = dayToUtcDate(todayIn(undefined, now));
    const yesterday = new Date(today.getTime() - 24 * 3_600_000);
    await prisma().viewSalt.createMany({
      data: [
        { day: yesterday, salt: 'old' },
        { day: today, salt: 'new' },
      ],
    });
    await cleanUp(now);
    expect((await prisma().session.findMany()).map((row) => row.id)).toEqual(['new']);
    expect((await prisma().viewSalt.findMany()).map((row) => row.salt)).toEqual(['new']);
    expect((await prisma().spentBotCheck.findMany()).map((row) => row.solutionHash)).toEqual(['new']);
  });

  it('removes old entries of the change log, except the last one', async () => {
    const inTwoDays = new Date(Date.now() + 2 * 24 * 3_600_000);
    await prisma().change.createMany({ data: [{ kind: 'home', subjectId: 1 }, { kind: 'setting' }] });
    await prisma().change.create({ data: { kind: 'home', subjectId: 2, createdAt: inTwoDays } });
    await prisma().change.create({ data: { kind: 'home', subjectId: 3 } });
    await cleanUp(inTwoDays);
    const left = await prisma().change.findMany({ orderBy: { id: 'asc' } });
    expect(left.map(({ subjectId }) => subjectId)).toEqual([2, 3]);
  });
});

describe('jobs', () => {
  it('wait once under the same key', async () => {
    const add = () => transaction((tx) => enqueue(tx, 'clean-up', {}, { key: 'once' }));
    await add();
    await add();
    expect(await jobCount()).toBe(1);
  });

  it('are not lost when a worker takes the one with the same key at that moment', async () => {
    const add = () => transaction((tx) => enqueue(tx, 'clean-up', {}, { key: 'once' }));
    await add();
    const taken = `UPDATE graphile_worker._private_jobs SET locked_at = now(), locked_by = 'a worker'`;
    const { added } = await whileHeld(taken, async (client) => {
      const added = add();
      await untilWaiting(client, 1);
      return { added };
    });
    await added;
    const jobs = await prisma().$queryRaw`
      SELECT key, locked_by AS "by" FROM graphile_worker._private_jobs ORDER BY id`;
    expect(jobs).toEqual([
      { key: null, by: 'a worker' },
      { key: 'once', by: null },
    ]);
  });
});
