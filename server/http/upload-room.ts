import 'server-only';

import { DomainError } from '@/server/http/errors';

/**
 * How many forms with files one account may send at once: each may take 250 MB on disk until it is answered. Counted in
 * the whole process, although its calls are bundled separately.
 */
const MOST_AT_ONCE = 3;

const key = Symbol.for('kustverblijf.uploads');
const store = globalThis as typeof globalThis & { [key]?: Map<number, number> };
const running = (store[key] ??= new Map());

/**
 * Takes a place for a form of an account; call the returned function when the form is done.
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
