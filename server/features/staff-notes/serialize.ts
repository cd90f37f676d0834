import 'server-only';

import type { StaffNoteDto } from '@/lib/staff-notes/contract';
import type { Prisma } from '@/prisma/generated/client';
import type { Actor } from '@/server/auth/actor';
import { mayRemoveNote } from '@/server/features/staff-notes/policy';

export const noteSelect = {
  id: true,
  userId: true,
  listingId: true,
  body: true,
  createdAt: true,
  authorId: true,
  author: { select: { id: true, firstName: true, lastName: true } },
} as const satisfies Prisma.StaffNoteSelect;

type NoteRow = Prisma.StaffNoteGetPayload<{ select: typeof noteSelect }>;

export function toNote(actor: Actor, row: NoteRow): StaffNoteDto {
  const { id, userId, listingId, body, createdAt, author } = row;
  return {
    id,
    subject_type: userId === null ? 'listing' : 'user',
    subject_id: userId ?? listingId ?? 0,
    body,
    author: author && { id: author.id, name: `${author.firstName} ${author.lastName}`.trim() },
    is_own: mayRemoveNote(actor, row),
    created_at: createdAt.toISOString(),
  };
}
