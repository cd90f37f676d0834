import 'server-only';

import { createHash, ECDH } from 'node:crypto';
import type { PushEndpointInput, PushSubscriptionInput } from '@/lib/push/contract';
import type { PushSetUp } from '@/lib/push/set-up';
import { pushTexts } from '@/lib/texts/push';
import type { Actor } from '@/server/auth/actor';
import { deviceOf } from '@/server/auth/device';
import { prisma, transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { env } from '@/server/env';
import { holdSession } from '@/server/features/account-safety/require-live-session';
import { MAX_DEVICES } from '@/server/features/push/limits';
import { mayTurnOnPush } from '@/server/features/push/policy';
import { loadPushKeys } from '@/server/features/push/push-keys';
import { getStayOf } from '@/server/features/requests/guest-tokens';
import { DomainError, authorize, invalid } from '@/server/http/errors';
import { lockBookingRequest } from '@/server/lock-order';

/** Whose device it is: an account's, or that of the guest of a stay. */
type Owner =
  | { userId: number; sessionId: string; bookingRequestId: null }
  | { userId: null; sessionId: null; bookingRequestId: number };

/**
 * @throws DomainError not_found for a token that opens no stay; unauthenticated without either; second_factor_due, and
 *   forbidden while acting as somebody else
 */
async function ownerOf(actor: Actor | null, stayToken: string | undefined): Promise<Owner> {
  if (stayToken !== undefined)
    return { userId: null, sessionId: null, bookingRequestId: await getStayOf(stayToken) };
  if (!actor) throw new DomainError('unauthenticated');
  if (actor.secondFactorDue) throw new DomainError('second_factor_due');
  authorize(mayTurnOnPush(actor));
  return { userId: actor.id, sessionId: actor.sessionId, bookingRequestId: null };
}

const devicesOf = ({ userId, bookingRequestId }: Owner) => ({ userId, bookingRequestId });

/** Rejects a key that is no point on the curve: nothing could be encrypted for it. */
function demandKey(p256dh: string): void {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', 'hex', 'uncompressed');
  } catch {
    throw invalid({ 'keys.p256dh': [pushTexts.badKey] });
  }
}

/** Locks the owner, so that devices are counted one after the other, and none outlives the session or the guest. */
async function holdOwner(tx: Tx, owner: Owner, actor: Actor | null): Promise<void> {
  if (owner.userId === null) {
    const stay = await lockBookingRequest(tx, owner.bookingRequestId);
    if (!stay?.hasGuest) throw new DomainError('not_found');
  } else if (actor) await holdSession(tx, actor);
}

interface SaveInput {
  actor: Actor | null;
  body: PushSubscriptionInput;
  headers: Headers;
}

/**
 * POST /api/push-subscriptions: turns notifications on in a browser. A browser of another account becomes this one's.
 * @throws DomainError not_found, unauthenticated, second_factor_due, forbidden; invalid on `endpoint` and `keys`
 */
export async function savePushSubscription({ actor, body, headers }: SaveInput): Promise<void> {
  const { endpoint, keys, stay_token: stayToken } = body;
  const owner = await ownerOf(actor, stayToken);
  demandKey(keys.p256dh);
  const { userId, sessionId, bookingRequestId } = owner;
  await transaction(async (tx) => {
    await holdOwner(tx, owner, actor);
    await tx.$executeRaw`
      INSERT INTO push_subscriptions (user_id, session_id, booking_request_id, endpoint, p256dh, auth, device)
      VALUES (${userId}::int, ${sessionId}, ${bookingRequestId}::int, ${endpoint}, ${keys.p256dh}, ${keys.auth},
        ${deviceOf(headers)})
      ON CONFLICT (endpoint, booking_request_id) DO UPDATE SET user_id = EXCLUDED.user_id,
        session_id = EXCLUDED.session_id, p256dh = EXCLUDED.p256dh, auth = EXCLUDED.auth, device = EXCLUDED.device,
        failing_since = NULL, created_at = now()`;
    const kept = await tx.pushSubscription.findMany({
      where: devicesOf(owner),
      select: { id: true },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      take: MAX_DEVICES,
    });
    await tx.pushSubscription.deleteMany({
      where: { ...devicesOf(owner), id: { notIn: kept.map(({ id }) => id) } },
    });
  });
}

interface RemoveInput {
  actor: Actor | null;
  body: PushEndpointInput;
}

/**
 * DELETE /api/push-subscriptions: turns them off in a browser, for this account or stay; repeating it changes nothing.
 * @throws DomainError not_found, unauthenticated, second_factor_due, forbidden
 */
export async function removePushSubscription({ actor, body }: RemoveInput): Promise<void> {
  const owner = await ownerOf(actor, body.stay_token);
  await prisma().pushSubscription.deleteMany({ where: { ...devicesOf(owner), endpoint: body.endpoint } });
}

/** For the page of an account or a stay; null if no service worker is served, which would have to show them. */
export async function findPushSetUp(
  owner: { userId: number } | { bookingRequestId: number },
): Promise<PushSetUp | null> {
  if (env.OFFLINE_PAGE === 'off') return null;
  const [{ publicKey }, rows] = await Promise.all([
    loadPushKeys(),
    prisma().pushSubscription.findMany({ where: owner, select: { endpoint: true } }),
  ]);
  const devices = rows.map(({ endpoint }) => createHash('sha256').update(endpoint).digest('hex'));
  return { publicKey, devices };
}
