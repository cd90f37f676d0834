import { beforeEach, describe, expect, it } from 'vitest';
import type { UserDto } from '@/lib/accounts/contract';
import { accountTexts } from '@/lib/texts/accounts';
import { TokenKind } from '@/prisma/generated/enums';
import { issueToken } from '@/server/features/account-safety/user-tokens';
import { prisma, transaction } from '@/server/db';
import { makeUser } from '@/tests/factories/user';
import { lettersTo, makeMember, password } from '@/tests/support/accounts';
import { signedIn, visitor } from '@/tests/support/client';
import type { TestClient } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { auditEntries, signedInAdmin } from '@/tests/support/moderation';

beforeEach(truncateAll);

const reason = 'Drie gasten meldden dat deze woning niet bestaat.';
const suspend = (client: TestClient, { id }: { id: number }, suspended = true) =>
  client.put<{ data: UserDto }>(`/api/users/${id}/suspension`, { suspended, reason });
const login = (email: string, given = password) => visitor().post('/login', { email, password: given });

describe('suspending an account', () => {
  it('ends its sessions at once and is logged with the reason', async () => {
    const [user, { admin, client }] = [await makeMember(), await signedInAdmin()];
    const mine = await signedIn(user);
    const { status, body } = await suspend(client, user);
    expect([status, body.data.suspended_at]).toEqual([200, expect.stringMatching(/^\d{4}-/)]);
    expect((await mine.get('/api/user')).status).toBe(401);
    expect(await prisma().session.count({ where: { userId: user.id } })).toBe(0);
    expect(await auditEntries()).toEqual([
      {
        actorId: admin.id,
        action: 'user.suspend',
        subjectType: 'user',
        subjectId: user.id,
        details: { reason },
      },
    ]);
    const shown = await client.get<{ data: UserDto }>(`/api/users/${user.id}`);
    expect(shown.body.data.suspension_reason).toBe(reason);
    expect(await lettersTo(user.email)).toMatchObject([
      { template: 'account-suspension', props: { suspended: true, reason } },
    ]);
    const lifted = await suspend(client, user, false);
    expect(lifted.body.data).toMatchObject({ suspended_at: null, suspension_reason: null });
    expect((await auditEntries()).map(({ action }) => action)).toEqual(['user.suspend', 'user.unsuspend']);
    expect((await login(user.email)).status).toBe(200);
  });

  it('invalidates its links of every kind; only undoing a change of address works again afterwards', async () => {
    const [user, { client }] = [await makeMember(), await signedInAdmin()];
    const made = new Map<string, string>();
    for (const kind of Object.values(TokenKind)) {
      const names = {
        newEmail: kind === 'change_email' ? 'x@kustverblijf.test' : undefined,
        oldEmail: kind === 'undo_email_change' ? user.email : undefined,
      };
      made.set(kind, await transaction((tx) => issueToken(tx, { userId: user.id, kind, ...names })));
    }
    await suspend(client, user);
    expect(await prisma().userToken.findMany({ where: { usedAt: null }, select: { kind: true } })).toEqual([
      { kind: 'undo_email_change' },
    ]);
    const undo = () =>
      visitor().post('/api/email/undo-change', { token: made.get('undo_email_change') ?? '' });
    expect((await undo()).status).toBe(422);
    await suspend(client, user, false);
    expect((await undo()).status).toBe(200);
  });

  it('is shown when signing in, only after the right password', async () => {
    const [user, { client }] = [await makeMember(), await signedInAdmin()];
    await suspend(client, user);
    const right = await login(user.email);
    expect([right.status, right.body]).toMatchObject([
      422,
      { errors: { email: [accountTexts.login.suspended()] } },
    ]);
    const wrong = await login(user.email, 'geraden-woord');
    expect([wrong.status, wrong.body]).toMatchObject([
      422,
      { errors: { email: [accountTexts.login.failed] } },
    ]);
    // The right password is not a failure that locks anyone out.
    for (let n = 0; n < 12; n += 1) expect((await login(user.email)).status).toBe(422);
  });

  it('twice changes nothing more', async () => {
    const [user, { client }] = [await makeMember(), await signedInAdmin()];
    const { body } = await suspend(client, user);
    expect((await suspend(client, user)).body.data.suspended_at).toBe(body.data.suspended_at);
    expect(await auditEntries()).toHaveLength(1);
    await suspend(client, user, false);
    await suspend(client, user, false);
    expect(await auditEntries()).toHaveLength(2);
  });

  it('is for admins, never on their own account, and on another admin only with the password', async () => {
    const { admin, client } = await signedInAdmin();
    const [user, other] = [await makeMember(), await makeMember({ roleId: 3 })];
    expect((await suspend(client, admin)).status).toBe(403);
    expect((await suspend(await signedIn(user), other)).status).toBe(403);
    expect((await suspend(visitor(), user)).status).toBe(401);
    expect((await suspend(client, { id: 999_999 })).status).toBe(404);
    await prisma().session.updateMany({ data: { passwordAt: new Date(Date.now() - 11 * 60_000) } });
    expect((await suspend(client, other)).status).toBe(423);
    expect((await suspend(client, user)).status).toBe(200);
    expect(await prisma().user.count({ where: { suspendedAt: { not: null } } })).toBe(1);
  });

  it.each([
    ['suspended', { reason }],
    ['suspended', { suspended: 'ja', reason }],
    ['reason', { suspended: true }],
    ['reason', { suspended: true, reason: '  ' }],
    ['reason', { suspended: true, reason: 'x'.repeat(1001) }],
  ])('is refused for an invalid %s: %j', async (field, body) => {
    const [user, { client }] = [await makeMember(), await signedInAdmin()];
    const answer = await client.put<{ errors: object }>(`/api/users/${user.id}/suspension`, body);
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
  });

  it('of an admin who impersonates somebody ends that too', async () => {
    const [user, { client }] = [await makeUser(), await signedInAdmin()];
    const other = await makeMember({ roleId: 3 });
    const acting = await signedIn(other);
    await acting.post(`/api/impersonate/${user.id}`, { reason: 'Op vraag van de verhuurder.' });
    expect((await suspend(client, other)).status).toBe(200);
    expect((await acting.get('/api/user')).status).toBe(401);
    expect(await prisma().session.count({ where: { impersonatorId: other.id } })).toBe(0);
  });
});
