import 'server-only';

import type { Actor } from '@/server/auth/actor';

/** Reading and writing notes. */
export function mayKeepNotes(actor: Actor): boolean {
  return actor.isAdmin;
}

/** A note may only be removed by its author. */
export function mayRemoveNote(actor: Actor, note: { authorId: number | null }): boolean {
  return actor.isAdmin && note.authorId === actor.id;
}
