import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeDueAdmin } from '@/tests/factories/user';
import { makeMember, password } from '@/tests/support/accounts';
import { signedIn, visitor } from '@/tests/support/client';
import { truncateAll } from '@/tests/support/database';
import { factorsPath, setUpApp } from '@/tests/support/second-factors';

vi.stubEnv('SECOND_FACTOR', 'none');
afterAll(() => void vi.unstubAllEnvs());
beforeEach(truncateAll);

describe('with second factors not required', () => {
  it('admins work without one', async () => {
    const client = await signedIn(await makeDueAdmin());
    expect((await client.get('/api/users')).status).toBe(200);
    expect((await client.get('/api/user')).body).toMatchObject({ data: { second_factor_due: false } });
  });

  it('users who have one are asked for it, and may remove it', async () => {
    const admin = await makeMember({ roleId: 3 });
    const client = await signedIn(admin);
    await setUpApp(client);
    const answer = await visitor().post('/login', { email: admin.email, password });
    expect(answer.body).toEqual({ second_factor: true });
    expect((await client.delete(`${factorsPath}/totp`, {})).status).toBe(204);
  });
});
