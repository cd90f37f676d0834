/** What comes along when people paste: invisible characters, and domains with non-ASCII letters. */
import { beforeEach, describe, expect, it } from 'vitest';
import { prisma } from '@/server/db';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';
import { makeMember, password, registration } from '@/tests/support/accounts';
import { solvedBotCheck } from '@/tests/support/bot-check';
import { signedIn, visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { listingBody } from '@/tests/support/listing-form';

beforeEach(truncateAll);

/** As programs copy a number or an address out of text with the opposite direction. */
const isolated = (text: string) => `\u2068${text}\u2069`;

async function ask(changes: Record<string, unknown>) {
  const { id } = await makeListing();
  const question = {
    first_name: 'Els',
    last_name: 'Maes',
    email: 'els.maes@kustverblijf.test',
    country: 'be',
    subject: 'Parkeren',
    message: 'Is er een garage?',
    g_recaptcha_response: await solvedBotCheck(),
  };
  return visitor().post<{ errors: Record<string, string[]> }>(`/api/listings/${id}/contact-requests`, {
    ...question,
    ...changes,
  });
}

describe('a question', () => {
  it('loses the invisible characters pasted with a phone number, an address and a name', async () => {
    const pasted = {
      first_name: 'E\u00ADls\u200B',
      last_name: '\u202EMaes\u202C',
      email: isolated('els.maes@kustverblijf.test'),
      phone: isolated('+32 470\uFE0F 12 34 56'),
      message: 'Mooi ❤️!\u200B\nTot\u2060 dan',
    };
    expect((await ask(pasted)).status).toBe(201);
    expect(await prisma().contactRequest.findFirstOrThrow()).toMatchObject({
      firstName: 'Els',
      lastName: 'Maes',
      email: 'els.maes@kustverblijf.test',
      phone: '+32 470 12 34 56',
      message: 'Mooi ❤️!\nTot dan',
    });
  });

  it.each(['\u200B', '\u2066\u2069', '\u3164', ' \u2060 ', '\u2800'])(
    'must have a visible name: not %j',
    async (nothing) => {
      const answer = await ask({ first_name: nothing });
      expect(answer).toMatchObject({
        status: 422,
        body: { errors: { first_name: ['Voornaam is verplicht.'] } },
      });
    },
  );

  it.each([
    ['els@café.be', 'els@xn--caf-dma.be'],
    ['els@CAFE\u0301.be', 'els@xn--caf-dma.be'],
    ['els@почта.рф', 'els@xn--80a1acny.xn--p1ai'],
  ])('may be sent from %s', async (typed, kept) => {
    expect((await ask({ email: typed })).status).toBe(201);
    expect(await prisma().contactRequest.findFirstOrThrow()).toMatchObject({ email: kept });
  });

  it.each(['els@café', 'els@.é.be', 'els@é..be', 'els@é.be:25', 'els@é.be/x', 'é@kust.be', 'els@xn--'])(
    'cannot be sent from %s',
    async (typed) => {
      expect(await ask({ email: typed })).toMatchObject({
        status: 422,
        body: { errors: { email: [expect.any(String)] } },
      });
    },
  );
});

describe('an account', () => {
  it('is found by its address however that is pasted', async () => {
    await makeMember({ email: 'lotte@kustverblijf.test' });
    for (const email of [isolated('lotte@kustverblijf.test'), 'lotte@kust\u00ADverblijf.test']) {
      expect((await visitor().post('/login', { email, password })).status).toBe(200);
    }
  });

  it('has one address for all ways to write its domain', async () => {
    const typed = 'lotte@café.be';
    expect((await visitor().post('/register', await registration({ email: typed }))).status).toBe(201);
    expect(await prisma().user.findMany({ select: { email: true } })).toEqual([
      { email: 'lotte@xn--caf-dma.be' },
    ]);
    await visitor().post('/register', await registration({ email: 'Lotte@XN--CAF-DMA.BE' }));
    expect(await prisma().user.count()).toBe(1);
  });
});

describe('a landlord', () => {
  it('can paste a licence number and the address of a manager', async () => {
    const client = await signedIn(await makeUser());
    const pasted = { logiesdecreet: isolated('900001'), managers: [isolated('mede@café.be')] };
    expect((await client.post('/api/listings', await listingBody(pasted))).status).toBe(201);
    const { logiesdecreet, managers } = await prisma().listing.findFirstOrThrow({
      include: { managers: true },
    });
    expect([logiesdecreet, managers.map(({ email }) => email)]).toEqual(['900001', ['mede@xn--caf-dma.be']]);
  });
});
