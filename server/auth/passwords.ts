import 'server-only';

import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { passwordCost } from '@/server/auth/password-cost';
import type { PasswordCost } from '@/server/auth/password-cost';

/**
 * Passwords at rest: argon2id with OWASP's parameters, stored as a PHC string that names them, so that they can be
 * raised later: `needsRehash` tells which hashes are older. `password-rules.ts` has the rules for new ones.
 */
const derive = promisify(argon2);

const current = passwordCost;
const saltLength = 16;
const tagLength = 32;

const phcShape = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,3}),p=(\d{1,2})\$([\w+/]{11,86})\$([\w+/]{22,86})$/;

/** The same characters can be typed as different code points; both are the same password. */
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

/** The PHC string to store, with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength);
  return write(current, salt, await compute(password, salt, tagLength, current));
}

/** For an account without a password, or none at all: as much work as a real one, and never right. */
const nobody = write(current, Buffer.alloc(saltLength), Buffer.alloc(tagLength));

/** Whether a password is the stored one. Without a stored one it costs the same time and is false. */
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
