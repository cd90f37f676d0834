/**
 * In the place of server/auth/password-cost.ts (vitest.config.ts): the least that argon2id takes. What the site spends is
 * tested in server/auth/passwords.test.ts.
 */
import type { PasswordCost } from '@/server/auth/password-cost';

export const passwordCost: PasswordCost = { memory: 8, passes: 1, parallelism: 1 };
