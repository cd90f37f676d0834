import 'server-only';

import type { StaffNotePage, StaffNoteQuery } from '@/lib/staff-notes/contract';
import type { Actor } from '@/server/auth/actor';
import { prisma } from '@/server/db';
import { mayKeepNotes } from '@/server/features/staff-notes/policy';
import { noteSelect, toNote } from '@/server/features/staff-notes/serialize';
import { authorize } from '@/server/http/errors';

/** Notes per response. */
const PER_PAGE = 20;

interface Input {
  actor: Actor;
  query: StaffNoteQuery;
}

/**
 * GET /api/admin/notes: the notes about one person or home, newest first.
 * @throws DomainError forbidden
 */
export async function listNotes({ actor, query }: Input): Promise<StaffNotePage> {
  authorize(mayKeepNotes(actor));
  const { subject_type: type, subject_id: id, before } = query;
  const found = await prisma().staffNote.findMany({
    where: {
      ...(type === 'user' ? { userId: id } : { listingId: id }),
      ...(before && { id: { lt: before } }),
    },
    select: noteSelect,
    orderBy: { id: 'desc' },
    take: PER_PAGE + 1,
  });
  const rows = found.slice(0, PER_PAGE);
  return {
    data: rows.map((row) => toNote(actor, row)),
    next_before: found.length > PER_PAGE ? (rows.at(-1)?.id ?? null) : null,
  };
}
