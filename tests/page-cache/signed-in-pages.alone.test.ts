/** How many pages a signed-in user may have rendered, from any address. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dayToUtcDate } from '@/lib/dates/day';
import { prisma } from '@/server/db';
import { PageLimit } from '@/server/front/page-cache/page-limit';
import { StandIns } from '@/server/front/page-cache/stand-ins';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

process.env.TRUST_PROXY = '1';
const closers: (() => unknown)[] = [];
beforeEach(truncateAll);
afterEach(() => vi.useRealTimers());
afterAll(async () => {
  for (const close of closers) await close();
});

/** A front that accepts or refuses, requested from one address. */
async function front(address = visitor().address) {
  const limit = new PageLimit(new StandIns(async (_req, res) => void res.end('te druk'), 'localhost'));
  const server = createServer((req, res) => {
    void limit.admits(req, res).then((admitted) => admitted && res.end('page'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/dashboard/overzicht`;
  return async (cookie: string): Promise<number> => {
    const answer = await fetch(url, { headers: { 'x-forwarded-for': address, rsc: '1', cookie } });
    await answer.text();
    return answer.status;
  };
}

const cookieOf = ({ cookies }: TestClient) =>
  [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
const pass = async (cookie: string, times: number, ask: (cookie: string) => Promise<number>) =>
  new Set(await Promise.all(Array.from({ length: times }, () => ask(cookie))));

describe('pages of a signed-in user', () => {
  it('never run out in an hour of work, with its busy minutes', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: dayToUtcDate('2027-06-01') });
    const ask = await front();
    const cookie = cookieOf(await signedIn(await makeUser()));
    for (let minute = 0; minute < 60; minute += 1) {
      // A page and the links hovered over, two requests each; now and then a whole list from top to bottom.
      const questions = minute % 20 === 10 ? 60 + 120 * 2 : 2 + 3 * 2;
      expect([minute, ...(await pass(cookie, questions, ask))]).toEqual([minute, 200]);
      vi.setSystemTime(Date.now() + 60_000);
    }
  });

  it('are counted for the account, not for a shared or changing address', async () => {
    const address = visitor().address;
    const [office, elsewhere] = [await front(address), await front()];
    const [mine, colleagues] = [await signedIn(await makeUser()), await signedIn(await makeUser())];
    expect(await pass(cookieOf(mine), 720, office)).toEqual(new Set([200]));
    expect([await office(cookieOf(mine)), await elsewhere(cookieOf(mine))]).toEqual([429, 429]);
    expect([await office(cookieOf(colleagues)), await office('')]).toEqual([200, 200]);
  });

  it('are counted for the address if the cookie is forged, expired or of a suspended user', async () => {
    const [suspended, old] = [await makeUser(), await makeUser()];
    const cookies = [
      cookieOf(await signedIn(suspended)),
      cookieOf(await signedIn(old)),
      `next-auth.session-token=${'x'.repeat(300)}`,
    ];
    await prisma().user.update({ where: { id: suspended.id }, data: { suspendedAt: new Date() } });
    const over = { createdAt: new Date(0), expiresAt: new Date(60_000) };
    await prisma().session.updateMany({ where: { userId: old.id }, data: over });
    for (const cookie of cookies) {
      const ask = await front();
      expect(await pass(cookie, 240, ask)).toEqual(new Set([200]));
      expect(await ask(cookie)).toBe(429);
    }
  });

  it('are counted for the impersonating admin', async () => {
    const [admin, landlord] = [await makeAdmin(), await makeUser()];
    const [own, acting] = [await signedIn(landlord), await signedIn(landlord)];
    const [, second] = await prisma().session.findMany({ orderBy: { createdAt: 'asc' } });
    await prisma().session.update({ where: { id: second?.id }, data: { impersonatorId: admin.id } });
    const ask = await front();
    const cookies = [cookieOf(own), cookieOf(acting)];
    for (const cookie of cookies) expect(await pass(cookie, 720, ask)).toEqual(new Set([200]));
    expect(await Promise.all(cookies.map(ask))).toEqual([429, 429]);
  });
});
