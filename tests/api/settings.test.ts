import { beforeEach, describe, expect, it } from 'vitest';
import { addMonths, todayIn } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import { guestDataUntil } from '@/server/requests/guest-data-until';
import { makeAdmin } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

describe('the settings of the site', () => {
  it('are those of the product until an admin sets others', async () => {
    const admin = await signedIn(await makeAdmin());
    expect((await admin.get('/api/settings')).body).toEqual({ data: { guest_data_months: 24 } });
    const today = todayIn();
    expect(await guestDataUntil(today)).toBe(addMonths(today, -24));
  });

  it('count from the moment they are set, and are written down', async () => {
    const user = await makeAdmin();
    const admin = await signedIn(user);
    const answer = await admin.put('/api/settings', { guest_data_months: 12 });
    expect([answer.status, answer.body]).toEqual([200, { data: { guest_data_months: 12 } }]);
    expect((await admin.get('/api/settings')).body).toEqual(answer.body);
    const today = todayIn();
    expect(await guestDataUntil(today)).toBe(addMonths(today, -12));
    expect(
      await prisma().auditLog.findMany({ select: { actorId: true, action: true, details: true } }),
    ).toEqual([
      { actorId: user.id, action: 'settings.update', details: { guest_data_months: { from: 24, to: 12 } } },
    ]);
  });

  it.each([0, -1, 121, 1.5, '12', null, undefined])('refuse %s', async (months) => {
    const admin = await signedIn(await makeAdmin());
    const { status, body } = await admin.put<{ errors: object }>('/api/settings', {
      guest_data_months: months,
    });
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual(['guest_data_months']);
    expect(await prisma().appSetting.count()).toBe(0);
  });
});
