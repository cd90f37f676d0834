import { beforeEach, describe, expect, it, vi } from 'vitest';

/** The CSP under these settings, by directive. */
async function policyWith(settings: Record<string, string>): Promise<Record<string, string>> {
  vi.resetModules();
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { securityHeaders } = await import('./security-headers');
  const policy = securityHeaders(["'nonce-x'"])['Content-Security-Policy'] ?? '';
  return Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.join(' ')];
    }),
  );
}

beforeEach(() => {
  vi.unstubAllEnvs();
  vi.stubEnv('NODE_ENV', 'production');
});

describe('what a page may load', () => {
  it('is our own and no inline script without its nonce', async () => {
    expect(await policyWith({})).toMatchObject({
      'default-src': "'self'",
      'script-src': "'self' 'nonce-x'",
      'img-src': "'self' data: blob:",
      'connect-src': "'self'",
      'worker-src': "'self' blob:",
    });
  });

  it('is also the tiles that are configured, from their host alone', async () => {
    const policy = await policyWith({ MAP_TILES_URL: 'https://tiles.kust.test/osm/{z}/{x}/{y}.png?key=a' });
    expect(policy['img-src']).toBe("'self' data: blob: https://tiles.kust.test");
    expect(policy['connect-src']).toBe("'self' https://tiles.kust.test");
    expect(policy['script-src']).toBe("'self' 'nonce-x'");
  });

  it('is also Google’s map where its key is set', async () => {
    const policy = await policyWith({ NEXT_PUBLIC_GOOGLE_MAPS_KEY: 'key' });
    expect(policy['script-src']).toContain('https://*.googleapis.com');
    expect(policy['img-src']).toContain('https://*.gstatic.com');
    expect(policy['connect-src']).toContain('https://*.googleapis.com');
  });

  it('has no word of Google without it', async () => {
    expect(JSON.stringify(await policyWith({}))).not.toContain('google');
  });
});
