import { idParams } from '@/lib/api/params';
import { endpoint } from '@/server/http/endpoint';
import { deleteNote } from '@/server/features/staff-notes/delete-note';

export const DELETE = endpoint(
  {
    auth: 'admin',
    right: 'notes',
    summary: "Remove one's own note",
    params: idParams,
    response: 'empty',
    status: 204,
  },
  deleteNote,
);
