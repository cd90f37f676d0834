import 'server-only';

import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import { mayKeepNotes, mayRemoveNote } from '@/server/features/staff-notes/policy';
import { noteSelect, toNote } from '@/server/features/staff-notes/serialize';
import { DomainError, authorize } from '@/server/http/errors';
import { holdActor } from '@/server/lock-order';

interface Input {
  actor: Actor;
  params: { id: number };
}

/**
 * DELETE /api/admin/notes/{id}: deletes a note of the actor's own.
 * @throws DomainError not_found; forbidden for another's
 */
export async function deleteNote({ actor, params: { id } }: Input): Promise<void> {
  authorize(mayKeepNotes(actor));
  await transaction(async (tx) => {
    await holdActor(tx, actor);
    const row = await tx.staffNote.findUnique({ where: { id }, select: noteSelect });
    if (!row) throw new DomainError('not_found');
    authorize(mayRemoveNote(actor, row));
    // The second of a double click finds nothing any more.
    const { count } = await tx.staffNote.deleteMany({ where: { id } });
    if (count === 0) throw new DomainError('not_found');
    const { subject_type: type, subject_id: subjectId } = toNote(actor, row);
    const subject = { type, id: subjectId };
    await recordAudit(tx, { actor, action: 'note.delete', subject, details: { note: id } });
  });
}
