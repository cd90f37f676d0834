import 'server-only';

export interface PasswordCost {
  /** KiB */
  memory: number;
  passes: number;
  parallelism: number;
}

/**
 * What hashing a password takes: OWASP's parameters for argon2id. Tests with a database hash for next to nothing
 * (tests/support/password-cost.ts); no setting changes it.
 */
export const passwordCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
