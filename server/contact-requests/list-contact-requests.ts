import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type { PageQuery } from '@/lib/api/params';
import type { ContactRequestPage } from '@/lib/contact-requests/contract';
import type { RequestCount } from '@/lib/requests/contract';
import { contactRequestSelect } from '@/server/contact-requests/select';
import { toContactRequestDto } from '@/server/contact-requests/serialize';
import { prisma } from '@/server/db';
import { authorize } from '@/server/http/errors';
import { countRequests } from '@/server/requests/count-requests';
import type { CountInput } from '@/server/requests/count-requests';
import { mayListRequestsOf } from '@/server/requests/policy';

const ofOwner = (userId: number) => ({ listing: { userId } });

/** GET /api/users/{id}/contact-requests: what an owner's listings were asked, newest first; others' are 404. */
export async function listContactRequests({
  actor,
  params,
  query,
}: CountInput & { query: PageQuery }): Promise<ContactRequestPage> {
  authorize(mayListRequestsOf(actor, params.id), 'not_found');
  const where = ofOwner(params.id);
  const [rows, total] = await Promise.all([
    prisma().contactRequest.findMany({
      where,
      select: contactRequestSelect,
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      skip: (query.page - 1) * query.limit,
      take: query.limit,
    }),
    prisma().contactRequest.count({ where }),
  ]);
  return toPage({
    items: rows.map(toContactRequestDto),
    page: query.page,
    perPage: query.limit,
    total,
    path: `/api/users/${params.id}/contact-requests`,
    query: { limit: String(query.limit) },
  });
}

/** GET /api/users/{id}/contact-requests/count */
export function countContactRequests(input: CountInput): Promise<RequestCount> {
  const where = ofOwner(input.params.id);
  return countRequests(input, {
    requests: (narrower) => prisma().contactRequest.count({ where: { ...where, ...narrower } }),
    messages: (narrower) => prisma().message.count({ where: { contactRequest: where, ...narrower } }),
  });
}
