import 'server-only';

import { createHmac, randomInt } from 'node:crypto';
import type { Tx } from '@/server/db';
import { keyOf, readingKeys } from '@/server/keys';

/** Codes for one use each, for when app or passkey are lost. Without characters that look alike. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const codeLength = 10;
const codeCount = 10;
const shape = new RegExp(`^[${alphabet}]{${codeLength}}$`);

const purpose = 'second-factors/recovery-code';

/** Some 50 bits each, hashed with a key that the database does not hold, so that trying them all is no use. */
const hashCode = (key: Buffer | string, userId: number, code: string) =>
  createHmac('sha256', key).update(`${userId}:${code}`).digest('hex');

const makeCode = () =>
  Array.from({ length: codeLength }, () => alphabet[randomInt(alphabet.length)]).join('');

/** Ten new codes that replace all earlier ones, as a person reads them: 'ABCDE-FGH23'. */
export async function replaceRecoveryCodes(tx: Tx, userId: number): Promise<string[]> {
  const codes = new Set<string>();
  while (codes.size < codeCount) codes.add(makeCode());
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({
    data: [...codes].map((code) => ({ userId, codeHash: hashCode(keyOf(purpose), userId, code) })),
  });
  return [...codes].map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

/** Uses a code, without spaces and hyphens; false when it is unknown or was used. Of two uses at once one wins. */
export async function spendRecoveryCode(tx: Tx, userId: number, code: string): Promise<boolean> {
  if (!shape.test(code)) return false;
  // Those made under the previous secret too: nobody but their owner has them, to hash them anew.
  const hashes = readingKeys(purpose).map((key) => hashCode(key, userId, code));
  const { count } = await tx.recoveryCode.updateMany({
    where: { userId, codeHash: { in: hashes }, usedAt: null },
    data: { usedAt: new Date() },
  });
  return count === 1;
}

/** How many can still be used. */
export const countRecoveryCodes = (tx: Tx, userId: number) =>
  tx.recoveryCode.count({ where: { userId, usedAt: null } });
