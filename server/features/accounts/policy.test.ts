import { describe, expect, it } from 'vitest';
import type { Actor, RoleId } from '@/server/auth/actor';
import {
  mayChangeRole,
  mayEditUser,
  mayExportUser,
  mayImpersonate,
  mayListUsers,
  mayReadUser,
  maySetPassword,
} from '@/server/features/accounts/policy';
import type { Target } from '@/server/features/accounts/policy';
import { makeActor } from '@/tests/factories/actor';

const actor = (roleId: RoleId, changes: Partial<Actor> = {}) => makeActor({ roleId, ...changes });
const target = (changes: Partial<Target> = {}): Target => ({
  id: 2,
  roleId: 1,
  emailVerifiedAt: new Date(),
  suspendedAt: null,
  isCoLandlordOfActor: false,
  ...changes,
});
const [landlord, coLandlord, admin] = [actor(1), actor(2), actor(3)];
const self = target({ id: 1 });

describe('accounts', () => {
  it.each([
    ['landlord', landlord, true],
    ['co-landlord', coLandlord, false],
    ['admin', admin, true],
  ])('the list for a %s', (_name, who, expected) => {
    expect(mayListUsers(who)).toBe(expected);
  });

  it.each([
    ['oneself', landlord, self, [true, true, true, true]],
    ['a stranger', landlord, target(), [false, false, false, false]],
    ['a co-landlord of mine', landlord, target({ isCoLandlordOfActor: true }), [true, false, false, false]],
    ['an admin', admin, target(), [true, true, false, false]],
    ['an admin in my place', actor(1, { impersonatorId: 9 }), self, [true, true, true, false]],
  ])('%s', (_name, who, whom, expected) => {
    const asked = [mayReadUser, mayEditUser, maySetPassword, mayExportUser].map((may) => may(who, whom));
    expect(asked).toEqual(expected);
  });
});

describe('roles', () => {
  it.each([
    ['oneself: co-landlord to landlord', coLandlord, { id: 1, roleId: 2 }, 1, true],
    ['oneself: no change', landlord, { id: 1, roleId: 1 }, 1, true],
    ['oneself: landlord to admin', landlord, { id: 1, roleId: 1 }, 3, false],
    ['oneself: co-landlord to admin', coLandlord, { id: 1, roleId: 2 }, 3, false],
    ['oneself: admin to landlord', admin, { id: 1, roleId: 3 }, 1, false],
    ['another by a landlord', landlord, { id: 2, roleId: 2 }, 1, false],
    ['another by an admin: landlord', admin, { id: 2, roleId: 2 }, 1, true],
    ['another by an admin: admin', admin, { id: 2, roleId: 1 }, 3, true],
    ['another by an admin: no longer admin', admin, { id: 2, roleId: 3 }, 1, true],
    ['another by an admin: co-landlord', admin, { id: 2, roleId: 1 }, 2, false],
  ] as const)('%s', (_name, who, whom, to, expected) => {
    expect(mayChangeRole(who, whom, to)).toBe(expected);
  });
});

describe('impersonation', () => {
  it.each([
    ['a landlord', admin, {}, true],
    ['a co-landlord', admin, { roleId: 2 }, true],
    ['an admin', admin, { roleId: 3 }, false],
    ['oneself', admin, { id: 1 }, false],
    ['somebody unconfirmed', admin, { emailVerifiedAt: null }, false],
    ['somebody suspended', admin, { suspendedAt: new Date() }, false],
    ['by a landlord', landlord, {}, false],
    ['by who is impersonating', actor(3, { impersonatorId: 9 }), {}, false],
  ] as const)('as %s', (_name, who, changes, expected) => {
    expect(mayImpersonate(who, target(changes))).toBe(expected);
  });
});
