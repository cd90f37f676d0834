import { beforeEach, describe, expect, it } from 'vitest';
import { addMonths, todayIn } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import { guestDataUntil } from '@/server/features/requests/guest-data-until';
import { paymentGraceDays } from '@/server/features/settings/payment-grace-days';
import { makeAdmin } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const defaults = { guest_data_months: 24, payment_grace_days: 14 };

describe('the site settings', () => {
  it('are the defaults until an admin changes them', async () => {
    const admin = await signedIn(await makeAdmin());
    expect((await admin.get('/api/settings')).body).toEqual({ data: defaults });
    const today = todayIn();
    expect(await guestDataUntil(today)).toBe(addMonths(today, -24));
    expect(await paymentGraceDays()).toBe(14);
  });

  it('take effect when saved, and changes are logged', async () => {
    const user = await makeAdmin();
    const admin = await signedIn(user);
    const wanted = { guest_data_months: 12, payment_grace_days: 60 };
    const answer = await admin.put('/api/settings', wanted);
    expect([answer.status, answer.body]).toEqual([200, { data: wanted }]);
    expect((await admin.get('/api/settings')).body).toEqual(answer.body);
    const today = todayIn();
    expect(await guestDataUntil(today)).toBe(addMonths(today, -12));
    expect(await paymentGraceDays()).toBe(60);
    const changes = { guest_data_months: { from: 24, to: 12 }, payment_grace_days: { from: 14, to: 60 } };
    expect(
      await prisma().auditLog.findMany({ select: { actorId: true, action: true, details: true } }),
    ).toEqual([{ actorId: user.id, action: 'settings.update', details: changes }]);
  });

  it('write and log only what changed', async () => {
    const admin = await signedIn(await makeAdmin());
    await admin.put('/api/settings', { ...defaults, payment_grace_days: 7 });
    expect(await prisma().appSetting.findMany({ select: { key: true, value: true } })).toEqual([
      { key: 'payment_grace_days', value: 7 },
    ]);
    expect(await prisma().auditLog.findMany({ select: { details: true } })).toEqual([
      { details: { payment_grace_days: { from: 14, to: 7 } } },
    ]);
  });

  it('are the defaults if the stored value is out of bounds', async () => {
    await prisma().appSetting.create({ data: { key: 'payment_grace_days', value: 61 } });
    expect(await paymentGraceDays()).toBe(14);
  });

  it.each([
    ...[0, -1, 121, 1.5, '12', null, undefined].map((value) => ['guest_data_months', value]),
    ...[0, -1, 61, 1.5, '12', null, undefined].map((value) => ['payment_grace_days', value]),
  ])('reject %s of %s', async (name, value) => {
    const admin = await signedIn(await makeAdmin());
    const { status, body } = await admin.put<{ errors: object }>('/api/settings', {
      ...defaults,
      [String(name)]: value,
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([name]);
    expect(await prisma().appSetting.count()).toBe(0);
  });
});
