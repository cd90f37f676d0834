/** Faults on order, counters, and both from another process. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { activity, startTrial } from '@/tests/support/sdep-stand-in';
import type { Trial } from '@/tests/support/sdep-stand-in';

let trial: Trial;
beforeEach(async () => {
  trial = await startTrial();
});
afterEach(() => trial.standIn.close());

const send = () => trial.call('/api/str/v1/activities/bulk', { activities: [activity()] });
const control = (name: string, sent?: object) =>
  trial.plain(`/_stand-in/${name}`, sent ? { method: 'POST', body: JSON.stringify(sent) } : {});

describe('a fault', () => {
  it('is of so many calls of one kind', async () => {
    trial.standIn.fail({ how: 'status 503', on: 'activities', times: 2, retryAfter: '7' });
    expect(await trial.call('/api/ping')).toMatchObject({ status: 200 });
    const first = await send();
    expect([first.status, first.headers.get('retry-after')]).toEqual([503, '7']);
    expect([(await send()).status, (await send()).status]).toEqual([503, 201]);
  });

  it('cuts off before or after the work', async () => {
    trial.standIn.fail({ how: 'cut before', on: 'activities' });
    await expect(send()).rejects.toThrow('fetch failed');
    expect(trial.standIn.activities()).toHaveLength(0);
    trial.standIn.fail({ how: 'cut after', on: 'activities' });
    await expect(send()).rejects.toThrow('fetch failed');
    expect(trial.standIn.activities()).toHaveLength(1);
  });

  it('tears a file, heard or unheard', async () => {
    trial.standIn.fail({ how: 'cut in the middle', on: 'area file' });
    await expect(trial.call('/api/str/v1/areas/KUST-BREDENE')).rejects.toThrow('terminated');
    trial.standIn.fail({ how: 'torn', on: 'area file' });
    const torn = await trial.call('/api/str/v1/areas/KUST-BREDENE');
    const whole = await trial.call('/api/str/v1/areas/KUST-BREDENE');
    expect([torn.status, (torn.body as Buffer).length]).toEqual([200, (whole.body as Buffer).length >> 1]);
  });

  it('answers late what is done already', async () => {
    trial.standIn.fail({ how: 'slow', on: 'activities', milliseconds: 400 });
    const begun = performance.now();
    const late = send();
    await expect.poll(() => trial.standIn.activities().length).toBe(1);
    expect(await late).toMatchObject({ status: 201 });
    expect(performance.now() - begun).toBeGreaterThan(300);
  });

  it('hits the token, too, and can be called off', async () => {
    trial.standIn.fail({ how: 'status 500', on: 'token' });
    expect(await trial.token({ client_id: 'kustverblijf', client_secret: 'geheim' })).toMatchObject({
      status: 500,
    });
    trial.standIn.fail({ how: 'status 429', times: 99 });
    trial.standIn.clearFaults();
    expect(await send()).toMatchObject({ status: 201 });
  });
});

it('every call is kept and counted', async () => {
  await send();
  await trial.plain('/api/nergens?x=1');
  expect(trial.standIn.counts()).toMatchObject({ token: 1, activities: 1, areas: 0 });
  expect(trial.standIn.received()).toMatchObject([
    { name: 'token', status: 200, clientId: null },
    {
      name: 'activities',
      status: 201,
      clientId: 'kustverblijf',
      body: expect.stringContaining('K-ABC123-1'),
    },
    { name: null, method: 'GET', path: '/api/nergens?x=1', status: 404 },
  ]);
  trial.standIn.forgetCalls();
  expect(trial.standIn.counts().token).toBe(0);
  expect(trial.standIn.activities()).toHaveLength(1);
  trial.standIn.wipe();
  expect(trial.standIn.activities()).toEqual([]);
});

it('another process can order the same', async () => {
  expect(await control('fail', { how: 'status 500', on: 'activities' })).toMatchObject({
    body: { result: null },
  });
  expect(await send()).toMatchObject({ status: 500 });
  expect(await control('break-area', { area: 'KUST-BREDENE', how: 'empty' })).toMatchObject({ status: 200 });
  expect((await trial.call('/api/str/v1/areas/KUST-BREDENE')).body).toEqual(Buffer.alloc(0));
  await control('end-area', { area: 'KUST-BREDENE' });
  expect(await trial.call('/api/str/v1/areas/KUST-BREDENE')).toMatchObject({ status: 404 });
  await control('advance-clock', { minutes: 60 });
  expect(await control('clock')).toMatchObject({ body: { result: '2026-11-23T10:00:00.000Z' } });
  await control('set-v2', { there: false });
  expect(await trial.call('/api/str/v2/areas')).toMatchObject({ status: 404 });
  expect(await control('counts')).toMatchObject({ body: { result: { activities: 1 } } });
  expect(await control('fail', { how: 'anders' })).toMatchObject({ status: 400 });
  expect(await control('nergens')).toMatchObject({ status: 404 });
});
