import { afterAll, describe, expect, it, vi } from 'vitest';
import { makeMember, password } from '@/tests/support/accounts';
import { visitor } from '@/tests/support/client';

vi.stubEnv('APP_URL', 'https://kust.example');
afterAll(() => void vi.unstubAllEnvs());

describe('over https', () => {
  it('cookies are Secure, and only this host can set the session cookie', async () => {
    const { email } = await makeMember();
    const client = visitor();
    const answer = await client.post('/login', { email, password, remember: true });
    expect(answer.headers.getSetCookie()).toEqual([
      expect.stringMatching(
        /^__Host-next-auth\.session-token=.+; Path=\/; SameSite=Lax; HttpOnly; Secure; Max-Age=2592000$/,
      ),
      'signed_in=1; Path=/; SameSite=Lax; Secure; Max-Age=2592000',
      expect.stringMatching(
        /^__Host-known_browser=.+; Path=\/; SameSite=Lax; HttpOnly; Secure; Max-Age=15552000$/,
      ),
      expect.stringMatching(/^XSRF-TOKEN=.+; Path=\/; SameSite=Lax; Secure; Max-Age=43200$/),
    ]);
    expect((await client.get('/api/user')).status).toBe(200);
    const sealed = client.cookies.get('__Host-next-auth.session-token') ?? '';
    for (const name of ['next-auth.session-token', '__Secure-next-auth.session-token']) {
      const planted = visitor();
      planted.cookies.set(name, sealed);
      expect((await planted.get('/api/user')).status, name).toBe(401);
    }
    const { text } = await client.get('/api/openapi.json');
    expect(text).toContain('"name":"__Host-next-auth.session-token"');
  });
});
