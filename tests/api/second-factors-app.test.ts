import { beforeEach, describe, expect, it } from 'vitest';
import { Secret } from 'otpauth';
import type { SecondFactorsDto } from '@/lib/second-factors/contract';
import { secondFactorTexts } from '@/lib/texts/second-factors';
import { prisma } from '@/server/db';
import { cleanUp } from '@/server/worker/clean-up';
import { openSecret } from '@/server/features/second-factors/seal-secret';
import { makeAdmin } from '@/tests/factories/user';
import { lettersTo, makeMember, password } from '@/tests/support/accounts';
import { signedIn } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { addPasskey, codeOf, factorsPath, forgetSteps, setUpApp } from '@/tests/support/second-factors';

beforeEach(truncateAll);

const totpPath = `${factorsPath}/totp`;
const codesPath = `${factorsPath}/recovery-codes`;
type Started = { data: { secret: string; otpauth_url: string } };
const start = (client: TestClient) => client.post<Started>(totpPath);
const factorsOf = async (client: TestClient) =>
  (await client.get<{ data: SecondFactorsDto }>(factorsPath)).body.data;
/** Makes the last password confirmation too old. */
const waitLong = () => prisma().session.updateMany({ data: { passwordAt: new Date(Date.now() - 601_000) } });

describe('setting up an app', () => {
  it('shows a secret, and takes effect once its code is sent', async () => {
    const user = await makeMember();
    const client = await signedIn(user);
    expect(await factorsOf(client)).toEqual({ totp: false, passkeys: [] });
    const { status, body } = await start(client);
    expect(status).toBe(200);
    const { secret, otpauth_url: url } = body.data;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(url).toBe(
      `otpauth://totp/Kustverblijf:${encodeURIComponent(user.email)}?issuer=Kustverblijf&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
    );
    expect(await factorsOf(client)).toEqual({ totp: false, passkeys: [] });
    const confirmed = await client.put<{ data: { recovery_codes: string[] } }>(totpPath, {
      code: ` ${codeOf(secret).slice(0, 3)} ${codeOf(secret).slice(3)} `,
    });
    expect(confirmed.status).toBe(200);
    const codes = confirmed.body.data.recovery_codes;
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/);
    expect(await factorsOf(client)).toEqual({ totp: true, passkeys: [] });
    expect((await lettersTo(user.email)).map(({ template }) => template)).toEqual(['second-factor-changed']);
  });

  it('stores the secret sealed for this account only, and the codes as hashes', async () => {
    const user = await makeMember();
    const { secret, codes } = await setUpApp(await signedIn(user));
    const { secret: sealed } = await prisma().totpFactor.findUniqueOrThrow({ where: { userId: user.id } });
    const bytes = Buffer.from(Secret.fromBase32(secret).bytes);
    if (!sealed) throw new Error('no secret is stored');
    expect(Buffer.from(sealed).includes(bytes)).toBe(false);
    expect(Buffer.from(openSecret(user.id, sealed) ?? [])).toEqual(bytes);
    expect(openSecret(user.id + 1, sealed)).toBeNull();
    const altered = Uint8Array.from(sealed, (byte, at) => (at === sealed.length - 1 ? byte ^ 1 : byte));
    expect(openSecret(user.id, altered)).toBeNull();
    const stored = JSON.stringify(await prisma().recoveryCode.findMany());
    for (const code of codes) expect(stored).not.toContain(code.replace('-', ''));
  });

  it('requires a code of the newest secret', async () => {
    const client = await signedIn(await makeMember());
    const first = (await start(client)).body.data.secret;
    const second = (await start(client)).body.data.secret;
    const refused = await client.put(totpPath, { code: codeOf(first) });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ errors: { code: [secondFactorTexts.app.wrongCode] } });
    expect((await client.put(totpPath, { code: codeOf(second) })).status).toBe(200);
  });

  it.each<[string, unknown]>([
    ['nothing', {}],
    ['an empty code', { code: ' - ' }],
    ['an object', { code: { $ne: null } }],
    ['something long', { code: '1'.repeat(61) }],
    ['letters', { code: 'zeemeeuw' }],
    ['five digits', { code: '12345' }],
  ])('rejects %s', async (_name, body) => {
    const client = await signedIn(await makeMember());
    await start(client);
    const answer = await client.put(totpPath, body);
    expect([answer.status, Object.keys(Object(answer.body).errors)]).toEqual([422, ['code']]);
  });

  it('is refused without a secret, and an hour after it was shown', async () => {
    const client = await signedIn(await makeMember());
    expect((await client.put(totpPath, { code: '123456' })).status).toBe(409);
    const { secret } = (await start(client)).body.data;
    await prisma().totpFactor.updateMany({ data: { pendingSince: new Date(Date.now() - 3_601_000) } });
    expect((await client.put(totpPath, { code: codeOf(secret) })).status).toBe(409);
    await cleanUp();
    expect(await prisma().totpFactor.count()).toBe(0);
  });

  it('happens once for two confirmations at once', async () => {
    const client = await signedIn(await makeMember());
    const { secret } = (await start(client)).body.data;
    const code = codeOf(secret);
    const answers = await Promise.all([1, 2, 3].map(() => client.put(totpPath, { code })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await prisma().recoveryCode.count()).toBe(10);
  });

  it('keeps the previous app valid until the new one is confirmed', async () => {
    const client = await signedIn(await makeMember());
    await setUpApp(client);
    await start(client);
    expect(await factorsOf(client)).toMatchObject({ totp: true });
    await prisma().totpFactor.updateMany({ data: { pendingSince: new Date(Date.now() - 3_601_000) } });
    await cleanUp();
    expect(await prisma().totpFactor.findFirstOrThrow()).toMatchObject({ pendingSecret: null });
    expect(await factorsOf(client)).toMatchObject({ totp: true });
    expect((await setUpApp(client)).codes).toHaveLength(10);
    expect(await prisma().recoveryCode.count()).toBe(10);
  });
});

describe('removing an app', () => {
  it('requires the password, and removes the recovery codes with the last factor', async () => {
    const user = await makeMember();
    const client = await signedIn(user);
    await setUpApp(client);
    await waitLong();
    expect((await client.delete(totpPath, {})).status).toBe(423);
    expect((await client.delete(totpPath, { password: 'geraden' })).status).toBe(422);
    expect((await client.delete(totpPath, { password })).status).toBe(204);
    expect(await factorsOf(client)).toEqual({ totp: false, passkeys: [] });
    expect(await prisma().recoveryCode.count()).toBe(0);
    expect((await client.delete(totpPath, { password })).status).toBe(404);
  });

  it('keeps the recovery codes while a passkey exists', async () => {
    const client = await signedIn(await makeMember());
    await setUpApp(client);
    await addPasskey(client);
    expect((await client.delete(totpPath, {})).status).toBe(204);
    expect(await prisma().recoveryCode.count()).toBe(10);
  });
});

describe('new recovery codes', () => {
  it('replace all earlier ones', async () => {
    const client = await signedIn(await makeMember());
    const { codes } = await setUpApp(client);
    const { body, status } = await client.post<{ data: { recovery_codes: string[] } }>(codesPath);
    expect(status).toBe(200);
    expect(body.data.recovery_codes).toHaveLength(10);
    expect(body.data.recovery_codes.filter((code) => codes.includes(code))).toEqual([]);
    expect(await prisma().recoveryCode.count()).toBe(10);
  });

  it('require a factor they can replace', async () => {
    const client = await signedIn(await makeMember());
    expect((await client.post(codesPath)).status).toBe(409);
    expect(await prisma().recoveryCode.count()).toBe(0);
  });
});

describe('every change of factors', () => {
  const changes = (client: TestClient) => [
    client.post(totpPath),
    client.put(totpPath, { code: '123456' }),
    client.delete(totpPath, {}),
    client.post(codesPath),
    client.post(`${factorsPath}/passkeys/options`),
    client.delete(`${factorsPath}/passkeys/1`, {}),
  ];

  it('requires the password again if it was not given recently', async () => {
    const client = await signedIn(await makeMember());
    await setUpApp(client);
    await forgetSteps();
    await waitLong();
    const before = await prisma().totpFactor.findFirstOrThrow();
    for (const { status } of await Promise.all(changes(client))) expect(status).toBe(423);
    expect(await prisma().totpFactor.findFirstOrThrow()).toEqual(before);
  });

  it('is never made by an impersonating admin', async () => {
    const user = await makeMember();
    await setUpApp(await signedIn(user));
    const before = await prisma().totpFactor.findFirstOrThrow();
    const admin = await signedIn(await makeAdmin());
    expect(
      (await admin.post(`/api/impersonate/${user.id}`, { reason: 'Op vraag van de verhuurder.' })).status,
    ).toBe(200);
    for (const { status } of await Promise.all(changes(admin))) expect(status).toBe(423);
    expect((await admin.delete(totpPath, { password })).status).toBe(423);
    expect(await prisma().totpFactor.findFirstOrThrow()).toEqual(before);
    expect(await prisma().recoveryCode.count()).toBe(10);
  });
});

it('secrets and codes are in no answer, export or mail afterwards', async () => {
  const user = await makeMember();
  const client = await signedIn(user);
  const { secret, codes } = await setUpApp(client);
  await addPasskey(client, 'Laptop');
  const answers = [];
  for (const path of [factorsPath, '/api/user', `/api/users/${user.id}`, `/api/users/${user.id}/export`])
    answers.push((await client.get(path)).text);
  answers.push(JSON.stringify(await prisma().outgoingMail.findMany()));
  answers.push(JSON.stringify(await prisma().auditLog.findMany()));
  for (const text of answers)
    for (const word of [secret, ...codes, 'public_key', 'publicKey', 'credentialId'])
      expect(text).not.toContain(word);
  const exported = JSON.parse(answers[3] ?? '{}');
  expect(exported.second_factors).toMatchObject({ totp: true, passkeys: [{ name: 'Laptop' }] });
});
