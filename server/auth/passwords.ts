import 'server-only';

import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { passwordCost } from '@/server/auth/password-cost';
import type { PasswordCost } from '@/server/auth/password-cost';

/**
 * Stored passwords: argon2id with OWASP's parameters, as a PHC string that includes them, so that they can be raised
 * later: `needsRehash` finds the older hashes. `password-rules.ts` has the rules for new passwords.
 */
const derive = promisify(argon2);

const current = passwordCost;
const saltLength = 16;
const tagLength = 32;

const phcShape = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([\w+/]{11,86})\$([\w+/]{22,86})$/;

/** The same characters can be typed as different code points; both count as the same password. */
const bytesOf = (password: string) => Buffer.from(password.normalize('NFKC'), 'utf8');
const toBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

function compute(
  password: string,
  salt: Uint8Array,
  length: number,
  parameters: PasswordCost,
): Promise<Buffer> {
  return derive('argon2id', { message: bytesOf(password), nonce: salt, tagLength: length, ...parameters });
}

function write({ memory, passes, parallelism }: PasswordCost, salt: Uint8Array, tag: Uint8Array): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${toBase64(salt)}$${toBase64(tag)}`;
}

function read(phc: string): { parameters: PasswordCost; salt: Buffer; tag: Buffer } | null {
  const [, memory, passes, parallelism, salt, tag] = phcShape.exec(phc) ?? [];
  if (!salt || !tag) return null;
  return {
    parameters: { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) },
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  };
}

/** The PHC string to store, with a fresh salt. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  return write(current, salt, await compute(password, salt, tagLength, current));
}

/** Used when there is no account or no password: takes as much work as a real hash and never matches. */
const nobody = write(current, Buffer.alloc(saltLength), Buffer.alloc(tagLength));

/** Whether a password matches the stored hash. Without one it takes the same time and returns false. */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const known = read(stored ?? '') ?? read(nobody);
  if (!known) return false;
  const { parameters, salt, tag } = known;
  const isEqual = timingSafeEqual(await compute(password, salt, tag.length, parameters), tag);
  return isEqual && Boolean(stored) && stored !== nobody;
}

/** Whether a stored hash was made with other parameters than today's. */
export function needsRehash(stored: string): boolean {
  const parameters = read(stored)?.parameters;
  return (
    !parameters ||
    parameters.memory !== current.memory ||
    parameters.passes !== current.passes ||
    parameters.parallelism !== current.parallelism
  );
}
