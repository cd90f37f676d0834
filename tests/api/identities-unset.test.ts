import { describe, expect, it } from 'vitest';
import { signInProviders } from '@/server/features/accounts/providers';
import { visitor } from '@/tests/support/client';

describe('signing in with an identity provider, not configured', () => {
  it('has no button', () => {
    expect(signInProviders()).toEqual([]);
  });

  it.each(['/api/auth/csrf', '/api/auth/providers', '/api/auth/callback/oidc', '/api/auth/callback/google'])(
    'answers as if it did not exist: %s',
    async (path) => {
      const [answer, unknown] = [await visitor().get(path), await visitor().get('/api/bestaat-niet')];
      expect([answer.status, answer.body]).toEqual([404, unknown.body]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    },
  );

  it('gives the same answer when started', async () => {
    const answer = await visitor().post('/api/auth/signin/oidc', { csrfToken: 'x' }, { csrf: false });
    expect([answer.status, answer.headers.getSetCookie()]).toEqual([404, []]);
  });
});
