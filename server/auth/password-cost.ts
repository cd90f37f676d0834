import 'server-only';

export interface PasswordCost {
  /** In KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

/**
 * The cost of hashing a password: OWASP's parameters for argon2id. Tests with a database hash at almost no cost
 * (tests/support/password-cost.ts); no setting changes it.
 */
export const passwordCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };
