import { beforeEach, describe, expect, it } from 'vitest';
import { addMonths, todayIn } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import type { SettingsDto } from '@/lib/settings/contract';
import { guestDataUntil } from '@/server/features/requests/guest-data-until';
import { findReviewsStrip } from '@/server/features/settings/reviews-strip';
import { makeAdmin } from '@/tests/factories/user';
import { signedIn } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

beforeEach(truncateAll);

const strip = { text: null, hidden: false };
const defaults = { guest_data_months: 24, reviews_strip: strip };

describe('the site settings', () => {
  it('are the defaults until an admin changes them', async () => {
    const admin = await signedIn(await makeAdmin());
    expect((await admin.get('/api/settings')).body).toEqual({ data: defaults });
    const today = todayIn();
    expect(await guestDataUntil(today)).toBe(addMonths(today, -24));
  });

  it('take effect when saved, and changes are logged', async () => {
    const user = await makeAdmin();
    const admin = await signedIn(user);
    const wanted = { guest_data_months: 12, reviews_strip: strip };
    const answer = await admin.put('/api/settings', wanted);
    expect([answer.status, answer.body]).toEqual([200, { data: wanted }]);
    expect((await admin.get('/api/settings')).body).toEqual(answer.body);
    const today = todayIn();
    expect(await guestDataUntil(today)).toBe(addMonths(today, -12));
    const changes = { guest_data_months: { from: 24, to: 12 } };
    expect(
      await prisma().auditLog.findMany({ select: { actorId: true, action: true, details: true } }),
    ).toEqual([{ actorId: user.id, action: 'settings.update', details: changes }]);
  });

  it('write and log only what changed', async () => {
    const admin = await signedIn(await makeAdmin());
    await admin.put('/api/settings', { ...defaults, guest_data_months: 7 });
    expect(await prisma().appSetting.findMany({ select: { key: true, value: true } })).toEqual([
      { key: 'guest_data_months', value: 7 },
    ]);
    expect(await prisma().auditLog.findMany({ select: { details: true } })).toEqual([
      { details: { guest_data_months: { from: 24, to: 7 } } },
    ]);
  });

  it('have a strip about reviews, of which what is left out stays', async () => {
    const admin = await signedIn(await makeAdmin());
    const put = async (reviews_strip?: unknown) =>
      (await admin.put<{ data: SettingsDto }>('/api/settings', { ...defaults, reviews_strip })).body.data
        .reviews_strip;
    expect(await findReviewsStrip()).toEqual({ text: null });
    expect(await put({ text: ' Warm onthaal & 5 > 4 ', hidden: false })).toEqual({
      text: 'Warm onthaal & 5 > 4',
      hidden: false,
    });
    expect(await put()).toEqual({ text: 'Warm onthaal & 5 > 4', hidden: false });
    expect(await findReviewsStrip()).toEqual({ text: 'Warm onthaal & 5 > 4' });
    expect(await put({ hidden: true })).toEqual({ text: 'Warm onthaal & 5 > 4', hidden: true });
    expect(await findReviewsStrip()).toBeNull();
    expect(await put({ text: '', hidden: false })).toEqual(strip);
    expect(await findReviewsStrip()).toEqual({ text: null });
  });

  it.each([
    ['reviews_strip.text', { text: 'x'.repeat(161), hidden: false }],
    ['reviews_strip.text', { text: 'Goed <b>zo</b>', hidden: false }],
    ['reviews_strip.text', { text: '<!-- x', hidden: false }],
    ['reviews_strip.text', { text: 5, hidden: false }],
    ['reviews_strip.hidden', { text: null, hidden: 'ja' }],
    ['reviews_strip', 'Goed'],
    ['reviews_strip', null],
  ])('reject under %s: %j', async (field, reviews_strip) => {
    const admin = await signedIn(await makeAdmin());
    const { status, body } = await admin.put<{ errors: object }>('/api/settings', {
      ...defaults,
      reviews_strip,
    });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect(await prisma().appSetting.count()).toBe(0);
  });

  it('are the defaults if the stored value is out of bounds', async () => {
    await prisma().appSetting.create({ data: { key: 'guest_data_months', value: 121 } });
    const today = todayIn();
    expect(await guestDataUntil(today)).toBe(addMonths(today, -24));
  });

  it.each([...[0, -1, 121, 1.5, '12', null, undefined].map((value) => ['guest_data_months', value])])(
    'reject %s of %s',
    async (name, value) => {
      const admin = await signedIn(await makeAdmin());
      const { status, body } = await admin.put<{ errors: object }>('/api/settings', {
        ...defaults,
        [String(name)]: value,
      });
      expect(status).toBe(422);
      expect(Object.keys(body.errors)).toEqual([name]);
      expect(await prisma().appSetting.count()).toBe(0);
    },
  );
});
