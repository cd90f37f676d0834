import { beforeEach, describe, expect, it } from 'vitest';
import { secondFactorTexts } from '@/lib/texts/second-factors';
import { prisma } from '@/server/db';
import { cleanUp } from '@/server/worker/clean-up';
import { lettersTo, makeMember, password } from '@/tests/support/accounts';
import { Authenticator } from '@/tests/support/authenticator';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { addPasskey, creationChallenge, factorsPath, signInChallenge } from '@/tests/support/second-factors';

beforeEach(truncateAll);

const passkeysPath = `${factorsPath}/passkeys`;
const refusedNew = { errors: { credential: [secondFactorTexts.passkeys.refused] } };
const refusedUse = { errors: { credential: [secondFactorTexts.signIn.wrongPasskey] } };
const add = (client: TestClient, credential: unknown, name: unknown = 'Laptop') =>
  client.post(passkeysPath, { name, credential });
const finish = (client: TestClient, credential: unknown) =>
  client.post('/login/second-factor', { credential });

/** A user with one passkey, and a client that has given the right password. */
async function makeHolder() {
  const user = await makeMember();
  const owner = await signedIn(user);
  const { device, passkey } = await addPasskey(owner);
  return { user, owner, device, passkey };
}
async function halfway({ email }: { email: string }): Promise<TestClient> {
  const client = visitor();
  expect((await client.post('/login', { email, password })).body).toEqual({ second_factor: true });
  return client;
}

describe('adding a passkey', () => {
  it('starts with the options for the browser', async () => {
    const user = await makeMember();
    const client = await signedIn(user);
    const { body, status } = await client.post(`${passkeysPath}/options`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      data: {
        rp: { id: 'localhost', name: 'Kustverblijf' },
        user: { name: user.email, displayName: 'Marie Peeters' },
        attestation: 'none',
        excludeCredentials: [],
        authenticatorSelection: { userVerification: 'preferred', residentKey: 'preferred' },
      },
    });
  });

  it('ends with it in the list, by the given name', async () => {
    const user = await makeMember();
    const client = await signedIn(user);
    const device = new Authenticator();
    const { status, body } = await add(
      client,
      device.create(await creationChallenge(client)),
      '  Mijn   laptop ',
    );
    expect(status).toBe(201);
    const passkey = {
      id: expect.any(Number),
      name: 'Mijn laptop',
      created_at: expect.stringMatching(/^\d{4}-.+Z$/),
      last_used_at: null,
    };
    expect(body).toEqual({ data: passkey });
    expect((await client.get(factorsPath)).body).toEqual({ data: { totp: false, passkeys: [passkey] } });
    expect((await lettersTo(user.email)).at(-1)).toEqual({
      template: 'second-factor-changed',
      props: { change: 'passkey_added', token: expect.any(String) },
    });
    const options = await client.post(`${passkeysPath}/options`);
    const id = device.id.toString('base64url');
    expect(options.body).toMatchObject({ data: { excludeCredentials: [{ id, type: 'public-key' }] } });
  });

  it.each<[string, (device: Authenticator, challenge: string) => unknown]>([
    ['another challenge', (device) => device.create('x'.repeat(43))],
    ['another site', (device, challenge) => device.create(challenge, { origin: 'https://kust.evil' })],
    ['another relying party', (device, challenge) => device.create(challenge, { rpId: 'kust.evil' })],
    [
      'nonsense for a proof',
      (device, challenge) => {
        const { response, ...rest } = device.create(challenge);
        return { ...rest, response: { ...response, attestationObject: 'AAAA' } };
      },
    ],
    [
      'nonsense for the client’s data',
      (device, challenge) => {
        const { response, ...rest } = device.create(challenge);
        return { ...rest, response: { ...response, clientDataJSON: 'AAAA' } };
      },
    ],
    [
      'the id of another',
      (device, challenge) => ({ ...device.create(challenge), id: 'AAAA', rawId: 'BBBB' }),
    ],
  ])('is refused for %s', async (_name, make) => {
    const client = await signedIn(await makeMember());
    const answer = await add(client, make(new Authenticator(), await creationChallenge(client)));
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject(refusedNew);
    expect(await prisma().passkey.count()).toBe(0);
  });

  it('accepts a challenge once, in its own session, for ten minutes', async () => {
    const user = await makeMember();
    const [client, elsewhere] = [await signedIn(user), await signedIn(user)];
    const challenge = await creationChallenge(client);
    expect((await add(elsewhere, new Authenticator().create(challenge))).body).toMatchObject(refusedNew);
    expect((await add(client, new Authenticator().create(challenge))).status).toBe(201);
    expect((await add(client, new Authenticator().create(challenge))).body).toMatchObject(refusedNew);
    const late = await creationChallenge(client);
    await prisma().passkeyChallenge.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    expect((await add(client, new Authenticator().create(late))).body).toMatchObject(refusedNew);
    await cleanUp();
    expect(await prisma().passkeyChallenge.count()).toBe(0);
  });

  it('uses up a challenge on a wrong answer too', async () => {
    const client = await signedIn(await makeMember());
    const challenge = await creationChallenge(client);
    expect((await add(client, new Authenticator().create('x'.repeat(43)))).status).toBe(422);
    expect((await add(client, new Authenticator().create(challenge))).status).toBe(422);
  });

  it('is refused for a passkey already registered by anyone', async () => {
    const { device } = await makeHolder();
    const client = await signedIn(await makeMember());
    expect((await add(client, device.create(await creationChallenge(client)))).status).toBe(409);
    expect(await prisma().passkey.count()).toBe(1);
  });

  it.each<[string, unknown, string]>([
    ['no name', ' ', 'name'],
    ['a long name', 'x'.repeat(61), 'name'],
  ])('names the invalid field: %s', async (_name, name, field) => {
    const client = await signedIn(await makeMember());
    const answer = await add(client, new Authenticator().create(await creationChallenge(client)), name);
    expect([answer.status, Object.keys(Object(answer.body).errors)]).toEqual([422, [field]]);
  });

  it('stops at twenty', async () => {
    const user = await makeMember();
    const client = await signedIn(user);
    await prisma().passkey.createMany({
      data: Array.from({ length: 20 }, (_, n) => ({
        userId: user.id,
        credentialId: `vol-${n}`,
        publicKey: new Uint8Array([0]),
        name: 'x',
      })),
    });
    const answer = await add(client, new Authenticator().create(await creationChallenge(client)));
    expect(answer.body).toMatchObject({ errors: { name: [secondFactorTexts.passkeys.tooMany(20)] } });
  });
});

describe('signing in with a passkey', () => {
  it('asks for one of the account’s, and accepts its answer', async () => {
    const { user, device, owner, passkey } = await makeHolder();
    const client = await halfway(user);
    const { body } = await client.post<{ data: { challenge: string } }>('/login/second-factor/options');
    expect(body).toMatchObject({
      data: {
        rpId: 'localhost',
        userVerification: 'preferred',
        allowCredentials: [
          { id: device.id.toString('base64url'), type: 'public-key', transports: ['internal'] },
        ],
      },
    });
    const answer = await finish(client, device.use(body.data.challenge));
    expect(answer.status).toBe(200);
    expect((await client.get('/api/user')).body).toMatchObject({ data: { id: user.id } });
    expect((await owner.get(factorsPath)).body).toMatchObject({
      data: { passkeys: [{ id: passkey.id, last_used_at: expect.stringMatching(/Z$/) }] },
    });
  });

  it('accepts an answer once', async () => {
    const { user, device } = await makeHolder();
    const client = await halfway(user);
    const credential = device.use(await signInChallenge(client));
    expect((await finish(client, credential)).status).toBe(200);
    const again = await halfway(user);
    await signInChallenge(again);
    expect((await finish(again, credential)).body).toMatchObject(refusedUse);
  });

  it('accepts one of two answers at once', async () => {
    const { user, device } = await makeHolder();
    const client = await halfway(user);
    const credential = device.use(await signInChallenge(client));
    const answers = await Promise.all([1, 2, 3].map(() => finish(client, credential)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await prisma().session.count({ where: { userId: user.id } })).toBe(2);
  });

  it.each<[string, (device: Authenticator, challenge: string) => unknown]>([
    ['another challenge', (device) => device.use('x'.repeat(43))],
    ['another site', (device, challenge) => device.use(challenge, { origin: 'https://kust.evil' })],
    ['another relying party', (device, challenge) => device.use(challenge, { rpId: 'kust.evil' })],
    [
      'another signature',
      (device, challenge) => {
        const stranger = new Authenticator();
        return { ...device.use(challenge), response: stranger.use(challenge).response };
      },
    ],
    ['a passkey of nobody', (_device, challenge) => new Authenticator().use(challenge)],
  ])('is refused for %s, and the challenge is used up', async (_name, make) => {
    const { user, device } = await makeHolder();
    const client = await halfway(user);
    const challenge = await signInChallenge(client);
    const answer = await finish(client, make(device, challenge));
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject(refusedUse);
    expect((await finish(client, device.use(challenge))).body).toMatchObject(refusedUse);
    expect((await finish(client, device.use(await signInChallenge(client)))).status).toBe(200);
  });

  it('is refused for another account’s passkey and another account’s challenge', async () => {
    const [one, two] = [await makeHolder(), await makeHolder()];
    const [first, second] = [await halfway(one.user), await halfway(two.user)];
    const challenges = [await signInChallenge(first), await signInChallenge(second)];
    expect((await finish(first, two.device.use(challenges[0] ?? ''))).body).toMatchObject(refusedUse);
    await signInChallenge(first);
    expect((await finish(first, one.device.use(challenges[1] ?? ''))).body).toMatchObject(refusedUse);
  });

  it('is refused for a cloned passkey whose counter is behind', async () => {
    const { user, device } = await makeHolder();
    device.counter = 7;
    const client = await halfway(user);
    expect((await finish(client, device.use(await signInChallenge(client)))).status).toBe(200);
    device.counter = 6;
    const copy = await halfway(user);
    expect((await finish(copy, device.use(await signInChallenge(copy)))).body).toMatchObject(refusedUse);
  });

  it('works for devices without a counter', async () => {
    const { user, device } = await makeHolder();
    for (let n = 0; n < 2; n += 1) {
      device.counter = -1;
      const client = await halfway(user);
      expect((await finish(client, device.use(await signInChallenge(client)))).status).toBe(200);
    }
  });
});

describe('removing a passkey', () => {
  it('is for its owner, and requires the password', async () => {
    const { user, owner, passkey } = await makeHolder();
    const stranger = await signedIn(await makeMember());
    expect((await stranger.delete(`${passkeysPath}/${passkey.id}`, { password })).status).toBe(404);
    await prisma().session.updateMany({ data: { passwordAt: null } });
    expect((await owner.delete(`${passkeysPath}/${passkey.id}`, { password: '' })).status).toBe(423);
    expect((await owner.delete(`${passkeysPath}/${passkey.id}`, { password })).status).toBe(204);
    expect((await owner.delete(`${passkeysPath}/${passkey.id}`, { password })).status).toBe(404);
    expect((await visitor().post('/login', { email: user.email, password })).body).toHaveProperty('data');
  });
});
