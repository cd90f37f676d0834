import 'server-only';

import webPush from 'web-push';
import type { RequestDetails } from 'web-push';
import type { PushNote } from '@/lib/push/note';
import type { PushSubscription } from '@/prisma/generated/client';
import { prisma } from '@/server/db';
import { env } from '@/server/env';
import { describeEvent } from '@/server/features/push/describe-event';
import { FAILING_MS, NEWS_MS, PUSH_TTL } from '@/server/features/push/limits';
import { makePostNote } from '@/server/features/push/post-note';
import type { PostNote } from '@/server/features/push/post-note';
import { loadPushKeys } from '@/server/features/push/push-keys';
import type { JobPayloads } from '@/server/jobs/payloads';
import { log } from '@/server/log';

/** Allows public addresses only. */
const postNote = makePostNote([]);

/** Encrypted for that browser (RFC 8291), and signed as proof to the push service that it is ours (RFC 8292). */
async function wrap({ endpoint, p256dh, auth }: PushSubscription, note: PushNote): Promise<RequestDetails> {
  const vapidDetails = { subject: `mailto:${env.CONTACT_EMAIL}`, ...(await loadPushKeys()) };
  const options = { vapidDetails, TTL: PUSH_TTL, contentEncoding: 'aes128gcm' } as const;
  return webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(note), options);
}

const forget = ({ id, endpoint }: PushSubscription) =>
  prisma().pushSubscription.deleteMany({ where: { id, endpoint } });

/** Forgets a device that has failed for days. */
async function noteFailure({ id, failingSince }: PushSubscription, now: Date): Promise<boolean> {
  const since = failingSince ?? now;
  const isOver = now.getTime() - since.getTime() >= FAILING_MS;
  if (isOver) await prisma().pushSubscription.deleteMany({ where: { id } });
  else await prisma().pushSubscription.updateMany({ where: { id }, data: { failingSince: since } });
  return isOver;
}

/**
 * The job 'send-push': tells one device of one event. Devices that are gone, and internal addresses, are
 * forgotten.
 * @throws Error for a failure that another try may mend, so that the queue retries, for two hours; it contains no address
 */
export async function sendPush(
  { subscriptionId, about, id, at }: JobPayloads['send-push'],
  post: PostNote = postNote,
  now = new Date(),
): Promise<void> {
  const found = await prisma().pushSubscription.findUnique({
    where: { id: subscriptionId },
    include: { user: { select: { suspendedAt: true } } },
  });
  if (!found || found.user?.suspendedAt) return;
  const note = await describeEvent({ about, id }, found);
  if (!note) return;
  const result = await post(await wrap(found, note));
  if (result.kind === 'gone' || result.kind === 'forbidden') return void (await forget(found));
  if (result.kind === 'later') {
    const isNews = now.getTime() - Date.parse(at) < NEWS_MS;
    if ((await noteFailure(found, now)) || !isNews) return;
    throw new Error(`a notification was not taken: ${result.status ?? 'no answer'}`);
  }
  if (result.kind === 'refused') log.warn({ status: result.status, about }, 'a notification was refused');
  else if (found.failingSince)
    await prisma().pushSubscription.updateMany({ where: { id: found.id }, data: { failingSince: null } });
}
