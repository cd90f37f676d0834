import 'server-only';

import { toPage } from '@/lib/api/envelope';
import type {
  BookingRequestPage,
  BookingRequestsQuery,
  BookingsQuery,
} from '@/lib/booking-requests/contract';
import { todayIn } from '@/lib/dates/day';
import type { RequestCount, RequestListQuery } from '@/lib/requests/contract';
import type { Prisma } from '@/prisma/generated/client';
import { askedLinks, askedRows } from '@/server/features/requests/asked-rows';
import { countRequests } from '@/server/features/requests/count-requests';
import type { CountInput } from '@/server/features/requests/count-requests';
import { listInParts } from '@/server/features/requests/list-in-parts';
import { mayListRequestsOf } from '@/server/features/requests/policy';
import { bookingParts, requestParts } from '@/server/features/booking-requests/list-order';
import type { RequestPart } from '@/server/features/booking-requests/list-order';
import { bookingRequestSelect } from '@/server/features/booking-requests/select';
import { toBookingRequestDto } from '@/server/features/booking-requests/serialize';
import { prisma } from '@/server/db';
import { authorize } from '@/server/http/errors';

/**
 * All requests that an owner's listings received; or only the bookings: approved requests, including those canceled
 * later, and bookings that the landlord entered.
 */
type Kind = 'booking-requests' | 'bookings';

function whereOf(kind: Kind, ownerId: number): Prisma.BookingRequestWhereInput {
  const ofOwner = { listing: { userId: ownerId } };
  return kind === 'bookings' ? { ...ofOwner, approvedAt: { not: null } } : { ...ofOwner, manual: false };
}

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
        select: bookingRequestSelect,
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

function count(kind: Kind, input: CountInput): Promise<RequestCount> {
  const where = whereOf(kind, input.params.id);
  return countRequests(input, {
    requests: (narrower) => prisma().bookingRequest.count({ where: { ...where, ...narrower } }),
    messages: (narrower) => prisma().message.count({ where: { bookingRequest: where, ...narrower } }),
  });
}

/** GET /api/users/{id}/booking-requests/count */
export const countBookingRequests = (input: CountInput) => count('booking-requests', input);

/** GET /api/users/{id}/bookings/count */
export const countBookings = (input: CountInput) => count('bookings', input);
