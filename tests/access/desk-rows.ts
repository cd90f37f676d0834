import { admins } from '@/tests/access/world';
import type { Rows, World } from '@/tests/access/world';

const ofThread = ({ thread }: World) => `/api/admin/inbox/${thread.id}`;

/** What admins read and answer: the log, notes, signals, and the inbox. */
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
  'GET /api/admin/short-stay-areas': { url: () => '/api/admin/short-stay-areas', expected: admins() },
  'GET /api/admin/short-stay-checks': { url: () => '/api/admin/short-stay-checks', expected: admins() },
  'POST /api/admin/short-stay-checks/run': {
    url: () => '/api/admin/short-stay-checks/run',
    body: () => ({}),
    expected: admins(409),
  },
  // No entry point is set.
  'POST /api/admin/short-stay-areas/refresh': {
    url: () => '/api/admin/short-stay-areas/refresh',
    body: () => ({}),
    expected: admins(409),
  },
  'GET /api/admin/signals': { url: () => '/api/admin/signals', expected: admins() },
  'PUT /api/admin/signals/[id]/dismissal': {
    url: ({ signal }) => `/api/admin/signals/${signal.id}/dismissal`,
    body: () => ({ dismissed: true, reason: 'Twee broers.' }),
    expected: admins(),
  },
  'DELETE /api/admin/notes/[id]': { url: ({ note }) => `/api/admin/notes/${note.id}`, expected: admins(204) },
  'GET /api/admin/inbox': { url: () => '/api/admin/inbox', expected: admins() },
  'GET /api/admin/inbox/count': { url: () => '/api/admin/inbox/count', expected: admins() },
  'GET /api/admin/inbox/[id]': { url: ofThread, expected: admins() },
  'PUT /api/admin/inbox/[id]': {
    url: ofThread,
    body: () => ({ version: 1, state: 'closed', assignee_id: null }),
    expected: admins(),
  },
  'POST /api/admin/inbox/[id]/messages': {
    url: (world) => `${ofThread(world)}/messages`,
    body: () => ({ version: 1, body: 'Dat kan.' }),
    expected: admins(201),
  },
  'GET /api/admin/inbox-texts': { url: () => '/api/admin/inbox-texts', expected: admins() },
  'POST /api/admin/inbox-texts': {
    url: () => '/api/admin/inbox-texts',
    body: ({ admin }) => ({ name: `Hond ${admin.id}`, body: 'Dat mag.' }),
    expected: admins(201),
  },
  'PUT /api/admin/inbox-texts/[id]': {
    url: ({ inboxText }) => `/api/admin/inbox-texts/${inboxText.id}`,
    body: ({ admin }) => ({ name: `Kat ${admin.id}`, body: 'Dat mag.' }),
    expected: admins(),
  },
  'DELETE /api/admin/inbox-texts/[id]': {
    url: ({ inboxText }) => `/api/admin/inbox-texts/${inboxText.id}`,
    expected: admins(204),
  },
};
