import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { CurrentUserDto } from '@/lib/accounts/contract';
import { accountTexts } from '@/lib/texts/accounts';
import { passwordCost } from '@/server/auth/password-cost';
import * as passwords from '@/server/auth/passwords';
import { prisma } from '@/server/db';
import { makeListing } from '@/tests/factories/listing';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { makeMember, newPassword, password } from '@/tests/support/accounts';
import type { TestClient } from '@/tests/support/client';
import { signedIn, visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';

vi.spyOn(passwords, 'verifyPassword');
vi.spyOn(passwords, 'hashPassword');

beforeEach(truncateAll);

const refused = {
  message: 'Niet alles is juist ingevuld. Kijk de aangeduide velden na.',
  errors: { email: [accountTexts.login.failed] },
};
const tryLogin = (client: TestClient, email: string, given = 'iets-heel-anders') =>
  client.post('/login', { email, password: given });

describe('signing in', () => {
  it('returns the user, sets a session and records the sign-in', async () => {
    const user = await makeMember();
    const client = visitor();
    const answer = await client.post<{ data: CurrentUserDto }>('/login', { email: user.email, password });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      id: user.id,
      email: user.email,
      login_count: 1,
      impersonating: false,
    });
    expect(Date.now() - Date.parse(answer.body.data.last_login_at ?? '')).toBeLessThan(10_000);
    expect((await client.get('/api/user')).body).toEqual(answer.body);
  });

  it('ignores case and surrounding spaces in the address', async () => {
    const user = await makeMember({ email: 'Marie@kustverblijf.test' });
    expect((await tryLogin(visitor(), ' mARIE@KUSTverblijf.test ', password)).status).toBe(200);
    expect((await prisma().user.findUniqueOrThrow({ where: { id: user.id } })).loginCount).toBe(1);
  });

  it('creates a new session for every sign-in and ends the one the browser had', async () => {
    const user = await makeMember();
    const client = await signedIn(await makeUser());
    const before = new Map(client.cookies);
    await tryLogin(client, user.email, password);
    expect(client.cookies.get('next-auth.session-token')).not.toBe(before.get('next-auth.session-token'));
    const old = visitor();
    for (const [name, value] of before) old.cookies.set(name, value);
    expect((await old.get('/api/user')).status).toBe(401);
  });

  it('accepts no session id from the browser', async () => {
    const user = await makeMember();
    const client = visitor();
    client.cookies.set('next-auth.session-token', 'door-een-ander-gekozen');
    await tryLogin(client, user.email, password);
    expect(client.cookies.get('next-auth.session-token')).not.toBe('door-een-ander-gekozen');
    expect((await client.get('/api/user')).status).toBe(200);
  });

  it('requires the CSRF token', async () => {
    const { email } = await makeMember();
    expect((await visitor().post('/login', { email, password }, { csrf: false })).status).toBe(419);
  });

  it('creates a new hash if the stored one has weaker parameters', async () => {
    const weak = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    const user = await makeUser({ passwordHash: weak });
    expect((await tryLogin(visitor(), user.email, 'password')).status).toBe(200);
    const { passwordHash } = await prisma().user.findUniqueOrThrow({ where: { id: user.id } });
    expect(passwordHash).toContain(`m=${passwordCost.memory},t=${passwordCost.passes},`);
    expect((await tryLogin(visitor(), user.email, 'password')).status).toBe(200);
  });

  it('fails when the password is changed between the check and the session', async () => {
    const user = await makeMember();
    const changed = await passwords.hashPassword(newPassword);
    vi.mocked(passwords.verifyPassword).mockImplementationOnce(async () => {
      await prisma().user.update({ where: { id: user.id }, data: { passwordHash: changed } });
      return true;
    });
    expect((await tryLogin(visitor(), user.email, password)).body).toEqual(refused);
    expect(await prisma().session.count()).toBe(0);
  });
});

describe('a refused sign-in', () => {
  it.each<[string, () => Promise<{ email: string; given: string }>]>([
    ['a wrong password', async () => ({ email: (await makeMember()).email, given: newPassword })],
    ['an unknown address', async () => ({ email: 'niemand@kustverblijf.test', given: password })],
    [
      'a suspended account, with another password',
      async () => ({ email: (await makeMember({ suspendedAt: new Date() })).email, given: newPassword }),
    ],
    ['an account without password', async () => ({ email: (await makeUser()).email, given: password })],
    ['the password with a space', async () => ({ email: (await makeMember()).email, given: `${password} ` })],
    [
      'the password in capitals',
      async () => ({ email: (await makeMember()).email, given: password.toUpperCase() }),
    ],
    ['a very long password', async () => ({ email: (await makeMember()).email, given: 'x'.repeat(200) })],
  ])('gets the same answer after the same work: %s', async (_name, prepare) => {
    const { email, given } = await prepare();
    vi.mocked(passwords.verifyPassword).mockClear();
    vi.mocked(passwords.hashPassword).mockClear();
    const client = visitor();
    const { status, body } = await tryLogin(client, email, given);
    expect(status).toBe(422);
    expect(body).toEqual(refused);
    expect(passwords.verifyPassword).toHaveBeenCalledTimes(1);
    expect(passwords.hashPassword).not.toHaveBeenCalled();
    expect([...client.cookies.keys()]).toEqual(['XSRF-TOKEN']);
  });

  it.each<[string, unknown, string]>([
    ['email', undefined, 'E-mailadres is verplicht.'],
    ['email', 'geen adres', 'Vul een geldig e-mailadres in.'],
    ['password', undefined, 'Wachtwoord is verplicht.'],
    ['password', '', 'Wachtwoord is verplicht.'],
    ['password', 'x'.repeat(201), 'Wachtwoord mag hoogstens 200 tekens hebben.'],
    ['password', { $ne: null }, 'Wachtwoord heeft geen geldige waarde.'],
    ['remember', 'ja', 'Ingelogd blijven heeft geen geldige waarde.'],
  ])('names what is wrong: %s %j', async (field, value, text) => {
    const form = { email: 'marie@kustverblijf.test', password, [field]: value };
    const { status, body } = await visitor().post('/login', form);
    expect(status).toBe(422);
    expect(body).toMatchObject({ errors: { [field]: [text] } });
  });
});

describe('GET /api/user', () => {
  it('is 401 signed out', async () => {
    const { status, body } = await visitor().get('/api/user');
    expect(status).toBe(401);
    expect(body).toEqual({ message: 'U bent niet ingelogd. Log in en probeer het opnieuw.' });
  });

  it('contains the whole user, and no hash', async () => {
    const user = await makeMember({ phoneNumber: '0032470123456', vatNumber: 'BE0123456749' });
    await makeListing({ userId: user.id });
    const { body, text } = await (await signedIn(user)).get('/api/user');
    expect(body).toEqual({
      data: {
        id: user.id,
        first_name: 'Marie',
        last_name: 'Peeters',
        full_name: 'Marie Peeters',
        email: user.email,
        email_verified_at: '2026-01-01T09:00:00.000Z',
        email_returns: false,
        is_admin: false,
        is_owner: true,
        user_role_id: 1,
        staff_role: null,
        receive_emails: true,
        date_of_birth: '1970-05-04',
        vat_number: 'BE0123456749',
        billing_street_name: 'Zeedijk',
        billing_house_number: '12',
        billing_postal_code: '8400',
        billing_city: 'Oostende',
        billing_country: 'be',
        phone_number: '0032470123456',
        languages: [],
        photo_url: null,
        last_login_at: null,
        login_count: 0,
        listings_count: 1,
        booking_requests_count: 0,
        contact_requests_count: 0,
        has_billing_details_complete: true,
        suspended_at: null,
        suspension_reason: null,
        impersonating: false,
        second_factor_due: false,
      },
    });
    expect(text).not.toContain('argon2');
  });

  it('says who is an admin, and whose billing details are incomplete', async () => {
    const admin = await makeAdmin({ billingCity: null });
    const { body } = await (await signedIn(admin)).get('/api/user');
    expect(body).toMatchObject({
      data: { is_admin: true, is_owner: false, user_role_id: 3, has_billing_details_complete: false },
    });
  });
});
