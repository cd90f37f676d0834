import 'server-only';

import webPush from 'web-push';
import type { VapidKeys } from 'web-push';
import { prisma } from '@/server/db';
import { env } from '@/server/env';
import { seal, unseal } from '@/server/keys';

/**
 * The site's pair of keys (VAPID, RFC 8292), from the environment, or made once and kept in the database, the private
 * one encrypted (docs/rules/push.md#keys).
 */

const of = 'vapid';
const sealed = (privateKey: string) => new Uint8Array(seal('push-key', Buffer.from(privateKey), of));

const stored = () => prisma().pushKeys.findUnique({ where: { id: 1 } });
type Stored = NonNullable<Awaited<ReturnType<typeof stored>>>;

/** Null if it was encrypted under a secret that is gone: then nobody can use that pair any more. */
async function open({ publicKey, privateKey: bytes }: Stored): Promise<VapidKeys | null> {
  const opened = unseal('push-key', bytes, of);
  if (!opened) return null;
  const privateKey = opened.plain.toString();
  if (opened.isStale)
    await prisma().pushKeys.updateMany({ where: { publicKey }, data: { privateKey: sealed(privateKey) } });
  return { publicKey, privateKey };
}

/** Makes the pair if there is none, or to replace an unusable one; of several processes only one succeeds. */
async function make(unusable: Stored | null): Promise<void> {
  if (unusable) await prisma().pushKeys.deleteMany({ where: { publicKey: unusable.publicKey } });
  const { publicKey, privateKey } = webPush.generateVAPIDKeys();
  await prisma().pushKeys.createMany({
    data: { publicKey, privateKey: sealed(privateKey) },
    skipDuplicates: true,
  });
}

/** Reads the pair, and makes it at its first use. */
export async function loadPushKeys(): Promise<VapidKeys> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = env;
  if (publicKey && privateKey) return { publicKey, privateKey };
  const known = await stored();
  const usable = known && (await open(known));
  if (usable) return usable;
  await make(known);
  const made = await stored();
  const opened = made && (await open(made));
  if (!opened) throw new Error('the keys of notifications could not be read back');
  return opened;
}
