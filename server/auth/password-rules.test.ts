import { describe, expect, it } from 'vitest';
import { findPasswordFault } from '@/server/auth/password-rules';

const owner = { firstName: 'Marie-Claire', lastName: 'Van den Bossche', email: 'mc.vdb@kustverblijf.test' };

describe('a new password', () => {
  it.each([
    'een lange zin over de zee',
    'zeemeeuw-42-duin',
    'kust-demo-2026',
    'Xk92!mPq0z',
    'alleenmaarkleineletters',
    '7392058416273',
    'x9'.repeat(3) + 'oesterbank',
  ])('%s is taken: no kind of character is asked for', async (password) => {
    expect(await findPasswordFault(password, owner)).toBeNull();
  });

  it.each([
    '1234567890',
    'qwertyuiop',
    'aaaaaaaaaa',
    'password1234',
    'p@ssw0rd123',
    'wachtwoord123',
    'welkom12345',
    'kustverblijf',
    'abcdefghij',
    'a'.repeat(200),
  ])('%s is too easy to guess', async (password) => {
    expect(await findPasswordFault(password, owner)).toBe('too_common');
  });

  it.each([
    'mc.vdb@kustverblijf.test',
    'MarieClaire1',
    'marie-claire-2026',
    'VandenBossche!',
    'bosschemarie99',
    'Bóssche-Márie-1',
  ])('%s is the own name or address', async (password) => {
    expect(await findPasswordFault(password, owner)).toBe('own_name');
  });

  it('may hold a name among enough else', async () => {
    expect(await findPasswordFault('marie danst op de pier', owner)).toBeNull();
  });

  it('is judged as fast at its longest', async () => {
    const long = Array.from({ length: 200 }, (_, n) => String.fromCodePoint(33 + ((n * 37) % 90))).join('');
    const start = performance.now();
    expect(await findPasswordFault(long, owner)).toBeNull();
    expect(performance.now() - start).toBeLessThan(2000);
  });
});
