import 'server-only';

import { DomainError } from '@/server/http/errors';

/**
 * Forms with files that one account sends at once: each may lie on the disk with 250 MB until it is answered. Counted
 * in the whole process, although its calls are bundled apart.
 */
const MOST_AT_ONCE = 3;

const key = Symbol.for('kustverblijf.uploads');
const store = globalThis as typeof globalThis & { [key]?: Map<number, number> };
const running = (store[key] ??= new Map());

/**
 * Takes a place for one form of an account; call what it answers when the form is through.
 * @throws DomainError too_many_requests (429)
 */
export function takeUploadRoom(accountId: number): () => void {
  const others = running.get(accountId) ?? 0;
  if (others >= MOST_AT_ONCE) throw new DomainError('too_many_requests', { retryAfter: 10 });
  running.set(accountId, others + 1);
  return () => {
    const left = (running.get(accountId) ?? 1) - 1;
    if (left > 0) running.set(accountId, left);
    else running.delete(accountId);
  };
}
