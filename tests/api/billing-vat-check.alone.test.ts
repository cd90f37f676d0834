import type { ServerResponse } from 'node:http';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { checkVatNumber, findVat } from '@/server/features/billing/check-vat-number';
import { prisma } from '@/server/db';
import { CalendarServer } from '@/tests/support/calendar-server';
import { truncateAll } from '@/tests/support/database';

/** A stand-in for the Commission's VIES service; set up before any setting is read. */
const service = await new CalendarServer().start();
vi.stubEnv('VIES', 'on');
vi.stubEnv('VIES_API_BASE', service.url('/rest-api'));
afterAll(() => service.stop());

const number = 'NL123456782B01';
const path = '/rest-api/ms/NL/vat/123456782B01';
const now = new Date('2026-06-01T08:00:00Z');
const later = (days: number) => new Date(now.getTime() + days * 24 * 60 * 60 * 1000);

const valid = {
  ...{
    isValid: true,
    requestDate: '2026-06-01T08:00:00.000Z',
    userError: 'VALID',
    vatNumber: '123456782B01',
  },
  ...{ name: 'STRANDHUIS B.V.', address: 'ZEEWEG 1', requestIdentifier: 'WAPIAAAAX1' },
};
const invalid = { ...valid, isValid: false, userError: 'INVALID', requestIdentifier: '' };
const check = { checked_on: '2026-06-01', request_id: 'WAPIAAAAX1' };

const says = (answer: unknown, status = 200) =>
  service.on(path, (_request, response) => {
    const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
    response.writeHead(status, { 'content-type': 'application/json' }).end(text);
  });

/** Everything that is not an answer. */
const faults: [name: string, answer: () => unknown][] = [
  ['a status that is none', () => says(valid, 500)],
  ['a page', () => says('<html>Onderhoud</html>')],
  ['something else', () => says({ valid: true })],
  ['a member state that is away', () => says({ ...invalid, userError: 'MS_UNAVAILABLE' })],
  ['two things at once', () => says({ ...valid, userError: 'INVALID' })],
  ['too many words', () => says({ ...valid, address: 'x'.repeat(70_000) })],
  [
    'a way to somewhere else',
    () => {
      service.on('/elsewhere', (_request, response) => response.end(JSON.stringify(valid)));
      service.on(path, (_request, response) => response.writeHead(302, { location: '/elsewhere' }).end());
    },
  ],
  ['a broken line', () => service.on(path, (_request, response) => response.destroy())],
];

beforeEach(async () => {
  await truncateAll();
  service.requests.length = 0;
});

describe('a VAT number checked with the service', () => {
  it('is valid if it says so, and the whole answer is stored', async () => {
    says(valid);
    expect(await checkVatNumber(number, now)).toEqual(check);
    expect(service.requests.map((request) => request.path)).toEqual([
      `${path}?requesterMemberStateCode=BE&requesterNumber=0000000097`,
    ]);
    expect(await prisma().vatCheck.findUnique({ where: { number } })).toEqual({
      ...{ number, isValid: true, answer: valid, checkedAt: now },
    });
  });

  it('is not valid if it says so', async () => {
    says(invalid);
    expect(await checkVatNumber(number, now)).toBeNull();
    expect(await prisma().vatCheck.findUnique({ where: { number } })).toMatchObject({ isValid: false });
  });

  it('has no company name if the service returned none', async () => {
    says({ ...valid, requestIdentifier: '' });
    expect(await checkVatNumber(number, now)).toEqual({ ...check, request_id: null });
  });

  it('is checked again after 30 days, and each time after a negative answer', async () => {
    says(valid);
    await checkVatNumber(number, now);
    expect(await checkVatNumber(number, later(29.99))).toEqual(check);
    expect(service.requests).toHaveLength(1);
    says(invalid);
    expect(await checkVatNumber(number, later(30))).toBeNull();
    says(valid);
    expect(await checkVatNumber(number, later(31))).toEqual({ ...check, checked_on: '2026-07-02' });
    expect(service.requests).toHaveLength(3);
  });

  it.each(faults)('is not valid when the answer is %s, which is not stored', async (_name, answer) => {
    answer();
    expect(await checkVatNumber(number, now)).toBeNull();
    expect(service.requests.length).toBeGreaterThan(0);
    expect(service.requests.some((request) => request.path === '/elsewhere')).toBe(false);
    expect(await prisma().vatCheck.count()).toBe(0);
  });

  it('keeps its last result while the service is unavailable', async () => {
    says(valid);
    await checkVatNumber(number, now);
    says(valid, 503);
    expect(await checkVatNumber(number, later(400))).toEqual(check);
    says(invalid);
    await checkVatNumber(number, later(401));
    says(valid, 503);
    expect(await checkVatNumber(number, later(402))).toBeNull();
  });

  it('is not waited for longer than five seconds, nor is a slow answer', async () => {
    let held: ServerResponse | undefined;
    service.on(path, (_request, response) => {
      held = response.writeHead(200);
      held.write('{"isValid":');
    });
    const start = performance.now();
    expect(await checkVatNumber(number, now)).toBeNull();
    expect(performance.now() - start).toBeLessThan(15_000);
    held?.destroy();
  });
});

describe('the VAT of an account', () => {
  it.each([
    ['a number that is valid', valid, 'AE', check],
    ['a number that is not', invalid, 'S', null],
    ['a service that is away', 'weg', 'S', null],
  ])('with %s', async (_name, answer, category, kept) => {
    says(answer);
    const found = await findVat({ country: 'nl', vatNumber: 'nl 1234.56.782.b.01' }, now);
    expect([found.vat.category, found.check]).toEqual([category, kept]);
  });

  it.each([
    ['be', number],
    ['be', 'BE0123456749'],
    ['nl', null],
    ['nl', 'NL123456783B01'],
    [null, number],
  ])('in %s with %s is 21 %% without asking', async (country, vatNumber) => {
    says(valid);
    const found = await findVat({ country, vatNumber }, now);
    expect([found.vat.category, found.check, service.requests.length]).toEqual(['S', null, 0]);
  });
});
