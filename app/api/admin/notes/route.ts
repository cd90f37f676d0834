import { staffNoteAnswer, staffNoteInput, staffNotePage, staffNoteQuery } from '@/lib/staff-notes/contract';
import { endpoint } from '@/server/http/endpoint';
import { createNote } from '@/server/features/staff-notes/create-note';
import { listNotes } from '@/server/features/staff-notes/list-notes';

export const GET = endpoint(
  {
    auth: 'admin',
    right: 'notes',
    summary: 'What staff wrote down about a person or a home, the newest first',
    query: staffNoteQuery,
    response: staffNotePage,
  },
  listNotes,
);

export const POST = endpoint(
  {
    auth: 'admin',
    right: 'notes',
    summary: 'Write something down about a person or a home',
    body: staffNoteInput,
    response: staffNoteAnswer,
    status: 201,
  },
  createNote,
);
