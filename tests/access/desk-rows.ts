import { admins } from '@/tests/access/world';
import type { Rows } from '@/tests/access/world';

/** What admins know: the log, and notes. */
export const deskRows: Rows = {
  'GET /api/admin/audit-logs': { url: () => '/api/admin/audit-logs', expected: admins() },
  'GET /api/admin/audit-logs.csv': { url: () => '/api/admin/audit-logs.csv', expected: admins() },
  'GET /api/admin/notes': {
    url: ({ landlord }) => `/api/admin/notes?subject_type=user&subject_id=${landlord.id}`,
    expected: admins(),
  },
  'POST /api/admin/notes': {
    url: () => '/api/admin/notes',
    body: ({ listing }) => ({
      subject_type: 'listing',
      subject_id: listing.id,
      body: 'Belde over het adres.',
    }),
    expected: admins(201),
  },
  'DELETE /api/admin/notes/[id]': { url: ({ note }) => `/api/admin/notes/${note.id}`, expected: admins(204) },
};
