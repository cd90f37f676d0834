import 'server-only';

import type { Found, FindQuery } from '@/lib/find/contract';
import type { Actor } from '@/server/auth/actor';
import { readAsked } from '@/server/features/find/asked';
import { findBookingRequests, findInvoices } from '@/server/features/find/find-deals';
import { findLicences, findMails } from '@/server/features/find/find-papers';
import { findListings, findUsers } from '@/server/features/find/find-people';
import { mayFind } from '@/server/features/find/policy';
import { readBounded } from '@/server/features/find/read-bounded';
import { authorize } from '@/server/http/errors';

interface Input {
  actor: Actor;
  query: FindQuery;
}

/**
 * GET /api/admin/search: what matches these words, numbers or addresses, five of each kind (docs/rules/find.md).
 * @throws DomainError forbidden; invalid on `q` for what would take too long
 */
export async function findEverything({ actor, query: { q } }: Input): Promise<{ data: Found }> {
  authorize(mayFind(actor));
  const asked = readAsked(q);
  const data = await readBounded({ q, byIndex: true }, async (tx) => ({
    listings: await findListings(tx, asked),
    users: await findUsers(tx, asked),
    booking_requests: await findBookingRequests(tx, asked),
    invoices: await findInvoices(tx, asked),
    licences: await findLicences(tx, asked),
    mails: await findMails(tx, asked),
  }));
  return { data };
}
