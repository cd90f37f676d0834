/**
 * Replaces server/auth/password-cost.ts (vitest.config.ts) with the minimum cost of argon2id. The site's real cost is
 * tested in server/auth/passwords.test.ts.
 */
import type { PasswordCost } from '@/server/auth/password-cost';

export const passwordCost: PasswordCost = { memory: 8, passes: 1, parallelism: 1 };
