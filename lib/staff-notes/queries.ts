/** TanStack Query options for notes of staff; query keys are defined only here. */
import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '@/lib/api/client';
import type { NoteSubjectType, StaffNoteDto, StaffNotePage } from '@/lib/staff-notes/contract';

const path = '/api/admin/notes';

export interface NoteSubject {
  subject_type: NoteSubjectType;
  subject_id: number;
}

/** The notes about one user or listing, page after page. */
export const staffNotesQuery = (subject: NoteSubject) =>
  infiniteQueryOptions({
    queryKey: ['staff-notes', subject],
    queryFn: ({ pageParam, signal }) =>
      api.get<StaffNotePage>(path, { query: { ...subject, before: pageParam }, signal }),
    initialPageParam: null as number | null,
    getNextPageParam: ({ next_before: before }) => before,
  });

export const staffNoteCalls = {
  create: (subject: NoteSubject, body: string) =>
    api.post<{ data: StaffNoteDto }>(path, { body: { ...subject, body } }),
  remove: (id: number) => api.delete(`${path}/${id}`),
};
