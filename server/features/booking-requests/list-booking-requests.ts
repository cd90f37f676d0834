import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type {
  BookingRequestPage,
  BookingRequestsQuery,
  BookingsQuery,
} from '@/lib/booking-requests/contract';
import { todayIn } from '@/lib/dates/day';
import type { RequestListQuery } from '@/lib/requests/contract';
import type { Prisma } from '@/prisma/generated/client';
import { askedLinks, askedRows } from '@/server/features/requests/asked-rows';
import { requestCounter } from '@/server/features/requests/count-requests';
import type { CountInput } from '@/server/features/requests/count-requests';
import { listInParts } from '@/server/features/requests/list-in-parts';
import { mayListRequestsOf } from '@/server/features/requests/policy';
import { bookingParts, requestParts } from '@/server/features/booking-requests/list-order';
import type { RequestPart } from '@/server/features/booking-requests/list-order';
import { listedRequestSelect } from '@/server/features/booking-requests/select';
import { toBookingRequestDto } from '@/server/features/booking-requests/serialize';
import { prisma } from '@/server/db';
import { authorize } from '@/server/http/errors';

/**
 * All requests that an owner's listings received; or the bookings: requests that were approved, even if canceled later,
 * and those that the landlord entered. Each as a Prisma and as an SQL condition.
 */
const kinds = {
  'booking-requests': { where: { manual: false }, sql: 'NOT r.manual' },
  bookings: { where: { approvedAt: { not: null } }, sql: 'r.approved_at IS NOT NULL' },
} as const satisfies Record<string, { where: Prisma.BookingRequestWhereInput; sql: string }>;
type Kind = keyof typeof kinds;

const whereOf = (kind: Kind, ownerId: number): Prisma.BookingRequestWhereInput => ({
  listing: { userId: ownerId },
  ...kinds[kind].where,
});

interface ListInput<Query extends RequestListQuery> extends CountInput {
  query: Query;
}

interface List extends ListInput<RequestListQuery> {
  kind: Kind;
  /** The other query parameters, for the links between pages. */
  asked: Record<string, string | undefined>;
  where?: Prisma.BookingRequestWhereInput;
  parts: readonly RequestPart[];
}

async function list({
  actor,
  kind,
  params: { id: ownerId },
  query,
  asked,
  where,
  parts,
}: List): Promise<BookingRequestPage> {
  const ofPart = (part: RequestPart) => ({
    AND: [whereOf(kind, ownerId), askedRows(query), { ...where }, part.where],
  });
  const { rows, total } = await listInParts({
    parts,
    page: query,
    count: (part) => prisma().bookingRequest.count({ where: ofPart(part) }),
    find: (part, window) =>
      prisma().bookingRequest.findMany({
        where: ofPart(part),
        select: listedRequestSelect,
        orderBy: [...part.orderBy],
        ...window,
      }),
  });
  return toPage({
    items: rows.map((row) => toBookingRequestDto(row, actor)),
    page: query.page,
    perPage: query.limit,
    total,
    path: `/api/users/${ownerId}/${kind}`,
    query: { ...askedLinks(query), ...asked },
  });
}

/** GET /api/users/{id}/booking-requests; 404 for another user's. */
export async function listBookingRequests(
  input: ListInput<BookingRequestsQuery>,
): Promise<BookingRequestPage> {
  authorize(mayListRequestsOf(input.actor, input.params.id), 'not_found');
  const { status, sort } = input.query;
  return list({
    ...input,
    kind: 'booking-requests',
    asked: { status, sort },
    where: { status },
    parts: requestParts(sort, todayIn()),
  });
}

/** GET /api/users/{id}/bookings; 404 for another user's. */
export async function listBookings(input: ListInput<BookingsQuery>): Promise<BookingRequestPage> {
  authorize(mayListRequestsOf(input.actor, input.params.id), 'not_found');
  const { when } = input.query;
  return list({ ...input, kind: 'bookings', asked: { when }, parts: bookingParts(when, todayIn()) });
}

const counted = { table: 'booking_requests', thread: 'booking_request_id' } as const;

/** GET /api/users/{id}/booking-requests/count; others' are 404. */
export const countBookingRequests = requestCounter('count-booking-requests', {
  ...counted,
  where: kinds['booking-requests'].sql,
});

/** GET /api/users/{id}/bookings/count; others' are 404. */
export const countBookings = requestCounter('count-bookings', { ...counted, where: kinds.bookings.sql });
