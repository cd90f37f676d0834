import { afterAll, describe, expect, it, vi } from 'vitest';
import { makeMember, password } from '@/tests/support/accounts';
import { visitor } from '@/tests/support/client';

vi.stubEnv('APP_URL', 'https://kust.example');
afterAll(() => void vi.unstubAllEnvs());

describe('on https', () => {
  it('cookies are Secure, and the session has a name that only https may set', async () => {
    const { email } = await makeMember();
    const client = visitor();
    const answer = await client.post('/login', { email, password, remember: true });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Secure-next-auth\.session-token=.+; Path=\/; SameSite=Lax; HttpOnly; Secure; Max-Age=2592000$/,
      ),
      'signed_in=1; Path=/; SameSite=Lax; Secure; Max-Age=2592000',
    ]);
    expect((await client.get('/api/user')).status).toBe(200);
    const { text } = await client.get('/api/openapi.json');
    expect(text).toContain('"name":"__Secure-next-auth.session-token"');
  });
});
