import 'server-only';

import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from '@/server/auth/actor';
import type { Tx } from '@/server/db';
import { withoutSecrets } from '@/server/secret-paths';

/**
 * A call that an admin makes in somebody's place. Its changes are recorded in their own transaction (`transaction` in
 * server/db does so), so that no use-case can forget it.
 */
export interface ImpersonatedAction {
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
const key = Symbol.for('kustverblijf.impersonated-action');
const store = globalThis as typeof globalThis & { [key]?: AsyncLocalStorage<ImpersonatedAction> };
const storage = (store[key] ??= new AsyncLocalStorage<ImpersonatedAction>());

export const currentAction = (): ImpersonatedAction | undefined => storage.getStore();

/**
 * Runs a call. If an admin makes it as somebody else, `writeDown` is called when no transaction of the call recorded
 * it.
 */
export async function withImpersonatedAction<T>(
  actor: Pick<Actor, 'id' | 'impersonatorId'> | null | undefined,
  request: Request,
  { call, writeDown }: { call: () => Promise<T>; writeDown: () => Promise<void> },
): Promise<T> {
  if (!actor || actor.impersonatorId === null) return call();
  const action: ImpersonatedAction = {
    userId: actor.id,
    adminId: actor.impersonatorId,
    call: `${request.method} ${withoutSecrets(new URL(request.url).pathname)}`,
    told: new WeakSet(),
    isWritten: false,
  };
  return storage.run(action, async () => {
    const result = await call();
    if (!action.isWritten) await writeDown();
    return result;
  });
}

/** Records the deed at the end of its transaction, unless an earlier one or a more specific entry did. */
export async function recordAction(tx: Tx, action: ImpersonatedAction): Promise<void> {
  if (action.isWritten || action.told.has(tx)) return;
  await tx.auditLog.create({
    data: {
      actorId: action.adminId,
      action: 'impersonation.write',
      subjectType: 'user',
      subjectId: action.userId,
      details: { call: action.call, as_user_id: action.userId },
    },
  });
}
