import 'server-only';

import type { StaffNoteDto, StaffNoteInput } from '@/lib/staff-notes/contract';
import { staffNoteTexts } from '@/lib/texts/staff-notes';
import { recordAudit } from '@/server/audit/record-audit';
import type { Actor } from '@/server/auth/actor';
import { transaction } from '@/server/db';
import type { Tx } from '@/server/db';
import { mayKeepNotes } from '@/server/features/staff-notes/policy';
import { noteSelect, toNote } from '@/server/features/staff-notes/serialize';
import { authorize, invalid } from '@/server/http/errors';
import { holdActor } from '@/server/lock-order';

/** Keeps the person or home from being removed meanwhile; false if it is gone already. */
async function holdSubject(tx: Tx, { subject_type: type, subject_id: id }: StaffNoteInput): Promise<boolean> {
  const rows =
    type === 'user'
      ? await tx.$queryRaw<object[]>`
          SELECT FROM users WHERE id = ${id} AND deleted_at IS NULL FOR KEY SHARE`
      : await tx.listing.findMany({ where: { id, removedAt: null }, select: { id: true } });
  return rows.length > 0;
}

interface Input {
  actor: Actor;
  body: StaffNoteInput;
}

/**
 * POST /api/admin/notes
 * @throws DomainError forbidden; invalid on `subject_id` for what is gone
 */
export async function createNote({ actor, body }: Input): Promise<{ data: StaffNoteDto }> {
  authorize(mayKeepNotes(actor));
  const { subject_type: type, subject_id: id } = body;
  return transaction(async (tx) => {
    await holdActor(tx, actor);
    if (!(await holdSubject(tx, body))) throw invalid({ subject_id: [staffNoteTexts.unknownSubject] });
    const subject = type === 'user' ? { userId: id } : { listingId: id };
    const row = await tx.staffNote.create({
      data: { ...subject, authorId: actor.id, body: body.body },
      select: noteSelect,
    });
    await recordAudit(tx, { actor, action: 'note.create', subject: { type, id }, details: { note: row.id } });
    return { data: toNote(actor, row) };
  });
}
