/** API contract of staff notes about a user or a listing (docs/rules/users.md#notes), for admins only. */
import { dataOf } from '@/lib/api/envelope';
import { MAX_ID, idText } from '@/lib/api/params';
import { requiredText } from '@/lib/api/text';
import { z } from '@/lib/api/zod';
import { NOTE_MAX } from '@/lib/staff-notes/limits';

const subjectType = z.enum(['user', 'listing']);
export type NoteSubjectType = z.output<typeof subjectType>;

export const staffNoteDto = z.object({
  id: z.int(),
  subject_type: subjectType,
  subject_id: z.int(),
  body: z.string(),
  /** Null once the account is gone. */
  author: z.object({ id: z.int(), name: z.string() }).nullable(),
  /** Whether the caller wrote it, and may remove it. */
  is_own: z.boolean(),
  created_at: z.iso.datetime(),
});
export type StaffNoteDto = z.infer<typeof staffNoteDto>;
export const staffNoteAnswer = dataOf(staffNoteDto);

/** Newest first; `next_before` is the `before` of the next page, null on the last. */
export const staffNotePage = z.object({ data: z.array(staffNoteDto), next_before: z.int().nullable() });
export type StaffNotePage = z.infer<typeof staffNotePage>;

/** `?subject_type=user&subject_id=12&before=80` */
export const staffNoteQuery = z.object({
  subject_type: subjectType,
  subject_id: idText,
  before: idText.optional(),
});
export type StaffNoteQuery = z.output<typeof staffNoteQuery>;

/** The input of the form. */
export const staffNoteForm = z.object({ body: requiredText(NOTE_MAX) });

/** Body of POST /api/admin/notes. */
export const staffNoteInput = staffNoteForm.extend({
  subject_type: subjectType,
  subject_id: z.int().min(1).max(MAX_ID),
});
export type StaffNoteInput = z.output<typeof staffNoteInput>;
