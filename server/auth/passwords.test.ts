import { describe, expect, it } from 'vitest';
import { hashPassword, needsRehash, verifyPassword } from '@/server/auth/passwords';

describe('a stored password', () => {
  it('is an argon2id hash that names its parameters, with a salt of its own', async () => {
    const [first, second] = await Promise.all([hashPassword('zeemeeuw'), hashPassword('zeemeeuw')]);
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(first).not.toBe(second);
  });

  it('is recognised, however its characters were composed', async () => {
    const stored = await hashPassword('cafe\u0301 aan zee');
    expect(await verifyPassword('caf\u00e9 aan zee', stored)).toBe(true);
    expect(await verifyPassword('cafe aan zee', stored)).toBe(false);
  });

  it('of other makers is read too', async () => {
    // From the reference implementation: echo -n password | argon2 somesalt -id -t 2 -k 65536 -p 1 -l 24
    const stored = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
    expect(await verifyPassword('password', stored)).toBe(true);
    expect(needsRehash(stored)).toBe(true);
  });

  it.each([null, undefined, '', 'onzin', '$argon2id$v=19$m=1,t=1,p=1$x$y'])(
    'that is not there (%s) is never right',
    async (stored) => {
      expect(await verifyPassword('zeemeeuw', stored)).toBe(false);
    },
  );

  it('needs no new hash when made today', async () => {
    expect(needsRehash(await hashPassword('zeemeeuw'))).toBe(false);
  });

  it('with stronger parameters behind it is asked for', () => {
    expect(
      needsRehash(
        '$argon2id$v=19$m=19456,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
      ),
    ).toBe(true);
  });
});
