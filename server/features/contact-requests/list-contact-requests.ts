import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type {
  ContactRequestPage,
  ContactRequestsQuery,
  ContactRequestStatus,
} from '@/lib/contact-requests/contract';
import type { Prisma } from '@/prisma/generated/client';
import { contactRequestSelect } from '@/server/features/contact-requests/select';
import { toContactRequestDto } from '@/server/features/contact-requests/serialize';
import { prisma } from '@/server/db';
import { authorize } from '@/server/http/errors';
import { askedLinks, askedRows } from '@/server/features/requests/asked-rows';
import { requestCounter } from '@/server/features/requests/count-requests';
import type { CountInput } from '@/server/features/requests/count-requests';
import { listInParts } from '@/server/features/requests/list-in-parts';
import type { ListPart } from '@/server/features/requests/list-in-parts';
import { mayListRequestsOf } from '@/server/features/requests/policy';

const ofOwner = (userId: number) => ({ listing: { userId } });

const newestFirst = [{ createdAt: 'desc' }, { id: 'desc' }] as const;
type QuestionPart = ListPart<Prisma.ContactRequestWhereInput, Prisma.ContactRequestOrderByWithRelationInput>;
const states = {
  open: { where: { handledAt: null }, orderBy: newestFirst },
  handled: { where: { handledAt: { not: null } }, orderBy: newestFirst },
} satisfies Record<ContactRequestStatus, QuestionPart>;

function partsOf({ status, sort }: ContactRequestsQuery): QuestionPart[] {
  if (status) return [states[status]];
  return sort === 'open' ? [states.open, states.handled] : [{ where: {}, orderBy: newestFirst }];
}

/** GET /api/users/{id}/contact-requests: the contact requests for an owner's listings; 404 for another user's. */
export async function listContactRequests({
  actor,
  params,
  query,
}: CountInput & { query: ContactRequestsQuery }): Promise<ContactRequestPage> {
  authorize(mayListRequestsOf(actor, params.id), 'not_found');
  const ofPart = (part: QuestionPart) => ({ AND: [ofOwner(params.id), askedRows(query), part.where] });
  const { rows, total } = await listInParts({
    parts: partsOf(query),
    page: query,
    count: (part) => prisma().contactRequest.count({ where: ofPart(part) }),
    find: (part, window) =>
      prisma().contactRequest.findMany({
        where: ofPart(part),
        select: contactRequestSelect,
        orderBy: [...part.orderBy],
        ...window,
      }),
  });
  return toPage({
    items: rows.map(toContactRequestDto),
    page: query.page,
    perPage: query.limit,
    total,
    path: `/api/users/${params.id}/contact-requests`,
    query: { ...askedLinks(query), status: query.status, sort: query.sort },
  });
}

/** GET /api/users/{id}/contact-requests/count; others' are 404. */
export const countContactRequests = requestCounter('count-contact-requests', {
  table: 'contact_requests',
  thread: 'contact_request_id',
});
