import { beforeEach, describe, expect, it, vi } from 'vitest';
import { accountTexts } from '@/lib/texts/accounts';
import { validationTexts } from '@/lib/texts/fields';
import { fill } from '@/lib/texts/fill';
import { botCheckTexts } from '@/lib/texts/bot-check';
import { addDays, addYears, todayIn } from '@/lib/dates/day';
import * as passwords from '@/server/auth/passwords';
import { prisma } from '@/server/db';
import { makeListing } from '@/tests/factories/listing';
import { makeUser } from '@/tests/factories/user';
import { lettersTo, mailedToken, makeMember, password, registration } from '@/tests/support/accounts';
import { solvedBotCheck } from '@/tests/support/bot-check';
import { visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

vi.spyOn(passwords, 'hashPassword');

beforeEach(async () => {
  await truncateAll();
  vi.mocked(passwords.hashPassword).mockClear();
});

const findUser = (email: string) => prisma().user.findUnique({ where: { email } });
const birthday21 = addYears(todayIn(), -21);

interface Refusal {
  message: string;
  errors: Record<string, string[]>;
}

describe('registering', () => {
  it('creates an unconfirmed landlord, mails a link and signs nobody in', async () => {
    const client = visitor();
    const answer = await client.post('/register', await registration());
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({ message: accountTexts.register.done });
    expect([...client.cookies.keys()]).toEqual(['XSRF-TOKEN']);
    expect(await findUser('lotte@kustverblijf.test')).toMatchObject({
      firstName: 'Lotte',
      lastName: 'Verbeke',
      roleId: 1,
      emailVerifiedAt: null,
      dateOfBirth: new Date('1988-03-14T00:00:00Z'),
      passwordHash: expect.stringMatching(/^\$argon2id\$/),
    });
    expect(await lettersTo('lotte@kustverblijf.test')).toMatchObject([{ template: 'verify-email' }]);
  });

  it('ignores other fields in the body', async () => {
    await visitor().post(
      '/register',
      await registration({ user_role_id: 3, is_admin: true, email_verified_at: '2026-01-01' }),
    );
    expect(await findUser('lotte@kustverblijf.test')).toMatchObject({ roleId: 1, emailVerifiedAt: null });
  });

  it('requires the CSRF token', async () => {
    const answer = await visitor().post('/register', await registration({ token: 'x' }), { csrf: false });
    expect(answer.status).toBe(419);
  });

  it.each<[string, unknown, string]>([
    ['first_name', undefined, 'Voornaam is verplicht.'],
    ['first_name', '   ', 'Voornaam is verplicht.'],
    ['first_name', 'a'.repeat(101), 'Voornaam mag hoogstens 100 tekens hebben.'],
    ['first_name', 'Win op https://elders.test', fill(validationTexts.siteAddress, { label: 'Voornaam' })],
    ['last_name', null, 'Achternaam is verplicht.'],
    ['last_name', '<b>Jan</b>', 'Achternaam heeft geen geldige waarde.'],
    ['email', undefined, 'E-mailadres is verplicht.'],
    ['email', 'geen adres', 'Vul een geldig e-mailadres in.'],
    ['email', 'a@b', 'Vul een geldig e-mailadres in.'],
    ['email', `${'a'.repeat(250)}@b.be`, 'E-mailadres mag hoogstens 254 tekens hebben.'],
    ['password', '', 'Wachtwoord is verplicht.'],
    ['password', 'zeemeeuw9', 'Wachtwoord moet minstens 10 tekens hebben.'],
    ['password', 'a'.repeat(201), 'Wachtwoord mag hoogstens 200 tekens hebben.'],
    ['password', 'wachtwoord123', accountTexts.password.too_common],
    ['password', 'Lotte-Verbeke-88', accountTexts.password.own_name],
    ['password', 'lotte@kustverblijf.test', accountTexts.password.own_name],
    ['password', 1234567890, 'Wachtwoord heeft geen geldige waarde.'],
    ['date_of_birth', '', 'Geboortedatum is verplicht.'],
    ['date_of_birth', '14-03-1988', 'Vul een geldige geboortedatum in.'],
    ['date_of_birth', '1988-02-30', 'Vul een geldige geboortedatum in.'],
    ['date_of_birth', addDays(birthday21, 1), accountTexts.register.tooYoung()],
    ['date_of_birth', '2199-01-01', accountTexts.register.tooYoung()],
    ['token', undefined, 'Beveiligingscontrole is verplicht.'],
    ['token', 'onzin', botCheckTexts.refused],
  ])('refuses %s %j', async (field, value, text) => {
    const { status, body } = await visitor().post<Refusal>(
      '/register',
      // Passwords are judged last, after the bot check.
      await registration({ ...(field !== 'password' && { token: 'x' }), [field]: value }),
    );
    expect(status).toBe(422);
    expect(body.errors).toEqual({ [field]: [text] });
    expect(await findUser('lotte@kustverblijf.test')).toBeNull();
    expect(passwords.hashPassword).not.toHaveBeenCalled();
  });

  it('states the minimum age of 21 in the fixed words', async () => {
    const { body } = await visitor().post<Refusal>(
      '/register',
      await registration({ token: 'x', date_of_birth: todayIn() }),
    );
    expect(body.errors.date_of_birth).toEqual([
      'U dient 21 jaar of ouder zijn om Kustverblijf te gebruiken. Andere gebruikers zien uw geboortedatum niet.',
    ]);
  });

  it('accepts a person who turns 21 today', async () => {
    const answer = await visitor().post('/register', await registration({ date_of_birth: birthday21 }));
    expect(answer.status).toBe(201);
  });

  it('does not use up the bot check on a submission that fails, but on one that succeeds', async () => {
    const token = await solvedBotCheck();
    const send = async (changes: object) =>
      (await visitor().post<Refusal>('/register', await registration({ token, ...changes }))).status;
    expect(await send({ password: 'kort' })).toBe(422);
    expect(await send({ password: 'wachtwoord123' })).toBe(422);
    expect(await send({})).toBe(201);
    expect(await send({ email: 'ander@kustverblijf.test' })).toBe(422);
    expect(await findUser('ander@kustverblijf.test')).toBeNull();
  });
});

describe('registering a known address', () => {
  it('gives the same answer after the same work, changes nothing and mails the owner', async () => {
    const owner = await makeMember({ email: 'lotte@kustverblijf.test', firstName: 'Liesbeth' });
    vi.mocked(passwords.hashPassword).mockClear();
    const known = await visitor().post('/register', await registration({ email: 'LOTTE@Kustverblijf.test' }));
    expect(passwords.hashPassword).toHaveBeenCalledTimes(1);
    const unknown = await visitor().post(
      '/register',
      await registration({ email: 'nieuw@kustverblijf.test' }),
    );
    expect(passwords.hashPassword).toHaveBeenCalledTimes(2);
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect([...known.headers.keys()]).toEqual([...unknown.headers.keys()]);
    expect(await findUser(owner.email)).toEqual(owner);
    expect(await prisma().outgoingMail.findMany({ select: { template: true, recipient: true } })).toEqual(
      expect.arrayContaining([
        { template: 'known-address', recipient: 'LOTTE@Kustverblijf.test' },
        { template: 'verify-email', recipient: 'nieuw@kustverblijf.test' },
      ]),
    );
  });

  it('takes at least a fixed time, for both', async () => {
    await makeUser({ email: 'lotte@kustverblijf.test' });
    for (const email of ['lotte@kustverblijf.test', 'nieuw@kustverblijf.test']) {
      const form = await registration({ email });
      const start = performance.now();
      await visitor().post('/register', form);
      expect(performance.now() - start).toBeGreaterThanOrEqual(245);
    }
  });

  it('creates one account for two concurrent registrations', async () => {
    const forms = await Promise.all([registration(), registration()]);
    const answers = await Promise.all(forms.map((form) => visitor().post('/register', form)));
    expect(answers.map((answer) => answer.status)).toEqual([201, 201]);
    expect(await prisma().user.count()).toBe(1);
    const templates = (await lettersTo('lotte@kustverblijf.test')).map((letter) => letter.template);
    expect(templates.toSorted()).toEqual(['known-address', 'verify-email']);
  });

  it('creates one account for one form sent twice concurrently', async () => {
    const form = await registration();
    const answers = await Promise.all([1, 2].map(() => visitor().post('/register', form)));
    expect(answers.map((answer) => answer.status).toSorted()).toEqual([201, 422]);
    expect(await lettersTo('lotte@kustverblijf.test')).toHaveLength(1);
  });
});

describe('an invited address', () => {
  const invite = async (email: string) => {
    const listing = await makeListing();
    return prisma().listingManager.create({ data: { listingId: listing.id, email } });
  };

  it('becomes a co-landlord, who gets the calendar only when the address is confirmed', async () => {
    const invitation = await invite('Lotte@kustverblijf.test');
    await visitor().post('/register', await registration());
    const user = await findUser('lotte@kustverblijf.test');
    expect(user?.roleId).toBe(2);
    const userIdOf = async () =>
      (await prisma().listingManager.findUniqueOrThrow({ where: { id: invitation.id } })).userId;
    expect(await userIdOf()).toBeNull();
    await visitor().post('/api/email/verify', { token: await mailedToken('lotte@kustverblijf.test') });
    expect(await userIdOf()).toBe(user?.id);
  });

  it('gives nothing to a person who registers it without reading its mail', async () => {
    await invite('lotte@kustverblijf.test');
    await visitor().post('/register', await registration());
    const client = visitor();
    await client.post('/login', { email: 'lotte@kustverblijf.test', password });
    expect((await client.get('/api/user')).status).toBe(200);
    expect(await prisma().listingManager.count({ where: { userId: { not: null } } })).toBe(0);
  });

  it('whose invitation somebody has already accepted becomes a landlord', async () => {
    const invitation = await invite('lotte@kustverblijf.test');
    const other = await makeUser();
    await prisma().listingManager.update({ where: { id: invitation.id }, data: { userId: other.id } });
    await visitor().post('/register', await registration());
    expect((await findUser('lotte@kustverblijf.test'))?.roleId).toBe(1);
  });
});

describe('the limit', () => {
  it('is five in ten minutes for a client address, and mistakes do not count', async () => {
    const client = visitor();
    const wrong = await registration({ token: 'x', password: 'kort' });
    for (let n = 0; n < 7; n += 1) expect((await client.post('/register', wrong)).status).toBe(422);
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      statuses.push(
        (await client.post('/register', await registration({ email: `gast${n}@kustverblijf.test` }))).status,
      );
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
    expect(await findUser('gast5@kustverblijf.test')).toBeNull();
  });

  it('blocks no address because of what others typed', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 8; n += 1) {
      const form = await registration({ email: 'Lotte@kustverblijf.test' });
      statuses.push((await visitor().post('/register', form)).status);
    }
    expect(statuses).toEqual(Array<number>(8).fill(201));
  });
});
