import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { errorTexts } from '@/lib/texts/errors';
import { prisma } from '@/server/db';
import { resetFactorsOf } from '@/server/features/users/reset-second-factors';
import { makeListing, makeWaitingListing } from '@/tests/factories/listing';
import { makeAdmin, makeDueAdmin, makeUser } from '@/tests/factories/user';
import { lettersTo, makeMember, password } from '@/tests/support/accounts';
import { routeModules, signedIn, toUrlPattern, visitor } from '@/tests/support/client';
import type { Method } from '@/tests/support/client';
import { testDataDir, testDatabaseUrl, truncateAll } from '@/tests/support/database';
import { addPasskey, factorsPath, setUpApp } from '@/tests/support/second-factors';

beforeEach(truncateAll);

const due = { message: errorTexts.second_factor_due };
const lastOne = { message: errorTexts.last_second_factor };

describe('an admin without a second factor', () => {
  it('signs in with the password, and is told what is due', async () => {
    const admin = await makeMember({ roleId: 3 });
    const client = visitor();
    const answer = await client.post('/login', { email: admin.email, password });
    expect(answer.body).toMatchObject({ data: { is_admin: true, second_factor_due: true } });
    expect((await client.get('/api/user')).body).toEqual(answer.body);
  });

  it('may only call what sets one up', async () => {
    const client = await signedIn(await makeDueAdmin());
    const open: string[] = [];
    for (const [file, load] of Object.entries(routeModules)) {
      const pattern = toUrlPattern(file);
      const url = pattern.replaceAll(/\[\w+\]/g, '1');
      for (const [method, { spec }] of Object.entries(await load())) {
        if (spec.auth === 'public' || spec.auth === 'optional') continue;
        // The method is one of the exports of its route file.
        const answer = await client.call(method as Method, url, method === 'GET' ? undefined : {});
        if (answer.status === 403) expect(answer.body).toEqual(due);
        else open.push(`${method} ${pattern}`);
      }
    }
    expect(open.toSorted()).toEqual(
      [
        'GET /api/user',
        'POST /api/user/confirm-password',
        'GET /api/user/second-factors',
        'POST /api/user/second-factors/totp',
        'PUT /api/user/second-factors/totp',
        'DELETE /api/user/second-factors/totp',
        'POST /api/user/second-factors/passkeys',
        'POST /api/user/second-factors/passkeys/options',
        'DELETE /api/user/second-factors/passkeys/[id]',
        'POST /api/user/second-factors/recovery-codes',
      ].toSorted(),
    );
  });

  it('sees of listings what everyone sees', async () => {
    const waiting = await makeWaitingListing();
    const online = await makeListing();
    const [before, after] = [await signedIn(await makeDueAdmin()), await signedIn(await makeAdmin())];
    expect((await before.get(`/api/listings/${waiting.id}`)).status).toBe(404);
    expect((await after.get(`/api/listings/${waiting.id}`)).status).toBe(200);
    const asVisitor = await visitor().get(`/api/listings/${online.id}`);
    expect((await before.get(`/api/listings/${online.id}`)).body).toEqual(asVisitor.body);
  });

  it.each(['app', 'passkey'])('has full access as soon as one is set up: %s', async (kind) => {
    const client = await signedIn(await makeDueAdmin());
    expect((await client.get('/api/users')).status).toBe(403);
    await (kind === 'app' ? setUpApp(client) : addPasskey(client));
    expect((await client.get('/api/users')).status).toBe(200);
    expect((await client.get('/api/user')).body).toMatchObject({ data: { second_factor_due: false } });
  });

  it('no longer impersonates anyone', async () => {
    const [admin, user] = [await makeAdmin(), await makeUser()];
    const client = await signedIn(admin);
    expect(
      (await client.post(`/api/impersonate/${user.id}`, { reason: 'Op vraag van de verhuurder.' })).status,
    ).toBe(200);
    expect((await client.get('/api/user')).status).toBe(200);
    await prisma().passkey.deleteMany();
    expect((await client.get('/api/user')).status).toBe(401);
  });

  it('may be a user who has just become an admin, in an existing session', async () => {
    const user = await makeUser();
    const client = await signedIn(user);
    await prisma().user.update({ where: { id: user.id }, data: { roleId: 3, staffRole: 'owner' } });
    expect((await client.get('/api/user')).body).toMatchObject({ data: { second_factor_due: true } });
    expect((await client.get('/api/users')).body).toEqual(due);
  });
});

describe('the last second factor of an admin', () => {
  it('cannot be removed, by themselves or another admin', async () => {
    const admin = await makeDueAdmin();
    const client = await signedIn(admin);
    const { passkey } = await addPasskey(client);
    const path = `${factorsPath}/passkeys/${passkey.id}`;
    expect(await client.delete(path, {})).toMatchObject({ status: 409, body: lastOne });
    await setUpApp(client);
    expect((await client.delete(path, {})).status).toBe(204);
    expect(await client.delete(`${factorsPath}/totp`, {})).toMatchObject({ status: 409, body: lastOne });
    const other = await signedIn(await makeAdmin());
    for (const caller of [other, client])
      expect(await caller.delete(`/api/users/${admin.id}/second-factors`, {})).toMatchObject({
        status: 409,
        body: lastOne,
      });
    expect(await prisma().totpFactor.count()).toBe(1);
    expect(await prisma().recoveryCode.count()).toBe(10);
  });

  it('stays when both are removed at once', async () => {
    const client = await signedIn(await makeDueAdmin());
    const { passkey } = await addPasskey(client);
    await setUpApp(client);
    const answers = await Promise.all([
      client.delete(`${factorsPath}/totp`, {}),
      client.delete(`${factorsPath}/passkeys/${passkey.id}`, {}),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  });
});

describe('a user who lost them all', () => {
  it('is helped by an admin, who confirms the password; both are in the audit log', async () => {
    const user = await makeMember();
    const owner = await signedIn(user);
    await setUpApp(owner);
    await addPasskey(owner);
    const admin = await makeMember({
      roleId: 3,
      passkeys: { create: { credentialId: 'x', publicKey: new Uint8Array([0]), name: 'x' } },
    });
    const client = await signedIn(admin);
    const path = `/api/users/${user.id}/second-factors`;
    await prisma().session.updateMany({ data: { passwordAt: null } });
    expect((await client.delete(path, {})).status).toBe(423);
    expect((await client.delete(path, { password: 'geraden' })).status).toBe(422);
    expect((await client.delete(path, { password })).status).toBe(204);
    expect((await owner.get(factorsPath)).body).toEqual({ data: { totp: false, passkeys: [] } });
    expect(await prisma().recoveryCode.count()).toBe(0);
    expect(await prisma().auditLog.findMany()).toMatchObject([
      { actorId: admin.id, action: 'user.reset_factors', subjectType: 'user', subjectId: user.id },
    ]);
    expect((await lettersTo(user.email)).at(-1)).toMatchObject({ props: { change: 'reset' } });
    expect((await client.delete(path, { password })).status).toBe(204);
    expect(await prisma().auditLog.count()).toBe(1);
    expect((await client.delete('/api/users/999999/second-factors', { password })).status).toBe(404);
  });

  it('if an admin, can only be helped by npm run admin', async () => {
    const admin = await makeDueAdmin();
    const client = await signedIn(admin);
    await setUpApp(client);
    expect(await resetFactorsOf(admin.email.toUpperCase())).toBe(true);
    expect((await client.get('/api/user')).body).toMatchObject({ data: { second_factor_due: true } });
    expect(await prisma().recoveryCode.count()).toBe(0);
    expect(await prisma().auditLog.findMany()).toMatchObject([
      { actorId: null, action: 'user.reset_factors', subjectId: admin.id },
    ]);
    expect(await resetFactorsOf('niemand@kustverblijf.test')).toBe(false);
    await expect(resetFactorsOf('geen adres')).rejects.toThrow('e-mailadres');
  });
});

describe('the demo world’s own admin', () => {
  it('is exempt on the embedded database, recognised by the password in its data folder, and nowhere else', async () => {
    const waived = await signedIn(await makeDueAdmin({ secondFactorWaived: true }));
    const another = await signedIn(await makeDueAdmin());
    expect((await waived.get('/api/users')).status).toBe(403);
    const file = path.join(testDataDir, 'postgres.json');
    writeFileSync(file, JSON.stringify({ password: new URL(testDatabaseUrl).password }));
    expect((await waived.get('/api/users')).status).toBe(200);
    expect((await another.get('/api/users')).status).toBe(403);
    rmSync(file);
    expect((await waived.get('/api/users')).status).toBe(403);
  });
});
