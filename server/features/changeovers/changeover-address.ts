import 'server-only';

import { randomBytes } from 'node:crypto';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { env } from '@/server/env';

interface Answer {
  data: { url: string | null };
}

const answer = (secret: string | undefined): Answer => ({
  data: { url: secret === undefined ? null : `${env.APP_URL}/api/changeovers/${secret}` },
});

/** GET /api/user/changeovers/address: the secret address of the user's calendar of changeovers, if they have one. */
export async function getChangeoverAddress({ actor }: { actor: Actor }): Promise<Answer> {
  const row = await prisma().changeoverAddress.findUnique({ where: { userId: actor.id } });
  return answer(row?.secret);
}

/** POST /api/user/changeovers/address: gives it a new address; the old one stops working. */
export async function renewChangeoverAddress({ actor }: { actor: Actor }): Promise<Answer> {
  const secret = randomBytes(32).toString('base64url');
  await prisma().changeoverAddress.upsert({
    where: { userId: actor.id },
    create: { userId: actor.id, secret },
    update: { secret },
  });
  return answer(secret);
}
