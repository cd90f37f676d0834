import 'server-only';

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from '@/server/auth/actor';
import type { Tx } from '@/server/db';
import { withoutSecrets } from '@/server/secret-paths';

/**
 * A call that an admin makes in somebody's place. Its changes are recorded in their own transaction (`transaction` in
 * server/db does so), so that no use-case can forget it.
 */
export interface ImpersonatedDeed {
  userId: number;
  adminId: number;
  /** 'PUT /api/listings/12/disable' */
  call: string;
  /** Transactions with a more specific audit entry of their own. */
  told: WeakSet<Tx>;
  /** Whether a committed transaction has recorded it. */
  isWritten: boolean;
}

// The parts of the server are bundled separately but run in one process.
const key = Symbol.for('kustverblijf.impersonated-deed');
const store = globalThis as typeof globalThis & { [key]?: AsyncLocalStorage<ImpersonatedDeed> };
const storage = (store[key] ??= new AsyncLocalStorage<ImpersonatedDeed>());

export const currentDeed = (): ImpersonatedDeed | undefined => storage.getStore();

/**
 * Runs a call. If an admin makes it as somebody else, `writeDown` is called when no transaction of the call recorded
 * it.
 */
export async function inDeedOf<T>(
  actor: Pick<Actor, 'id' | 'impersonatorId'> | null | undefined,
  request: Request,
  { call, writeDown }: { call: () => Promise<T>; writeDown: () => Promise<void> },
): Promise<T> {
  if (!actor || actor.impersonatorId === null) return call();
  const deed: ImpersonatedDeed = {
    userId: actor.id,
    adminId: actor.impersonatorId,
    call: `${request.method} ${withoutSecrets(new URL(request.url).pathname)}`,
    told: new WeakSet(),
    isWritten: false,
  };
  return storage.run(deed, async () => {
    const result = await call();
    if (!deed.isWritten) await writeDown();
    return result;
  });
}

/** Records the deed at the end of its transaction, unless an earlier one or a more specific entry did. */
export async function recordDeed(tx: Tx, deed: ImpersonatedDeed): Promise<void> {
  if (deed.isWritten || deed.told.has(tx)) return;
  await tx.auditLog.create({
    data: {
      actorId: deed.adminId,
      action: 'impersonation.write',
      subjectType: 'user',
      subjectId: deed.userId,
      details: { call: deed.call, as_user_id: deed.userId },
    },
  });
}
