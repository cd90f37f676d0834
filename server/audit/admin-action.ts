import 'server-only';

import { AsyncLocalStorage } from 'node:async_hooks';
import type { AuditAction, AuditSubjectType } from '@/lib/audit-log/actions';
import { aboutOf } from '@/server/audit/about';
import type { Actor } from '@/server/auth/actor';
import type { Tx } from '@/server/db';
import { withoutSecrets } from '@/server/secret-paths';

/**
 * A call that an admin makes in somebody's place, or to what is somebody else's. Its changes are recorded in their own
 * transaction (`transaction` in server/db does so), so that no use-case can forget it.
 */
export interface AdminAction {
  adminId: number;
  /** In whose place; null for admins as themselves. */
  asUserId: number | null;
  /** 'PUT /api/listings/12/disable' */
  call: string;
  /** What the call is about; null if its path does not tell. */
  subject: Subject | null;
  /** Transactions with a more specific audit entry of their own. */
  told: WeakSet<Tx>;
  /** Whether a committed transaction has recorded it. */
  isWritten: boolean;
}

interface Subject {
  type: AuditSubjectType;
  id: number | null;
}

// The parts of the server are bundled separately but run in one process.
const key = Symbol.for('kustverblijf.admin-action');
const store = globalThis as typeof globalThis & { [key]?: AsyncLocalStorage<AdminAction> };
const storage = (store[key] ??= new AsyncLocalStorage<AdminAction>());

export const currentAction = (): AdminAction | undefined => storage.getStore();

const subjectTypes = new Map<string, AuditSubjectType>([
  ['listings', 'listing'],
  ['booking-requests', 'booking_request'],
  ['manual-bookings', 'booking_request'],
  ['contact-requests', 'contact_request'],
  ['reviews', 'review'],
  ['users', 'user'],
]);

/** What a path below /api is about: '/api/listings/12/costs' is about listing 12. Null for anything of the caller's. */
export function subjectOfPath(path: string): Subject | null {
  const [, kind = '', id] = /^\/api\/([a-z-]+)(?:\/(\d{1,9})(?=\/|$))?/.exec(path) ?? [];
  const type = subjectTypes.get(kind);
  return type ? { type, id: id === undefined ? null : Number(id) } : null;
}

interface Watched<T> {
  call: () => Promise<T>;
  writeDown: () => Promise<void>;
  /** Whether the call itself records what admins do as themselves, or needs no entry. */
  isAudited: boolean;
}

/**
 * Runs a call. If an admin makes it as somebody else, or to what is somebody else's, `writeDown` is called when no
 * transaction of the call recorded it.
 */
export async function withAdminAction<T>(
  actor: Pick<Actor, 'id' | 'impersonatorId' | 'isAdmin'> | null | undefined,
  request: Request,
  { call, writeDown, isAudited }: Watched<T>,
): Promise<T> {
  if (!actor) return call();
  const path = withoutSecrets(new URL(request.url).pathname);
  const subject = subjectOfPath(path);
  const isAsThemselves = actor.impersonatorId === null;
  if (isAsThemselves && (!actor.isAdmin || isAudited || !subject)) return call();
  const action: AdminAction = {
    adminId: actor.impersonatorId ?? actor.id,
    asUserId: isAsThemselves ? null : actor.id,
    call: `${request.method} ${path}`,
    subject,
    told: new WeakSet(),
    isWritten: false,
  };
  return storage.run(action, async () => {
    const result = await call();
    if (!action.isWritten) await writeDown();
    return result;
  });
}

/** Records the action at the end of its transaction, unless an earlier one or a more specific entry did. */
export async function recordAction(tx: Tx, action: AdminAction): Promise<void> {
  if (action.isWritten || action.told.has(tx)) return;
  await tx.auditLog.create({ data: entryOf(action) });
}

function entryOf({ adminId, asUserId, call, subject }: AdminAction) {
  const listing = subject?.type === 'listing' && subject.id !== null ? { listing_id: subject.id } : {};
  const entry =
    asUserId === null
      ? ({
          action: 'admin.write' satisfies AuditAction,
          subjectType: subject?.type ?? 'user',
          subjectId: subject ? subject.id : adminId,
          details: { call },
        } as const)
      : ({
          action: 'impersonation.write' satisfies AuditAction,
          subjectType: 'user',
          subjectId: asUserId,
          details: { call, as_user_id: asUserId, ...listing },
        } as const);
  return { actorId: adminId, ...entry, ...aboutOf(entry) };
}
