import 'server-only';

import { createHmac, randomInt } from 'node:crypto';
import type { Tx } from '@/server/db';
import { keyOf, readingKeys } from '@/server/keys';

/** Single-use codes for when the app or passkey is lost. Without characters that look alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const codeLength = 10;
const codeCount = 10;
const shape = new RegExp(`^[${alphabet}]{${codeLength}}$`);

const purpose = 'second-factors/recovery-code';

/** About 50 bits each, hashed with a key that is not in the database, so that trying all of them is useless. */
const hashCode = (key: Buffer | string, userId: number, code: string) =>
  createHmac('sha256', key).update(`${userId}:${code}`).digest('hex');

const makeCode = () =>
  Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Creates ten new codes that replace all earlier ones, as a person reads them: 'ABCDE-FGH23'. */
export async function replaceRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < codeCount) codes.add(makeCode());
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({
    data: [...codes].map((code) => ({ userId, codeHash: hashCode(keyOf(purpose), userId, code) })),
  });
  return [...codes].map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** Uses up a code, without spaces and hyphens; false if it is unknown or already used. Of two uses at once one wins. */
export async function spendRecoveryCode(tx: Tx, userId: number, code: string): Promise<boolean> {
  if (!shape.test(code)) return false;
  // Also accepts hashes under the previous secret: only the owners have their codes, so they cannot be rehashed.
  const hashes = readingKeys(purpose).map((key) => hashCode(key, userId, code));
  const { count } = await tx.recoveryCode.updateMany({
    where: { userId, codeHash: { in: hashes }, usedAt: null },
    data: { usedAt: new Date() },
  });
  return count === 1;
}

/** The number of unused codes. */
export const countRecoveryCodes = (tx: Tx, userId: number) =>
  tx.recoveryCode.count({ where: { userId, usedAt: null } });
