/** Shared by tests of accounts. */
import type { Prisma, User } from '@/prisma/generated/client';
import { hashPassword } from '@/server/auth/passwords';
import { prisma } from '@/server/db';
import { makeAdmin, makeUser } from '@/tests/factories/user';
import { solvedBotCheck } from './bot-check';

/** A password that the rules accept. */
export const password = 'zeemeeuw-42-duin';
export const newPassword = 'garnaal-op-toast-7';

let hash: Promise<string> | undefined;

/** A landlord with a confirmed address who signs in with `password`. */
export async function makeMember(overrides: Partial<Prisma.UserUncheckedCreateInput> = {}): Promise<User> {
  hash ??= hashPassword(password);
  return makeUser({ passwordHash: await hash, ...overrides });
}

/** An admin with a second factor, whose password is `password`. */
export async function makeAdminMember(
  overrides: Partial<Prisma.UserUncheckedCreateInput> = {},
): Promise<User> {
  hash ??= hashPassword(password);
  return makeAdmin({ passwordHash: await hash, ...overrides });
}

/** What the registration form sends; by default with a fresh bot check `token`. */
export async function registration(changes: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  return {
    first_name: 'Lotte',
    last_name: 'Verbeke',
    email: 'lotte@kustverblijf.test',
    password,
    date_of_birth: '1988-03-14',
    token: 'token' in changes ? changes.token : await solvedBotCheck(),
    ...changes,
  };
}

/** The mails to an address, oldest first. */
export function lettersTo(recipient: string) {
  return prisma().outgoingMail.findMany({
    where: { recipient },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: { template: true, props: true },
  });
}

/** The token in the newest mail to an address. */
export async function mailedToken(recipient: string): Promise<string> {
  const props = (await lettersTo(recipient)).at(-1)?.props;
  const token = typeof props === 'object' && props !== null ? Reflect.get(props, 'token') : undefined;
  if (typeof token !== 'string') throw new Error(`no token was mailed to ${recipient}`);
  return token;
}
